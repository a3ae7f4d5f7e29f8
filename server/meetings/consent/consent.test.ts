import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { besideGoogle } from '../../testing/calendar-stage.ts';
import { type Loose, openWorkspace, type TestPerson, type Workspace } from '../../testing/workspace.ts';
import { quietSeconds } from '../mail/changes.ts';
import { maxWaiting } from './sharing.ts';

let here: Workspace;
let ana: TestPerson;
let bruno: TestPerson;
beforeAll(async () => {
  here = await openWorkspace({}, { config: { demo: true } });
});
beforeEach(async () => {
  here.clock.ahead = 0;
  ana = await here.somebody('manager', { name: 'Ana Lima' });
  bruno = await here.somebody('member', { name: 'Bruno Reis' });
});
afterAll(() => here.close());

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + here.clock.ahead + hours * hour).toISOString();
const times = (hours: number) => ({ start_at: inHours(hours), end_at: inHours(hours + 1) });
const ask = (who: TestPerson, method: string, path: string, body?: unknown) =>
  here.ask(method, `/api/${path}`, { token: who.token, body });
const create = (body: object = {}, by = ana) =>
  ask(by, 'POST', 'meetings', {
    title: 'Obras',
    time_zone: 'America/Sao_Paulo',
    ...times(2),
    attendees: [{ user_id: bruno.id }],
    ...body,
  });
const waiting = async (who = bruno): Promise<Loose[]> => (await ask(who, 'GET', 'meetings/invitations')).body.data;
const answer = (id: string, what: 'accept' | 'decline', who = bruno) =>
  ask(who, 'PUT', `meetings/${id}/invitation/${what}`);
const kinds = async (who: TestPerson) =>
  (await ask(who, 'GET', 'notifications')).body.data.map(({ kind }: Loose) => kind);
const mails = async (to: string) => {
  here.clock.ahead += (quietSeconds + 1) * 1_000;
  await here.notifications.whenIdle();
  return here.store.db.selectFrom('outbox').where('recipient', '=', to).select(['subject', 'text']).execute();
};
const attendee = async (id: string, by = ana) =>
  (await ask(by, 'GET', `meetings/${id}`)).body.attendees.find(({ user_id }: Loose) => user_id === bruno.id);

/** All places that show a person their meetings, with what each shows of one meeting. */
async function placesOf(id: string, who: TestPerson) {
  const { start_at, end_at } = await here.store.db
    .selectFrom('meetings')
    .where('id', '=', id)
    .select(['start_at', 'end_at'])
    .executeTakeFirstOrThrow();
  const inList = async (path: string) =>
    (await ask(who, 'GET', path)).body.data.filter((row: Loose) => row.id === id).length;
  const status = async (method: string, path: string, body?: object) => (await ask(who, method, path, body)).status;
  const busy = (await ask(ana, 'GET', `meetings?attendee_id=${who.id}&busy=true`)).body.data;
  const collisions = (
    await ask(ana, 'POST', 'meetings/check', { start_at, end_at, time_zone: 'America/Sao_Paulo', user_ids: [who.id] })
  ).body;
  const { path } = (await ask(who, 'PUT', 'meetings/feed', { with_projects: false })).body;
  const feed = await (await fetch(here.url + path)).text();
  const data = (await ask(who, 'GET', 'account/data')).body;
  return {
    list: await inList('meetings'),
    search: await inList('meetings?search=obras'),
    today: await inList('meetings/today'),
    upcoming: await inList('meetings/upcoming'),
    'as attendee': await inList(`meetings?attendee_id=${who.id}`),
    busy: busy.filter((row: Loose) => row.id === id).length,
    collisions: JSON.stringify(collisions).includes(id) ? 1 : 0,
    feed: feed.includes(id) ? 1 : 0,
    'own data': JSON.stringify(data).includes('Obras') ? 1 : 0,
    page: await status('GET', `meetings/${id}`),
    notes: await status('GET', `meetings/${id}/notes`),
    outcomes: await status('GET', `meetings/${id}/outcomes`),
    answer: await status('PUT', `meetings/${id}/response`, { response: 'tentative' }),
  };
}
const nowhere = { list: 0, search: 0, today: 0, upcoming: 0, 'as attendee': 0, busy: 0, collisions: 0, feed: 0 };
const everywhere = { list: 1, search: 1, upcoming: 1, 'as attendee': 1, busy: 1, collisions: 1, feed: 1 };

