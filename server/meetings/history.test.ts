import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteInBatches } from '../kernel/housekeeping.ts';
import { type Loose, openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let ana: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  here = await openWorkspace({}, { areColleagues: true });
  ana = await here.somebody('manager', { name: 'Ana Lima' });
  admin = await here.somebody('admin', { name: 'Helena Prado' });
});
afterAll(() => here.close());

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const ask = (method: string, rest: string, body?: object, { token } = ana) =>
  here.ask(method, `/api/meetings${rest}`, { token, body });
const meet = async (title: string, more: object = {}): Promise<Loose> => {
  const times = { start_at: inHours(1), end_at: inHours(2), time_zone: 'America/Sao_Paulo' };
  return (await ask('POST', '', { title, ...times, ...more })).body;
};
/** What the audit log tells of a meeting, the oldest first. */
const history = async (id: string) => {
  const path = `/api/audit-events?about_id=${id}&sort_order=asc&limit=200`;
  const { body } = await here.ask('GET', path, { token: admin.token });
  return body.data.map(({ name, changes }: Loose) => [
    name,
    ...changes.map(({ before, after }: Loose) => `${before} → ${after}`),
  ]);
};

test('what was told before a meeting turned private is told again when it is private no more, and nothing of between', async () => {
  const { id } = await meet('Obra norte');
  await ask('PATCH', `/${id}`, { title: 'Obra sul' });
  await ask('POST', `/${id}/outcomes`, { text: 'Pedir guindaste' });
  const before = await history(id);
  expect(before).toEqual([['Obra norte'], ['Obra sul', 'Obra norte → Obra sul'], ['Pedir guindaste']]);
  await ask('PATCH', `/${id}`, { is_private: true, location: 'Sala 9' });
  await ask('PATCH', `/${id}`, { title: 'Demissões', location: 'Sala 10' });
  await ask('POST', `/${id}/outcomes`, { text: 'Avisar o Caio' });
  expect(await history(id)).toEqual(Array(6).fill(['—']));
  await ask('PATCH', `/${id}`, { is_private: false, title: 'Obra sul' });
  expect(await history(id)).toEqual([...before, ['—'], ['—'], ['—'], ['Obra sul']]);
  // As often as it is done.
  await ask('PATCH', `/${id}`, { is_private: true });
  expect(await history(id)).toEqual(Array(8).fill(['—']));
  await ask('PATCH', `/${id}`, { is_private: false });
  expect((await history(id)).slice(0, 3)).toEqual(before);
  expect(JSON.stringify(await history(id))).not.toMatch(/Demissões|Caio|Sala/);
});

test('so it is with all of a series, and with one that was private by itself', async () => {
  const repeat = { every: 'week', interval: 1, weekdays: [], until: null, times: 3 };
  const first = await meet('Ronda', { repeat });
  const [, second, third] = (await ask('GET', `?series_id=${first.series.id}`)).body.data;
  for (const one of [second, third]) await ask('PATCH', `/${one.id}`, { location: `Sala de ${one.series_day}` });
  const told = await Promise.all([second, third].map(({ id }) => history(id)));
  await ask('PATCH', `/${third.id}`, { is_private: true });
  await ask('PATCH', `/${first.id}`, { is_private: true, scope: 'all' });
  for (const { id } of [first, second, third]) expect(JSON.stringify(await history(id))).not.toMatch(/Ronda|Sala/);
  await ask('PATCH', `/${first.id}`, { is_private: false, scope: 'all' });
  expect((await history(second.id)).slice(0, 1)).toEqual(told[0]?.slice(0, 1));
  expect((await history(third.id)).slice(0, 1)).toEqual(told[1]?.slice(0, 1));
});

test('and where a calendar file says so', async () => {
  const key = 'historia@fora.example';
  const file = (sequence: number, ...lines: string[]) =>
    ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', `UID:${key}`, 'DTSTART:20991124T130000Z', 'DURATION:PT1H']
      .concat(`SEQUENCE:${sequence}`, 'SUMMARY:Visita', ...lines, 'END:VEVENT', 'END:VCALENDAR')
      .join('\n');
  const take = async (text: string) =>
    (await ask('POST', '/ics', { text, time_zone: 'America/Sao_Paulo', keys: [key] })).body.data[0];
  const { meeting_id: id } = await take(file(0));
  const before = await history(id);
  await take(file(1, 'CLASS:PRIVATE'));
  expect(JSON.stringify(await history(id))).not.toContain('Visita');
  await take(file(2, 'CLASS:PUBLIC'));
  expect((await history(id)).slice(0, 1)).toEqual(before);
});

test('what was sealed goes with its meeting and with the log, and no other word of the log can be changed', async () => {
  const { id } = await meet('Contrato');
  await ask('PATCH', `/${id}`, { is_private: true });
  const { db } = here.store;
  const rewrite = (label: string) =>
    sql`update activity set label = ${label} where subject_id = ${id}::uuid`.execute(db);
  await expect(rewrite('Outra história')).rejects.toThrow('What happened is not changed.');
  expect((await db.selectFrom('sealed_activity').where('meeting_id', '=', id).select('label').execute()).length).toBe(
    1,
  );
  const other = await meet('Velha');
  await ask('PATCH', `/${other.id}`, { is_private: true });
  await deleteInBatches(db, 'activity', sql`subject_id = ${other.id}::uuid`);
  expect(await db.selectFrom('sealed_activity').where('meeting_id', '=', other.id).select('label').execute()).toEqual(
    [],
  );
  expect((await ask('DELETE', `/${id}`)).status).toBe(204);
  expect(await db.selectFrom('sealed_activity').where('meeting_id', '=', id).select('label').execute()).toEqual([]);
  await expect(rewrite('Contrato')).rejects.toThrow('What happened is not changed.');
  expect(JSON.stringify(await history(id))).not.toContain('Contrato');
});
