import { beforeEach, expect, test } from 'vitest';
import { besideGoogle } from '../../testing/calendar-stage.ts';
import type { Fault } from '../../testing/google-calendar.ts';
import type { Loose, TestPerson } from '../../testing/workspace.ts';
import { planSeries } from '../planning.ts';

const stage = besideGoogle();

let ana: TestPerson;
let account = '';
let count = 0;
beforeEach(async () => {
  Object.assign(stage.world, { fault: () => undefined, pageSize: 250, isShuffled: false });
  stage.here.clock.ahead = 0;
  await stage.here.store.db.deleteFrom('calendar_connections').execute();
  ana = await stage.here.somebody('member');
  account = `serie${++count}@gmail.example`;
  stage.world.account(account);
  await connect();
});

const ask = (method: string, path: string, body?: object) => stage.here.ask(method, path, { token: ana.token, body });
const at = (path: string) => `/api/google-calendar/${path}`;
const status = async () => (await ask('GET', at('sync-status'))).body;

async function connect() {
  stage.world.signedIn = account;
  const { url } = (await ask('GET', at('auth-url'))).body;
  const back = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '');
  const proof = { code: back.searchParams.get('code'), state: back.searchParams.get('state') };
  expect(await ask('POST', at('auth/callback'), proof)).toMatchObject({ status: 200 });
  const { data } = (await ask('GET', at('calendars'))).body;
  const takes_ours = data.find((each: Loose) => each.is_primary).id;
  const selected = data.map(({ id }: Loose) => id);
  expect(await ask('PUT', at('calendars'), { selected, takes_ours })).toMatchObject({ status: 200 });
  await stage.here.notifications.whenIdle();
}
async function sync() {
  expect(await ask('POST', at('sync'))).toMatchObject({ status: 202 });
  await stage.here.notifications.whenIdle();
}

const dayMs = 86_400_000;
// At ten in the morning in Manaus.
const first = Math.floor(Date.now() / dayMs) * dayMs + 3 * dayMs + 14 * 3_600_000;
const on = (day: number, hours = 0) => new Date(first + day * dayMs + hours * 3_600_000).toISOString();
const times = (day: number, hours = 0) => ({ start_at: on(day, hours), end_at: on(day, hours + 1) });
const there = (day: number, hours = 0) => ({
  start: { dateTime: on(day, hours), timeZone: 'America/Manaus' },
  end: { dateTime: on(day, hours + 1), timeZone: 'America/Manaus' },
});
const repeat = { every: 'day', interval: 1, weekdays: [], until: null, times: 4 as number | null };
const create = async (title: string, more: object = {}) => {
  const body = { title, ...times(0), time_zone: 'America/Manaus', status: 'scheduled', repeat, ...more };
  const { status: answered, body: meeting } = await ask('POST', '/api/meetings', body);
  expect(answered).toBe(201);
  await stage.here.notifications.whenIdle();
  return meeting;
};
const meetings = async (): Promise<Loose[]> =>
  (await ask('GET', '/api/meetings?limit=200&sort_by=start_at&sort_order=asc')).body.data;
const change = async (meeting: Loose, body: object) => {
  const { version } = (await ask('GET', `/api/meetings/${meeting.id}`)).body;
  expect(await ask('PATCH', `/api/meetings/${meeting.id}`, { ...body, version })).toMatchObject({ status: 200 });
  await stage.here.notifications.whenIdle();
};
const events = () =>
  stage.world
    .events(account)
    .filter((event) => event.status !== 'cancelled')
    .sort((one, other) => (one.start.dateTime < other.start.dateTime ? -1 : 1));
const inWords = ({ summary, title, start, start_at, status }: Loose) =>
  `${summary ?? title} ${new Date(start?.dateTime ?? start_at).toISOString()}${status === 'cancelled' ? ' off' : ''}`;
/** What stands on both sides, where that is the same. */
const both = async (ahead = 0) => {
  const reach = Date.now() + (366 + ahead) * dayMs;
  const ours = (await meetings())
    .filter(({ start_at }) => Date.parse(start_at) < reach)
    .map(inWords)
    .filter((words) => !words.endsWith('off'));
  expect(ours).toEqual(events().map(inWords));
  expect(await status()).toMatchObject({ status: 'active', conflicts: 0 });
  return ours;
};
const made = () => stage.world.asked.filter(({ method, path }) => method === 'POST' && path.endsWith('/events'));

