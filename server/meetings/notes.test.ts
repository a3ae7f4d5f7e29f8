import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { agendaPartIds } from '../kernel/store/migrations/0091-agenda-part-ids.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let ana: TestPerson;
let bruno: TestPerson;
let carla: TestPerson;
let admin: TestPerson;
let project: string;
beforeAll(async () => {
  here = await openWorkspace({}, { areColleagues: true });
  ana = await here.somebody('manager', { name: 'Ana Lima' });
  bruno = await here.somebody('member', { name: 'Bruno Reis' });
  carla = await here.somebody('member', { name: 'Carla Nunes' });
  admin = await here.somebody('admin', { name: 'Helena Prado' });
  project = (await here.ask('POST', '/api/projects', { token: ana.token, body: { name: 'Célula' } })).body.id;
  await here.join(project, carla, 'viewer');
});
afterAll(() => here.close());

const ask = (method: string, rest: string, body?: object, { token } = ana) =>
  here.ask(method, `/api/meetings${rest}`, { token, body });
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
let id: string;
let part: string;
beforeEach(async () => {
  const times = { start_at: inHours(1), end_at: inHours(2), time_zone: 'America/Sao_Paulo' };
  const about = { title: 'Obras', project_id: project, attendees: [{ user_id: bruno.id }] };
  const { body } = await ask('POST', '', { ...about, ...times, agenda: [{ title: 'Prazo' }] });
  id = body.id;
  part = body.agenda[0].id;
});
const write = (partId: string, text: string, version?: number, who = bruno) =>
  ask('PUT', `/${id}/notes/${partId}`, { text, ...(version !== undefined && { version }) }, who);
const read = async (who = ana) => (await ask('GET', `/${id}/notes`, undefined, who)).body.data;

