import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calendarMending } from '../../kernel/store/migrations/0084-calendar-mending.ts';
import { startGoogleCalendar } from '../../testing/google-calendar.ts';
import { type Loose, openWorkspace, type Somebody, type Workspace } from '../../testing/workspace.ts';
import { syncCalendars } from './sync.ts';

let google: Awaited<ReturnType<typeof startGoogleCalendar>>;
let here: Workspace;
beforeAll(async () => {
  google = await startGoogleCalendar();
  here = await openWorkspace(google.environment);
});
afterAll(async () => {
  await here.close();
  google.stop();
});

let ana: Somebody;
let account = '';
let count = 0;
beforeEach(async () => {
  Object.assign(google.world, { fault: () => undefined, pageSize: 250, isShuffled: false, scope: undefined });
  here.clock.ahead = 0;
  await here.store.db.deleteFrom('calendar_connections').execute();
  ana = await here.somebody('member');
  account = `ana${++count}@gmail.example`;
  google.world.account(account);
});

const at = (path: string) => `/api/google-calendar/${path}`;
const ask = (method: string, path: string, body?: object, who = ana) =>
  here.ask(method, path, { token: who.token, body });
const status = async (who = ana) => (await ask('GET', at('sync-status'), undefined, who)).body;

/** Goes to Google and back; what the app hands on then. */
async function allow(who = ana) {
  const { body } = await ask('GET', at('auth-url'), undefined, who);
  const { headers } = await fetch(body.url, { redirect: 'manual' });
  const back = new URL(headers.get('location') ?? '');
  expect(`${back.origin}${back.pathname}`).toBe(`${here.url}/meetings/sync`);
  return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' };
}
async function connect(who = ana) {
  expect(await ask('POST', at('auth/callback'), await allow(who), who)).toMatchObject({ status: 200 });
  const { data } = (await ask('GET', at('calendars'), undefined, who)).body;
  const selected = data.map(({ id }: { id: string }) => id);
  const takes_ours = data.find((each: Loose) => each.is_primary).id;
  expect(await ask('PUT', at('calendars'), { selected, takes_ours }, who)).toMatchObject({ status: 200 });
  await here.notifications.settled();
}
/** Keeps all in step, now. */
async function sync(who = ana) {
  expect(await ask('POST', at('sync'), undefined, who)).toMatchObject({ status: 202 });
  await here.notifications.settled();
}

const now = Math.floor(Date.now() / 1000) * 1000;
const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
const timeZone = 'America/Manaus';
const hour = (from: number) => ({
  start: { dateTime: inHours(from), timeZone },
  end: { dateTime: inHours(from + 1), timeZone },
});
const meetings = async (who = ana): Promise<Loose[]> =>
  (await here.ask('GET', '/api/meetings?limit=200', { token: who.token })).body.data;
const titled = async (title: string, who = ana): Promise<Loose> =>
  (await meetings(who)).find((meeting) => meeting.title === title);
const create = async (title: string, more: object = {}) =>
  (
    await ask('POST', '/api/meetings', {
      title,
      start_at: inHours(5),
      end_at: inHours(6),
      time_zone: timeZone,
      ...more,
    })
  ).body;
const change = (id: string, body: object) => ask('PATCH', `/api/meetings/${id}`, body);
const events = () => google.world.events(account).filter((event) => event.status !== 'cancelled');

test('a zone that is told as an offset is that of the calendar, also where it was taken as it was', async () => {
  const offsets = ['+03:00', '-0300', '+03'];
  for (const zone of offsets)
    google.world.write(account, { ...hour(2), summary: zone, start: { dateTime: inHours(2), timeZone: zone } });
  await connect();
  for (const zone of offsets) {
    const { id } = await titled(zone);
    expect(await ask('GET', `/api/meetings/${id}`)).toMatchObject({ body: { time_zone: 'America/Sao_Paulo' } });
    await sql`update meetings set time_zone = ${zone} where id = ${id}::uuid`.execute(here.store.db);
    await sql`update calendar_links set base = jsonb_set(base, '{when,time_zone}', to_jsonb(${zone}::text))
      where meeting_id = ${id}::uuid`.execute(here.store.db);
  }
  for (const statement of calendarMending.statements.filter((each) => each.includes('update')))
    await sql.raw(statement).execute(here.store.db);
  const asked = google.world.asked.length;
  for (const zone of offsets) {
    const { id } = await titled(zone);
    expect(await ask('GET', `/api/meetings/${id}`)).toMatchObject({ body: { time_zone: 'America/Sao_Paulo' } });
  }
  await change((await titled('+03')).id, { title: 'Mudada' });
  await here.notifications.settled();
  const sent = google.world.asked.slice(asked).filter(({ method }) => method === 'PATCH');
  expect(sent.map(({ body }) => body)).toEqual([{ summary: 'Mudada' }]);
});