describe('an invitation from a person who shares no unit and no project', () => {
  test('waits: the meeting is in no place of the invited, who sees who, what and when', async () => {
    const { id } = (await create({ description: 'Segredo', is_private: true })).body;
    expect(await placesOf(id, bruno)).toMatchObject({
      ...nowhere,
      'own data': 0,
      page: 404,
      notes: 404,
      outcomes: 404,
      answer: 404,
    });
    const [row, ...more] = await waiting();
    expect(more).toEqual([]);
    expect(row).toEqual({
      id,
      title: 'Obras',
      start_at: expect.any(String),
      end_at: expect.any(String),
      time_zone: 'America/Sao_Paulo',
      is_series: false,
      organizer: { id: ana.id, name: 'Ana Lima' },
      invited_by: { id: ana.id, name: 'Ana Lima' },
    });
    expect(await attendee(id)).toMatchObject({ response: 'needs_action', is_waiting: true });
    expect(await kinds(bruno)).toEqual(['meeting_asked']);
    expect(await mails(bruno.email)).toEqual([]);
  });

  test('that is accepted is a meeting like any other', async () => {
    const { id } = (await create()).body;
    expect((await answer(id, 'accept')).status).toBe(204);
    expect(await placesOf(id, bruno)).toMatchObject({
      ...everywhere,
      page: 200,
      notes: 200,
      outcomes: 200,
      answer: 200,
    });
    expect(await waiting()).toEqual([]);
    expect(await kinds(bruno)).toEqual([]);
    await ask(ana, 'PATCH', `meetings/${id}`, times(20));
    expect(await kinds(bruno)).toEqual(['meeting_moved']);
    expect((await mails(bruno.email)).map(({ subject }) => subject)).toEqual(['Novo horário: Obras']);
    expect((await answer(id, 'accept')).status).toBe(404);
  });

  test('that is declined stays silent; the organizer sees the answer, also after the meeting moved', async () => {
    const { id } = (await create()).body;
    expect((await answer(id, 'decline')).status).toBe(204);
    expect(await attendee(id)).toMatchObject({ response: 'declined', is_waiting: false });
    await ask(ana, 'PATCH', `meetings/${id}`, times(20));
    await ask(ana, 'PATCH', `meetings/${id}`, { title: 'Obras na serra' });
    await ask(ana, 'PATCH', `meetings/${id}/status`, { status: 'cancelled' });
    await ask(ana, 'PATCH', `meetings/${id}/status`, { status: 'scheduled' });
    expect(await attendee(id)).toMatchObject({ response: 'declined', is_waiting: false });
    expect(await placesOf(id, bruno)).toMatchObject({ ...nowhere, page: 404 });
    expect(await waiting()).toEqual([]);
    expect(await kinds(bruno)).toEqual([]);
    expect(await mails(bruno.email)).toEqual([]);
    expect((await answer(id, 'accept')).status).toBe(404);
  });

  test('reminds of nothing and gets no minutes while it waits', async () => {
    const { id } = (await create({ reminders_min: [15] })).body;
    expect((await ask(ana, 'POST', `meetings/${id}/minutes`)).body.recipients).toEqual([]);
    here.clock.ahead = 1.9 * hour;
    await here.notifications.whenIdle();
    expect(await kinds(ana)).toContain('meeting_reminder');
    expect(await kinds(bruno)).toEqual(['meeting_asked']);
  });

  test('is answered for all of a series at once', async () => {
    const repeat = { every: 'day', interval: 1, weekdays: [], until: null, times: 5 };
    const body = (await create({ repeat })).body;
    expect(body.series).toBeTruthy();
    expect(await waiting()).toMatchObject([{ id: body.id, is_series: true }]);
    expect((await answer(body.id, 'accept')).status).toBe(204);
    expect((await ask(bruno, 'GET', `meetings?series_id=${body.series.id}`)).body.data).toHaveLength(5);
  });

  test('is told in the app once per inviter and day', async () => {
    for (let each = 0; each < 4; each++) expect((await create()).status).toBe(201);
    const carla = await here.somebody('manager', { name: 'Carla Nunes' });
    await create({}, carla);
    expect(await kinds(bruno)).toEqual(['meeting_asked', 'meeting_asked']);
    expect(await waiting()).toHaveLength(5);
  });

  test('is refused when too many of the inviter wait for the same person', async () => {
    for (let each = 0; each < maxWaiting; each++) expect((await create()).status).toBe(201);
    const refused = await create();
    expect([refused.status, refused.body.code]).toEqual([409, 'LIMIT_REACHED']);
    expect(refused.body.message).toContain('10 convites');
    const [first] = await waiting();
    await answer(first.id, 'decline');
    expect((await create()).status).toBe(201);
  });

  test('waits too when an attendee or an administrator adds the person, or one of an administrator', async () => {
    const admin = await here.somebody('admin');
    const { id } = (await create({ attendees: [] })).body;
    await ask(admin, 'PATCH', `meetings/${id}`, { attendees: [{ user_id: bruno.id }] });
    expect(await waiting()).toMatchObject([{ id, invited_by: { id: admin.id }, organizer: { id: ana.id } }]);
    const floods = [];
    for (let each = 0; each < 40; each++) floods.push((await create({ attendees: [{ user_id: admin.id }] })).status);
    expect(floods.filter((status) => status === 201)).toHaveLength(maxWaiting);
    expect((await ask(admin, 'GET', 'meetings/upcoming')).body.data).toEqual([]);
  });
});