test('each part is noted by itself, and of two who write at once the second is told so', async () => {
  expect(await read()).toEqual([]);
  const both = await Promise.all([write(part, 'Até dia 12'), write(part, 'Até dia 15', undefined, ana)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('STALE_VERSION');
  const [first] = await read();
  expect(first).toMatchObject({ part_id: part, version: 1 });
  expect((await write(id, 'Todos vieram', undefined, ana)).body).toMatchObject({
    part_id: id,
    text: 'Todos vieram',
    updated_by: { name: 'Ana Lima' },
    version: 1,
  });
  expect((await write(part, 'Até dia 15, com guindaste', 1)).body.version).toBe(2);
  // Sent again, it is known already.
  expect((await write(part, 'Até dia 15, com guindaste', 1)).body.version).toBe(2);
  expect((await write(project, 'x')).body).toMatchObject({
    code: 'NOT_FOUND',
    message: 'Parte da reunião não encontrada',
  });
  const { body } = await ask('GET', `/${id}`);
  expect(body).toMatchObject({ notes: 'Todos vieram', agenda: [{ notes: 'Até dia 15, com guindaste' }], version: 1 });
  // Who changes the meeting meanwhile writes over no note.
  const { owner: _, notes: __, ...item } = body.agenda[0];
  const changed = (await ask('PATCH', `/${id}`, { agenda: [{ ...item, minutes: 20 }], version: 1 })).body;
  expect(changed.agenda).toMatchObject([{ minutes: 20, notes: 'Até dia 15, com guindaste' }]);
});

test('who only sees the project reads; of a private meeting nobody else hears a word', async () => {
  await write(part, 'Cargos');
  expect(await read(carla)).toMatchObject([{ text: 'Cargos' }]);
  expect((await write(part, 'x', 1, carla)).body.code).toBe('FORBIDDEN');
  await ask('PATCH', `/${id}`, { is_private: true });
  await write(part, 'Salários', 1);
  expect(await read(carla)).toEqual([]);
  expect(await read(admin)).toEqual([]);
  expect((await write(part, 'x', 2, admin)).body.code).toBe('FORBIDDEN');
  const told = await Promise.all([
    ask('GET', `/${id}`, undefined, admin),
    ask('GET', '?limit=200', undefined, carla),
    here.ask('GET', '/api/audit-events?limit=200', { token: admin.token }),
  ]);
  expect(JSON.stringify(told.map(({ body }) => body))).not.toMatch(/Salários/);
  const log = await here.store.db
    .selectFrom('activity')
    .where('subject_id', '=', id)
    .select(['label', 'changes'])
    .execute();
  expect(JSON.stringify(log)).not.toMatch(/Cargos|Salários/);
});

test('who is writing on a part is told to the others for as long as they say so', async () => {
  const mark = (partId: string, is_writing: boolean, who = bruno) =>
    ask('PUT', `/${id}/notes/${partId}/writing`, { is_writing }, who);
  const writing = async (who = ana) => (await ask('GET', `/${id}/notes`, undefined, who)).body.writing;
  expect((await mark(part, true)).status).toBe(204);
  expect((await mark(part, true)).status).toBe(204);
  expect(await writing()).toEqual([{ part_id: part, person: { id: bruno.id, name: 'Bruno Reis' } }]);
  expect(await writing(bruno)).toEqual([]);
  await here.store.db.updateTable('meeting_writers').set({ until: new Date().toISOString() }).execute();
  expect(await writing()).toEqual([]);
  await mark(id, true);
  await mark(id, false);
  expect(await writing()).toEqual([]);
  expect((await mark(project, true)).body.code).toBe('NOT_FOUND');
  expect((await mark(part, true, carla)).body.code).toBe('FORBIDDEN');
  expect((await here.store.db.selectFrom('meeting_writers').select('user_id').execute()).length).toBe(0);
});

test('what was noted on a part stays when the part leaves the agenda', async () => {
  await write(part, 'Até dia 12');
  await write(id, 'Todos vieram');
  expect((await ask('PATCH', `/${id}`, { agenda: [{ title: 'Custos' }] })).status).toBe(200);
  expect(await read()).toMatchObject([{ part_id: id, text: 'Todos vieram\n\nPrazo\nAté dia 12', version: 2 }]);
  const [{ id: costs }] = (await ask('GET', `/${id}`)).body.agenda;
  await write(costs, '  ');
  expect((await ask('PATCH', `/${id}`, { agenda: [] })).status).toBe(200);
  expect(await read()).toMatchObject([{ part_id: id, text: 'Todos vieram\n\nPrazo\nAté dia 12', version: 2 }]);
});

test('what would be too long together is refused before anything is lost, of one meeting and of a series', async () => {
  const words = (letter: string) => letter.repeat(3_000);
  const said = 'As anotações juntas passariam de 4.000 caracteres. Encurte-as antes.';
  const refused = { status: 409, body: { code: 'LIMIT_REACHED', message: said } };
  await write(part, words('p'));
  await write(id, words('g'));
  expect(await ask('PATCH', `/${id}`, { agenda: [] })).toMatchObject(refused);
  expect((await ask('GET', `/${id}`)).body).toMatchObject({
    notes: words('g'),
    agenda: [{ title: 'Prazo', notes: words('p') }],
  });
  await write(id, 'Curta', 1);
  expect((await ask('PATCH', `/${id}`, { agenda: [] })).status).toBe(200);
  expect(await read()).toMatchObject([{ text: `Curta\n\nPrazo\n${words('p')}` }]);

  const times = { start_at: inHours(1), end_at: inHours(2), time_zone: 'America/Sao_Paulo' };
  const repeat = { every: 'week', interval: 1, weekdays: [], until: null, times: 3 };
  const agenda = Array.from({ length: 20 }, (_, at) => ({ title: `Assunto ${at}` }));
  const { body } = await ask('POST', '', { title: 'Obras', ...times, repeat, agenda });
  const [, second] = (await ask('GET', `?series_id=${body.series.id}`)).body.data;
  for (const item of body.agenda)
    await ask('PUT', `/${second.id}/notes/${item.id}`, { text: words(item.title.at(-1)).slice(0, 300) });
  // Of the first nothing is noted; what does not fit is the second's.
  expect(await ask('PATCH', `/${body.id}`, { agenda: [], scope: 'all' })).toMatchObject(refused);
  expect((await ask('GET', `/${second.id}/notes`)).body.data).toHaveLength(20);
  expect((await ask('GET', `/${body.id}`)).body.agenda).toHaveLength(20);
});

test('lists of meetings carry no notes', async () => {
  await write(part, 'Até dia 12');
  await write(id, 'Todos vieram');
  // One that is under way is of today at any hour.
  const now = { start_at: inHours(-0.5), end_at: inHours(0.5), time_zone: 'America/Sao_Paulo' };
  await ask('POST', '', { title: 'Agora', project_id: project, ...now });
  for (const path of ['?limit=200', '/today', '/upcoming']) {
    const { body } = await ask('GET', path);
    expect(body.data.length).toBeGreaterThan(0);
    expect(JSON.stringify(body.data)).not.toMatch(/"notes"|Até dia 12|Todos vieram/);
  }
});

test('a note that was joined before that was bounded is still read, and can be shortened', async () => {
  const text = 'x'.repeat(480_000);
  await here.store.db
    .insertInto('meeting_notes')
    .values({ meeting_id: id, part_id: id, text, updated_by: null, updated_at: new Date().toISOString() })
    .execute();
  expect((await read())[0].text).toHaveLength(480_000);
  expect((await ask('GET', `/${id}`)).body.notes).toHaveLength(480_000);
  expect((await write(id, 'Curta', 1)).status).toBe(200);
});

test('no part of the agenda takes the id of a meeting, by which its general note is kept', async () => {
  const times = { start_at: inHours(1), end_at: inHours(2), time_zone: 'America/Sao_Paulo' };
  const repeat = { every: 'week', interval: 1, weekdays: [], until: null, times: 2 };
  const { body } = await ask('POST', '', { title: 'Obras', ...times, repeat });
  const [first, second] = (await ask('GET', `?series_id=${body.series.id}`)).body.data;
  for (const one of [first, second]) await ask('PUT', `/${one.id}/notes/${one.id}`, { text: `De ${one.id}` });
  const agenda = [first, second].map((one) => ({ id: one.id, title: 'Colisão' }));
  const changed = await ask('PATCH', `/${first.id}`, { agenda, scope: 'all' });
  expect(changed.status).toBe(200);
  expect(changed.body.agenda.map((item: { id: string }) => item.id)).not.toContain(first.id);
  expect((await ask('PATCH', `/${first.id}`, { agenda: [], scope: 'all' })).status).toBe(200);
  for (const one of [first, second])
    expect((await ask('GET', `/${one.id}/notes`)).body.data).toMatchObject([{ part_id: one.id, text: `De ${one.id}` }]);
  const made = await ask('POST', '', { title: 'Outra', ...times, agenda: [{ id: first.id, title: 'Colisão' }] });
  expect(made.body.agenda[0].id).not.toBe(first.id);
});

test('a part that had the id of its meeting gets another by the migration', async () => {
  await write(id, 'Todos vieram');
  const { agenda } = (await ask('GET', `/${id}`)).body;
  const parts = [...agenda, { id, title: 'Colisão' }].map((item) => ({ minutes: 0, owner_id: null, ...item }));
  await here.store.db
    .updateTable('meetings')
    .set({ agenda: JSON.stringify(parts) })
    .where('id', '=', id)
    .execute();
  for (const statement of agendaPartIds.statements) await sql.raw(statement).execute(here.store.db);
  const { body } = await ask('GET', `/${id}`);
  expect(body).toMatchObject({ notes: 'Todos vieram', agenda: [{ id: part }, { title: 'Colisão', notes: '' }] });
  expect(body.agenda[1].id).not.toBe(id);
});