const minutesOn = async (minutes: number) => {
  const asked = google.world.asked.length;
  for (let quarter = 0; quarter < minutes * 4; quarter += 1) {
    here.clock.ahead += 15_000;
    await here.notifications.settled();
  }
  return google.world.asked.slice(asked).filter(({ method }) => method !== 'GET').length;
};
const reopen = (id: string) => ask('PATCH', `/api/meetings/${id}/status`, { status: 'scheduled' });
const conflicts = async (): Promise<Loose[]> => (await ask('GET', at('conflicts'))).body.data;
const settle = async ({ id, stamp }: Loose, keep: string) => {
  expect(await ask('POST', at(`conflicts/${id}`), { keep, stamp })).toMatchObject({ status: 204 });
  await here.notifications.settled();
};

test('what was free there and is held again here takes time there again', async () => {
  const event = google.world.write(account, { ...hour(2), summary: 'Livre' });
  await connect();
  google.world.write(account, { id: event.id, transparency: 'transparent' });
  await sync();
  const { id } = await titled('Livre');
  await reopen(id);
  await here.notifications.settled();
  expect(events()).toMatchObject([{ summary: 'Livre', transparency: 'opaque' }]);
  google.world.write(account, { id: event.id, transparency: 'transparent' });
  await change(id, { location: 'Sala' });
  await sync();
  const [conflict] = await conflicts();
  await settle(conflict, 'ours');
  expect(events()).toMatchObject([{ location: 'Sala', transparency: 'opaque' }]);
  expect([await minutesOn(1), await conflicts()]).toEqual([0, []]);
});

test('what is no meeting there for all that is sent is shown as refused, and not sent without end', async () => {
  const event = google.world.write(account, { ...hour(2), summary: 'Foco' });
  await connect();
  google.world.write(account, { id: event.id, eventType: 'focusTime' });
  await sync();
  await reopen((await titled('Foco')).id);
  await here.notifications.settled();
  for (const keep of ['ours', 'theirs']) {
    expect(await minutesOn(1)).toBe(0);
    const [conflict] = await conflicts();
    expect(conflict).toMatchObject({ is_refused: true, ours: { is_off: false }, theirs: { is_off: true } });
    await settle(conflict, keep);
  }
  expect(await titled('Foco')).toMatchObject({ status: 'cancelled' });
  expect([await minutesOn(1), await conflicts()]).toEqual([0, []]);
});

test('what cannot be sent however often it is tried waits longer each time', async () => {
  await connect();
  google.world.fault = ({ method, path }) =>
    method === 'POST' && path.endsWith('/events') ? { status: 409, reason: 'duplicate' } : undefined;
  await create('Nunca aceita');
  await here.notifications.settled();
  expect(await minutesOn(10)).toBeLessThan(25);
  google.world.fault = () => undefined;
  await sync();
  expect(events()).toMatchObject([{ summary: 'Nunca aceita' }]);
});

test.each([
  { status: 404, reason: 'notFound' },
  { status: 403, reason: 'requiredAccessLevel' },
])('a calendar that cannot be read, by $status, is named and holds back no other', async (fault) => {
  google.world.calendar(account, 'a-ruim');
  google.world.calendar(account, 'z-boa');
  await connect();
  google.world.fault = ({ path }) => (path.includes('a-ruim/events') ? fault : undefined);
  google.world.write(account, { ...hour(2), summary: 'Na boa' }, 'z-boa');
  google.world.write(account, { ...hour(3), summary: 'Na própria' });
  await sync();
  await create('Vai');
  await here.notifications.settled();
  expect([await titled('Na boa'), await titled('Na própria')]).not.toContain(undefined);
  expect(events().map(({ summary }) => summary)).toContain('Vai');
  const told = await status();
  expect(told).toMatchObject({ status: 'error', error: { code: 'calendar_unread', action: 'choose' } });
  expect(told.error.message).toContain('a-ruim');
  google.world.fault = () => undefined;
  google.world.write(account, { ...hour(2), summary: 'Na ruim' }, 'a-ruim');
  await sync();
  expect(await titled('Na ruim')).toBeDefined();
  expect(await status()).toMatchObject({ status: 'active', error: null });
});