test('a series is one event with its rule there, and each of its meetings one of its times', async () => {
  const before = made().length;
  await create('Ronda', { attendees: [{ email: 'visita@fora.example' }] });
  expect(await both()).toEqual([0, 1, 2, 3].map((day) => `Ronda ${on(day)}`));
  expect(made().length - before).toBe(1);
  const [event, ...others] = stage.world.recurring(account);
  expect(others).toEqual([]);
  const until = `${on(4).slice(0, 10).replaceAll('-', '')}T035959Z`;
  expect(event).toMatchObject({
    recurrence: [`RRULE:FREQ=DAILY;UNTIL=${until}`],
    attendees: [{ email: 'visita@fora.example' }],
    start: { timeZone: 'America/Manaus' },
  });
  expect(events().map(({ recurringEventId }) => recurringEventId)).toEqual(Array(4).fill(event.id));
  expect(await status()).toMatchObject({ events_out: 4 });
});

test('a series in New York stays at its hour there when daylight time ends', async () => {
  const thisYear = new Date().getUTCFullYear();
  const year = Date.now() < Date.UTC(thisYear, 9, 20) ? thisYear : thisYear + 1;
  const start_at = `${year}-10-26T14:00:00.000Z`;
  const end_at = `${year}-10-26T15:00:00.000Z`;
  const weekly = { ...repeat, every: 'week', times: 3 };
  await create('Obras', { start_at, end_at, time_zone: 'America/New_York', repeat: weekly });
  const starts = (await both()).map((words) => words.slice('Obras '.length));
  expect(starts.map((start) => start.slice(11, 16))).toEqual(['14:00', '14:00', '15:00']);
});

test('what is not held of it is left out, and what was changed by itself before stays so', async () => {
  await ask('DELETE', at('connection'));
  const meeting = await create('Ronda', { attendees: [{ email: 'visita@fora.example' }] });
  const all = await meetings();
  await ask('DELETE', `/api/meetings/${all[1].id}`);
  await change(all[2], { title: 'Ronda, outra', attendees: [{ email: 'outra@fora.example' }] });
  await connect();
  await sync();
  expect(await both()).toEqual([`Ronda ${on(0)}`, `Ronda, outra ${on(2)}`, `Ronda ${on(3)}`]);
  expect(stage.world.recurring(account)).toHaveLength(1);
  expect(stage.world.recurring(account)[0].recurrence[1]).toMatch(/^EXDATE:\d{8}T\d{6}Z$/);
  expect((await ask('GET', `/api/meetings/${meeting.id}`)).body.title).toBe('Ronda');
  const guests = [['visita@fora.example'], ['outra@fora.example'], ['visita@fora.example']];
  const emails = ({ attendees }: Loose) => attendees.map(({ email }: Loose) => email);
  expect(events().map(emails)).toEqual(guests);
  expect((await meetings()).map(emails)).toEqual(guests);
});

test('this one, the following and all are changed and deleted here as there', async () => {
  await create('Ronda');
  const all = await meetings();
  await change(all[1], { title: 'Só esta' });
  expect(await both()).toEqual([`Ronda ${on(0)}`, `Só esta ${on(1)}`, `Ronda ${on(2)}`, `Ronda ${on(3)}`]);
  await change(all[2], { ...times(2, 2), scope: 'following' });
  expect(await both()).toEqual([`Ronda ${on(0)}`, `Só esta ${on(1)}`, `Ronda ${on(2, 2)}`, `Ronda ${on(3, 2)}`]);
  await change(all[0], { title: 'Todas', scope: 'all' });
  expect(await both()).toEqual([`Todas ${on(0)}`, `Todas ${on(1)}`, `Ronda ${on(2, 2)}`, `Ronda ${on(3, 2)}`]);
  await ask('DELETE', `/api/meetings/${all[2].id}?scope=following`);
  await stage.here.notifications.whenIdle();
  expect(await both()).toEqual([`Todas ${on(0)}`, `Todas ${on(1)}`]);
  expect(stage.world.recurring(account)).toHaveLength(1);
});

