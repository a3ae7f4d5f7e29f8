import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Loose, openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';
import { caps } from './caps.ts';
import { planSeries } from './planning.ts';
import { en } from './words/en.ts';
import { ptBR } from './words/pt-BR.ts';

let here: Workspace;
let ana: TestPerson;
beforeAll(async () => {
  here = await openWorkspace({}, { areColleagues: true });
});
beforeEach(async () => {
  ana = await here.somebody('manager', { name: 'Ana Lima' });
});
afterAll(() => here.close());

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const guests = (count: number) => Array.from({ length: count }, (_, at) => ({ email: `p${at}@fora.example` }));
const every = (unit: string, more: object = {}) => ({
  repeat: { every: unit, interval: 1, weekdays: [], until: null, times: null, ...more },
});
const ask = (method: string, path: string, body?: object, headers = {}, { token } = ana) =>
  here.ask(method, `/api/meetings${path}`, { token, body, headers });
const meet = (body: object, headers = {}) =>
  ask(
    'POST',
    '',
    { title: 'Obra', start_at: inHours(1), end_at: inHours(2), time_zone: 'America/Sao_Paulo', ...body },
    headers,
  );
const countOf = async (table: 'meetings' | 'meeting_attendees' | 'meeting_series') =>
  (
    await here.store.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;
/** Has Ana have made so much today. */
const made = (meetings: number, invitations: number) =>
  here.store.db
    .insertInto('meeting_allowances')
    .values({ user_id: ana.id, day: new Date().toISOString().slice(0, 10), source: 'made', meetings, invitations })
    .execute();
const allowance = () =>
  here.store.db
    .selectFrom('meeting_allowances')
    .where('user_id', '=', ana.id)
    .select(['meetings', 'invitations'])
    .executeTakeFirst();
const refused = (message: string) => ({ status: 409, body: { code: 'LIMIT_REACHED', message } });
const tooLarge = refused(ptBR.seriesTooLarge(caps.seriesInvitations));

test('a series that would ask too many people is refused in words, and nothing of it is written', async () => {
  const before = [await countOf('meetings'), await countOf('meeting_series')];
  expect(await meet({ attendees: guests(50), ...every('day') })).toMatchObject(tooLarge);
  const inEnglish = await meet({ attendees: guests(50), ...every('day') }, { 'accept-language': 'en' });
  expect(inEnglish.body.message).toBe(en.seriesTooLarge(caps.seriesInvitations));
  expect([await countOf('meetings'), await countOf('meeting_series')]).toEqual(before);
  expect(await allowance()).toBeUndefined();
  expect((await meet({ attendees: guests(50), ...every('week') })).status).toBe(201);
});

test('nor does it grow to that by its rule, by its people, or by one that was held once', async () => {
  const weekly = (await meet({ attendees: guests(50), ...every('week') })).body;
  expect(await ask('PATCH', `/${weekly.id}`, { ...every('day'), scope: 'all' })).toMatchObject(tooLarge);
  const daily = (await meet(every('day'))).body;
  const asked = { attendees: guests(50), scope: 'all' };
  expect(await ask('PATCH', `/${daily.id}`, asked)).toMatchObject(tooLarge);
  expect((await ask('GET', `/${daily.id}`)).body.attendees).toEqual([]);
  const once = (await meet({ attendees: guests(50) })).body;
  expect(await ask('PATCH', `/${once.id}`, every('day'))).toMatchObject(tooLarge);
  expect((await ask('GET', `/${once.id}`)).body.series).toBeNull();
});

test('nor out of a calendar file, whose other meetings are taken over', async () => {
  const people = guests(50).map(({ email }) => `ATTENDEE:mailto:${email}`);
  const event = (uid: string, ...lines: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'];
  const start = [`DTSTART:${inHours(1).replace(/[-:]|\.\d+/g, '')}`, 'DURATION:PT1H'];
  const text = [
    'BEGIN:VCALENDAR',
    ...event('large', ...start, 'RRULE:FREQ=DAILY', ...people),
    ...event('small', ...start, ...people),
    'END:VCALENDAR',
  ].join('\n');
  const { body } = await ask('POST', '/ics', { text, time_zone: 'America/Sao_Paulo', keys: ['large', 'small'] });
  expect(body.data).toMatchObject([
    { key: 'large', outcome: 'failed', message: ptBR.seriesTooLarge(caps.seriesInvitations) },
    { key: 'small', outcome: 'created' },
  ]);
  expect(await allowance()).toEqual({ meetings: 1, invitations: 50 });
});

test('of two that ask at once for the last meeting of a day one gets it, and each way of making is counted', async () => {
  await made(caps.meetingsOfDay - 1, 0);
  const both = (await Promise.all([meet({}), meet({})])).sort((a, b) => a.status - b.status);
  expect(both).toMatchObject([{ status: 201 }, refused(ptBR.tooManyMeetings(caps.meetingsOfDay))]);
  const { id } = (both[0] as Loose).body;
  expect(await ask('PATCH', `/${id}`, every('month'))).toMatchObject(refused(ptBR.tooManyMeetings(caps.meetingsOfDay)));
  // Deleting makes no room: what multiplies was done.
  expect((await ask('DELETE', `/${id}`)).status).toBe(204);
  expect((await meet({})).status).toBe(409);
  const other = await here.somebody('member');
  const body = { title: 'Outra', start_at: inHours(1), end_at: inHours(2), time_zone: 'America/Sao_Paulo' };
  expect((await ask('POST', '', body, {}, other)).status).toBe(201);
  await sql`update meeting_allowances set day = day - 1`.execute(here.store.db);
  expect((await meet({})).status).toBe(201);
});

test('the people of a series that is made or changed count by each of its meetings', async () => {
  await made(0, caps.invitationsOfDay - 150);
  const message = refused(ptBR.tooManyInvitations(caps.invitationsOfDay));
  expect(await meet({ attendees: guests(3), ...every('week') })).toMatchObject(message);
  const { body } = await meet({ attendees: guests(1), ...every('week') });
  expect(await ask('PATCH', `/${body.id}`, { attendees: guests(3), scope: 'all' })).toMatchObject(message);
  expect((await ask('PATCH', `/${body.id}`, { attendees: guests(2), scope: 'all' })).status).toBe(200);
  // Those of one meeting count too.
  expect(await ask('PATCH', `/${body.id}`, { attendees: guests(50) })).toMatchObject(message);
});

test('an assistant who plans a year of ten people stays far below all limits', async () => {
  const team = guests(10);
  for (let at = 0; at < 10; at++)
    expect((await meet({ attendees: team.slice(at, at + 1), ...every('week') })).status).toBe(201);
  for (let at = 0; at < 3; at++) expect((await meet({ attendees: team, ...every('day') })).status).toBe(201);
  for (let at = 0; at < 5; at++) expect((await meet({ attendees: team, ...every('month') })).status).toBe(201);
  const { meetings, invitations } = (await allowance()) as { meetings: number; invitations: number };
  expect(meetings).toBeLessThan(caps.meetingsOfDay / 2);
  expect(invitations).toBeLessThan(caps.invitationsOfDay / 2);
});

test('what is planned on later is nobody’s making, and comes in steps', async () => {
  await meet({ attendees: guests(5), ...every('day') });
  const before = await countOf('meetings');
  const sum = await allowance();
  const ahead = new Date(Date.now() + 120 * 86_400_000).toISOString();
  const inserted: string[] = [];
  here.store.onWrite((table, act) => void (act === 'insert into' && inserted.push(table)));
  await planSeries(here.store.db, { now: ahead, dayAgo: ahead, history: undefined });
  expect((await countOf('meetings')) - before).toBeGreaterThanOrEqual(119);
  // Fifty days at most by one statement.
  expect(inserted.filter((table) => table === 'meetings').length).toBeGreaterThanOrEqual(3);
  expect(await allowance()).toEqual(sum);
});