test.each([
  ['dailyLimitExceeded', 'error', 'rate_limited'],
  ['RATE_LIMIT_EXCEEDED', 'error', 'rate_limited'],
  ['calendarUsageLimitsExceeded', 'error', 'rate_limited'],
  ['quotaExceeded', 'error', 'rate_limited'],
  ['backendError', 'error', 'refused'],
  ['domainPolicy', 'error', 'refused'],
  ['somethingNew', 'error', 'refused'],
  ['insufficientPermissions', 'insufficient_permission', 'insufficient_permission'],
  ['ACCESS_TOKEN_SCOPE_INSUFFICIENT', 'insufficient_permission', 'insufficient_permission'],
])('403 for %s is tried again, but where a permission is missing', async (reason, state, code) => {
  await connect();
  google.world.fault = ({ path }) => (path.endsWith('/calendarList') ? { status: 403, reason } : undefined);
  await sync();
  expect(await status()).toMatchObject({ status: state, error: { code } });
  google.world.fault = () => undefined;
  here.clock.ahead = 60_000;
  await here.notifications.settled();
  expect(await status()).toMatchObject({ status: state === 'error' ? 'active' : state });
});

const disconnect = async () => expect(await ask('DELETE', at('connection'))).toMatchObject({ status: 204 });
const noAnswer = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && path.endsWith('/events') ? ('no answer' as const) : undefined;
const minute = (hours: number) => `${inHours(hours).slice(0, 17)}00.000Z`;
const isDaily = {
  start_at: minute(5),
  end_at: minute(6),
  repeat: { every: 'day', interval: 1, weekdays: [], until: null, times: 3 },
};

test.each([
  ['a meeting', {}, 1],
  ['a series', isDaily, 3],
])('%s that was sent without an answer is not doubled by connecting again', async (_, more, times) => {
  await connect();
  google.world.fault = noAnswer;
  await create('Perdida', more);
  await here.notifications.settled();
  google.world.fault = () => undefined;
  await disconnect();
  await connect();
  await sync();
  expect([(await meetings()).length, events().length]).toEqual([times, times]);
  expect(await status()).toMatchObject({ conflicts: 0, events_in: 0, events_out: times });
});

test.each([
  ['a meeting', {}, 1],
  ['a series', isDaily, 3],
])(
  '%s that was never there when its calendar was disconnected goes there once it is connected again',
  async (_, more, times) => {
    await connect();
    google.world.fault = ({ method }) => (method === 'POST' ? { status: 503 } : undefined);
    await create(`Nunca foi ${times}`, more);
    await here.notifications.settled();
    google.world.fault = () => undefined;
    await disconnect();
    expect(JSON.stringify(await here.store.db.selectFrom('calendar_links').select('base').execute())).not.toContain(
      `Nunca foi ${times}`,
    );
    await connect();
    await sync();
    expect(events().map(({ summary }) => summary)).toEqual(Array(times).fill(`Nunca foi ${times}`));
    expect(google.world.recurring(account)).toHaveLength(times > 1 ? 1 : 0);
    expect(await status()).toMatchObject({ conflicts: 0, events_out: times });
  },
);

test('a meeting that is under way to Google as its calendar is disconnected is not doubled', async () => {
  await connect();
  let isOver = false;
  google.world.fault = async ({ method, path }) => {
    if (method !== 'POST' || !path.endsWith('/events') || isOver) return undefined;
    isOver = true;
    await disconnect();
    return undefined;
  };
  await create('Em voo');
  await here.notifications.settled();
  google.world.fault = () => undefined;
  await connect();
  await sync();
  expect([(await meetings()).length, events().length]).toEqual([1, 1]);
});

test('what was settled and not sent when the calendar was disconnected is asked again, and not doubled', async () => {
  const event = google.world.write(account, { ...hour(2), summary: 'Disputada' });
  await connect();
  google.world.write(account, { id: event.id, summary: 'Mudou lá' });
  await change((await titled('Disputada')).id, { title: 'Mudou aqui' });
  await sync();
  google.world.fault = () => ({ status: 503 });
  const [conflict] = await conflicts();
  await settle(conflict, 'ours');
  await disconnect();
  google.world.fault = () => undefined;
  await connect();
  await sync();
  expect([(await meetings()).length, events().length]).toEqual([1, 1]);
  expect(await conflicts()).toMatchObject([{ ours: { title: 'Mudou aqui' }, theirs: { title: 'Mudou lá' } }]);
});