test('what is changed there of one time or of all comes to the meetings that they are', async () => {
  await create('Ronda');
  const all = await meetings();
  const [whole] = stage.world.recurring(account);
  stage.world.write(account, { id: events()[1].id, summary: 'Só esta' });
  stage.world.write(account, { id: events()[2].id, status: 'cancelled' });
  stage.world.write(account, { id: whole.id, summary: 'Todas', ...there(0, 2) });
  await sync();
  const known = (await meetings()).map((meeting) => [meeting.id, inWords(meeting)]);
  expect(known.sort()).toEqual(
    [
      [all[0].id, `Todas ${on(0, 2)}`],
      [all[1].id, `Todas ${on(1, 2)}`],
      [all[2].id, `Todas ${on(2, 2)}`],
      [all[3].id, `Todas ${on(3, 2)}`],
    ].sort(),
  );
  await both();
  stage.world.write(account, { id: whole.id, status: 'cancelled' });
  await sync();
  expect(await both()).toEqual([]);
  expect(await meetings()).toHaveLength(4);
});

test.each([{ method: 'POST' }, { method: 'GET' }])(
  'an answer to $method that got lost makes nothing a second time',
  async ({ method }) => {
    stage.world.fault = (asked) => (asked.method === method && /events/.test(asked.path) ? 'no answer' : undefined);
    await create('Ronda');
    stage.world.fault = () => undefined;
    await sync();
    expect(await both()).toHaveLength(4);
    expect(stage.world.recurring(account)).toHaveLength(1);
  },
);

test('a series that Google refuses is sent meeting by meeting', async () => {
  let isRefused = true;
  stage.world.fault = ({ method }) => {
    const refuses = isRefused && method === 'POST';
    if (refuses) isRefused = false;
    return refuses ? { status: 400, reason: 'invalid' } : undefined;
  };
  await create('Ronda');
  expect(await both()).toHaveLength(4);
  expect(stage.world.recurring(account)).toEqual([]);
});

/** Lets days go by, in which more of a series comes within reach. */
const plan = async (days: number) => {
  stage.here.clock.ahead = days * dayMs;
  await planSeries(stage.here.store.db, { now: new Date(Date.now() + stage.here.clock.ahead).toISOString() } as never);
  await stage.here.notifications.whenIdle();
  stage.here.clock.ahead = 0;
};

test.each<[string, Fault]>([
  ['nothing', 'no answer'],
  ['“changed”', { status: 412, reason: 'conditionNotMet' }],
])('its event goes on though that was answered once by %s', async (_, fault) => {
  let left = 1;
  stage.world.fault = ({ method }) => (method === 'PATCH' && left-- > 0 ? fault : undefined);
  await create('Ronda', { repeat: { ...repeat, every: 'week', times: null } });
  const planned = (await both()).length;
  await plan(7);
  await plan(14);
  expect(left).toBeLessThan(0);
  expect((await both(14)).length).toBe(planned + 2);
  const [whole] = stage.world.recurring(account);
  expect(events().every(({ recurringEventId }) => recurringEventId === whole.id)).toBe(true);
});

test('as more of a series is planned its event goes on; by a rule that was changed there it does not', async () => {
  await create('Ronda', { repeat: { ...repeat, every: 'week', times: null } });
  const planned = (await both()).length;
  const [whole] = stage.world.recurring(account);
  const changed = (await meetings())[3];
  stage.world.write(account, { id: events()[3].id, summary: 'Outra' });
  await sync();
  await plan(7);
  expect((await both(7)).length).toBe(planned + 1);
  expect((await ask('GET', `/api/meetings/${changed.id}`)).body.title).toBe('Outra');
  expect(events().every(({ recurringEventId }) => recurringEventId === whole.id)).toBe(true);

  const [rule] = stage.world.recurring(account)[0].recurrence;
  stage.world.write(account, { id: whole.id, recurrence: [rule.replace('WEEKLY', 'WEEKLY;INTERVAL=2')] });
  await sync();
  const left = (await both(7)).length;
  expect(left).toBeLessThan(planned);
  await plan(14);
  expect((await both(14)).length).toBe(left + 1);
  expect(events().filter(({ recurringEventId }) => !recurringEventId)).toHaveLength(1);
  expect(stage.world.recurring(account)).toHaveLength(1);
});

test('disconnecting leaves a series where it is, and connecting again doubles nothing', async () => {
  await create('Ronda');
  await ask('DELETE', at('connection'));
  const kept = await stage.here.store.db
    .selectFrom('calendar_series')
    .innerJoin('google_calendars as g', 'g.id', 'calendar_id')
    .where('g.user_id', '=', ana.id)
    .select(['fields', 'guests'])
    .execute();
  expect(JSON.stringify(kept)).not.toContain('Ronda');
  await connect();
  await sync();
  expect(await both()).toHaveLength(4);
  await change((await meetings())[1], { title: 'Outra' });
  expect(await both()).toContain(`Outra ${on(1)}`);
});