test('who shares a unit or a project gets the meeting at once', async () => {
  await here.unit('Matriz', ana, bruno);
  const first = (await create()).body;
  expect(await placesOf(first.id, bruno)).toMatchObject({ ...everywhere, page: 200 });
  const carla = await here.somebody('member', { name: 'Carla Nunes' });
  const project = (await ask(ana, 'POST', 'projects', { name: 'Esteira' })).body;
  await here.join(project.id, carla, 'viewer');
  const second = (await create({ attendees: [{ user_id: carla.id }] })).body;
  expect((await ask(carla, 'GET', `meetings/${second.id}`)).status).toBe(200);
  expect(await waiting(carla)).toEqual([]);
});

test('in view-as mode the title of a private meeting that waits is not read', async () => {
  const admin = await here.somebody('admin');
  await create({ is_private: true });
  await create();
  const { token } = (await ask(admin, 'POST', 'view-as', { user_id: bruno.id })).body;
  const seen = await here.ask('GET', '/api/meetings/invitations', { token });
  expect(seen.status).toBe(200);
  expect(seen.body.data).toHaveLength(1);
});

describe('a Google calendar', () => {
  const stage = besideGoogle();

  test('does not invite people who have not accepted here', async () => {
    const { attendeesFor } = await import('../google/guests.ts');
    const there = stage.here;
    const [one, two] = [await there.somebody('manager'), await there.somebody('member')];
    await there.store.db.deleteFrom('user_units').execute();
    const body = { title: 'Obras', time_zone: 'UTC', ...times(2), attendees: [{ user_id: two.id }] };
    const { id } = (await there.ask('POST', '/api/meetings', { token: one.token, body })).body;
    const named = () => there.store.transaction((tx) => attendeesFor(tx, id, 'ana@gmail.example'));
    expect(await named()).toEqual([]);
    await there.ask('PUT', `/api/meetings/${id}/invitation/accept`, { token: two.token });
    expect(await named()).toMatchObject([{ email: two.email }]);
  });
});

test('every place that reads who attends says whether it asks for consent', () => {
  const files = globSync('server/**/*.ts').filter((file) => !/\.test\.|\/testing\/|\/migrations\/|demo\.ts/.test(file));
  const reading = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    const reads = /(?:from|join) meeting_attendees|(?:selectFrom|innerJoin|leftJoin)\('meeting_attendees/.test(text);
    return reads && !/hasConsented|isAttendedBy\(/.test(text);
  });
  // They read all attendees, whatever they agreed to: to change them, to copy them, or by their e-mail alone.
  expect(reading.sort()).toEqual([
    'server/meetings/change.ts',
    'server/meetings/consent/handlers.ts',
    'server/meetings/consent/sharing.ts',
    'server/meetings/google/create.ts',
    'server/meetings/google/readers.ts',
    'server/meetings/google/twins.ts',
    'server/meetings/ics/import-ics.ts',
    'server/meetings/ics/write-exceptions.ts',
    'server/meetings/planning.ts',
    'server/meetings/series.ts',
    'server/users/email.ts',
  ]);
});