test.each([
  ['theirs', 'ours'],
  ['theirs', 'theirs'],
  ['ours', 'ours'],
  ['ours', 'theirs'],
])('what was made as %s and deleted there while disconnected waits for a decision; %s is kept', async (made, keep) => {
  if (made === 'theirs') google.world.write(account, { ...hour(5), summary: 'Apagada lá' });
  await connect();
  if (made === 'ours') await create('Apagada lá');
  await here.notifications.settled();
  await disconnect();
  google.world.write(account, { id: events()[0]?.id, status: 'cancelled' });
  await connect();
  await sync();
  expect(await titled('Apagada lá')).toMatchObject({ status: 'scheduled' });
  const [conflict, ...others] = await conflicts();
  expect(others).toEqual([]);
  expect(conflict).toMatchObject({ is_refused: false, ours: { is_off: false }, theirs: { is_off: true } });
  await settle(conflict, keep);
  expect(events()).toHaveLength(keep === 'ours' ? 1 : 0);
  expect(await titled('Apagada lá')).toMatchObject({ status: keep === 'ours' ? 'scheduled' : 'cancelled' });
  expect([await minutesOn(1), await conflicts()]).toEqual([0, []]);
});

test.each([true, false])(
  'what one account brought here is not copied into another; disconnected first: %s',
  async (isFirst) => {
    google.world.write(account, { ...hour(2), summary: 'Pessoal', attendees: [{ email: 'rui@fora.example' }] });
    await connect();
    if (isFirst) await disconnect();
    const other = `outra.${account}`;
    google.world.account(other);
    await connect();
    await create('Daqui');
    await here.notifications.settled();
    await sync();
    expect(google.world.events(other).map(({ summary }) => summary)).toEqual(['Daqui']);
    expect(await titled('Pessoal')).toBeDefined();
  },
);

test('a token that Google does not understand has all listed anew, once in a turn', async () => {
  google.world.write(account, { ...hour(2), summary: 'Primeira' });
  await connect();
  await here.store.db.updateTable('google_calendars').set({ sync_token: 'estragado' }).execute();
  google.world.write(account, { ...hour(3), summary: 'Segunda' });
  await sync();
  expect([(await meetings()).length, (await status()).status]).toEqual([2, 'active']);
  google.world.fault = ({ path }) => (path.endsWith('/events') ? { status: 400, reason: 'invalid' } : undefined);
  const asked = google.world.asked.length;
  await sync();
  expect(google.world.asked.slice(asked).filter(({ path }) => path.endsWith('/events'))).toHaveLength(2);
  expect(await status()).toMatchObject({ error: { code: 'calendar_unread' } });
  google.world.fault = () => undefined;
  await sync();
  expect([(await meetings()).length, (await status()).status]).toEqual([2, 'active']);
});

test('a fault of our own is told as one, and not as a refusal of Google', async () => {
  await connect();
  google.world.write(account, { ...hour(2), summary: 42 });
  await here.store.db
    .updateTable('calendar_connections')
    .set({ next_sync_at: inHours(-1) })
    .execute();
  const parts = { store: here.store, config: here.config, now: () => new Date(), isClosing: () => false };
  await expect(syncCalendars(parts)).rejects.toThrow(TypeError);
  const told = await status();
  expect(told).toMatchObject({ status: 'error', error: { code: 'internal', action: 'sync' } });
  expect(told.error.message).toContain('falha nossa');
});

test('a pause that Google asks for is kept by settling a conflict and by choosing calendars too', async () => {
  const event = google.world.write(account, { ...hour(2), summary: 'Disputada' });
  await connect();
  google.world.write(account, { id: event.id, summary: 'Mudou lá' });
  await change((await titled('Disputada')).id, { title: 'Mudou aqui' });
  await sync();
  google.world.fault = () => ({ status: 429, reason: 'rateLimitExceeded', retryAfter: 3600 });
  await sync();
  const { next_sync_at } = await status();
  const asked = google.world.asked.length;
  const [conflict] = await conflicts();
  await settle(conflict, 'ours');
  const [{ id }] = (await ask('GET', at('calendars'))).body.data;
  expect(await ask('PUT', at('calendars'), { selected: [id], takes_ours: id })).toMatchObject({ status: 200 });
  await here.notifications.settled();
  expect(google.world.asked).toHaveLength(asked);
  expect(await status()).toMatchObject({ status: 'error', next_sync_at });
});

test.each([{ googleCalendar: undefined }, { secretsKeys: [] }])(
  'a server that lacks %o shows a connection as failing, with no next time',
  async (lacking) => {
    await connect();
    const { googleCalendar, secretsKeys } = here.config;
    Object.assign(here.config, lacking);
    const told = await status();
    Object.assign(here.config, { googleCalendar, secretsKeys });
    expect(told).toMatchObject({ status: 'error', next_sync_at: null, error: { action: 'ask' } });
  },
);
