import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calendarMending } from '../../kernel/store/migrations/0084-calendar-mending.ts';
import { at, calendarStage, hour, inHours } from '../../testing/calendar-stage.ts';
import { syncCalendars } from './sync.ts';

const stage = calendarStage();
const { ask, status, connect, disconnect, sync, meetings, titled, create, change, events, conflicts, settle } = stage;

test('a zone that is told as an offset is that of the calendar, also where it was taken as it was', async () => {
  const offsets = ['+03:00', '-0300', '+03'];
  for (const zone of offsets)
    stage.world.write(stage.account, { ...hour(2), summary: zone, start: { dateTime: inHours(2), timeZone: zone } });
  await connect();
  for (const zone of offsets) {
    const { id } = await titled(zone);
    expect(await ask('GET', `/api/meetings/${id}`)).toMatchObject({ body: { time_zone: 'America/Sao_Paulo' } });
    await sql`update meetings set time_zone = ${zone} where id = ${id}::uuid`.execute(stage.db);
    await sql`update calendar_links set base = jsonb_set(base, '{when,time_zone}', to_jsonb(${zone}::text))
      where meeting_id = ${id}::uuid`.execute(stage.db);
  }
  for (const statement of calendarMending.statements.filter((each) => each.includes('update')))
    await sql.raw(statement).execute(stage.db);
  const asked = stage.world.asked.length;
  for (const zone of offsets) {
    const { id } = await titled(zone);
    expect(await ask('GET', `/api/meetings/${id}`)).toMatchObject({ body: { time_zone: 'America/Sao_Paulo' } });
  }
  await change((await titled('+03')).id, { title: 'Mudada' });
  await stage.settled();
  const sent = stage.world.asked.slice(asked).filter(({ method }) => method === 'PATCH');
  expect(sent.map(({ body }) => body)).toEqual([{ summary: 'Mudada' }]);
});

const minutesOn = async (minutes: number) => {
  const asked = stage.world.asked.length;
  for (let quarter = 0; quarter < minutes * 4; quarter += 1) {
    stage.here.clock.ahead += 15_000;
    await stage.settled();
  }
  return stage.world.asked.slice(asked).filter(({ method }) => method !== 'GET').length;
};
const reopen = (id: string) => ask('PATCH', `/api/meetings/${id}/status`, { status: 'scheduled' });

test('what was free there and is held again here takes time there again', async () => {
  const event = stage.world.write(stage.account, { ...hour(2), summary: 'Livre' });
  await connect();
  stage.world.write(stage.account, { id: event.id, transparency: 'transparent' });
  await sync();
  const { id } = await titled('Livre');
  await reopen(id);
  await stage.settled();
  expect(events()).toMatchObject([{ summary: 'Livre', transparency: 'opaque' }]);
  stage.world.write(stage.account, { id: event.id, transparency: 'transparent' });
  await change(id, { location: 'Sala' });
  await sync();
  const [conflict] = await conflicts();
  await settle(conflict, 'ours');
  expect(events()).toMatchObject([{ location: 'Sala', transparency: 'opaque' }]);
  expect([await minutesOn(1), await conflicts()]).toEqual([0, []]);
});

test('what is no meeting there for all that is sent is shown as refused, and not sent without end', async () => {
  const event = stage.world.write(stage.account, { ...hour(2), summary: 'Foco' });
  await connect();
  stage.world.write(stage.account, { id: event.id, eventType: 'focusTime' });
  await sync();
  await reopen((await titled('Foco')).id);
  await stage.settled();
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
  stage.world.fault = ({ method, path }) =>
    method === 'POST' && path.endsWith('/events') ? { status: 409, reason: 'duplicate' } : undefined;
  await create('Nunca aceita');
  await stage.settled();
  expect(await minutesOn(10)).toBeLessThan(25);
  stage.world.fault = () => undefined;
  await sync();
  expect(events()).toMatchObject([{ summary: 'Nunca aceita' }]);
});

test.each([
  { status: 404, reason: 'notFound' },
  { status: 403, reason: 'requiredAccessLevel' },
])('a calendar that cannot be read, by $status, is named and holds back no other', async (fault) => {
  stage.world.calendar(stage.account, 'a-ruim');
  stage.world.calendar(stage.account, 'z-boa');
  await connect();
  stage.world.fault = ({ path }) => (path.includes('a-ruim/events') ? fault : undefined);
  stage.world.write(stage.account, { ...hour(2), summary: 'Na boa' }, 'z-boa');
  stage.world.write(stage.account, { ...hour(3), summary: 'Na própria' });
  await sync();
  await create('Vai');
  await stage.settled();
  expect([await titled('Na boa'), await titled('Na própria')]).not.toContain(undefined);
  expect(events().map(({ summary }) => summary)).toContain('Vai');
  const told = await status();
  expect(told).toMatchObject({ status: 'error', error: { code: 'calendar_unread', action: 'choose' } });
  expect(told.error.message).toContain('a-ruim');
  stage.world.fault = () => undefined;
  stage.world.write(stage.account, { ...hour(2), summary: 'Na ruim' }, 'a-ruim');
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
  stage.world.fault = ({ path }) => (path.endsWith('/calendarList') ? { status: 403, reason } : undefined);
  await sync();
  expect(await status()).toMatchObject({ status: state, error: { code } });
  stage.world.fault = () => undefined;
  stage.here.clock.ahead = 60_000;
  await stage.settled();
  expect(await status()).toMatchObject({ status: state === 'error' ? 'active' : state });
});

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
  stage.world.fault = noAnswer;
  await create('Perdida', more);
  await stage.settled();
  stage.world.fault = () => undefined;
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
    stage.world.fault = ({ method }) => (method === 'POST' ? { status: 503 } : undefined);
    await create(`Nunca foi ${times}`, more);
    await stage.settled();
    stage.world.fault = () => undefined;
    await disconnect();
    expect(JSON.stringify(await stage.db.selectFrom('calendar_links').select('base').execute())).not.toContain(
      `Nunca foi ${times}`,
    );
    await connect();
    await sync();
    expect(events().map(({ summary }) => summary)).toEqual(Array(times).fill(`Nunca foi ${times}`));
    expect(stage.world.recurring(stage.account)).toHaveLength(times > 1 ? 1 : 0);
    expect(await status()).toMatchObject({ conflicts: 0, events_out: times });
  },
);

test('a meeting that is under way to Google as its calendar is disconnected is not doubled', async () => {
  await connect();
  let isOver = false;
  stage.world.fault = async ({ method, path }) => {
    if (method !== 'POST' || !path.endsWith('/events') || isOver) return undefined;
    isOver = true;
    await disconnect();
    return undefined;
  };
  await create('Em voo');
  await stage.settled();
  stage.world.fault = () => undefined;
  await connect();
  await sync();
  expect([(await meetings()).length, events().length]).toEqual([1, 1]);
});

test('what was settled and not sent when the calendar was disconnected is asked again, and not doubled', async () => {
  const event = stage.world.write(stage.account, { ...hour(2), summary: 'Disputada' });
  await connect();
  stage.world.write(stage.account, { id: event.id, summary: 'Mudou lá' });
  await change((await titled('Disputada')).id, { title: 'Mudou aqui' });
  await sync();
  stage.world.fault = () => ({ status: 503 });
  const [conflict] = await conflicts();
  await settle(conflict, 'ours');
  await disconnect();
  stage.world.fault = () => undefined;
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
  if (made === 'theirs') stage.world.write(stage.account, { ...hour(5), summary: 'Apagada lá' });
  await connect();
  if (made === 'ours') await create('Apagada lá');
  await stage.settled();
  await disconnect();
  stage.world.write(stage.account, { id: events()[0]?.id, status: 'cancelled' });
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
  'what one stage.account brought here is not copied into another; disconnected first: %s',
  async (isFirst) => {
    stage.world.write(stage.account, { ...hour(2), summary: 'Pessoal', attendees: [{ email: 'rui@fora.example' }] });
    await connect();
    if (isFirst) await disconnect();
    const other = `outra.${stage.account}`;
    stage.world.account(other);
    await connect();
    await create('Daqui');
    await stage.settled();
    await sync();
    expect(stage.world.events(other).map(({ summary }) => summary)).toEqual(['Daqui']);
    expect(await titled('Pessoal')).toBeDefined();
  },
);

test('a token that Google does not understand has all listed anew, once in a turn', async () => {
  stage.world.write(stage.account, { ...hour(2), summary: 'Primeira' });
  await connect();
  await stage.db.updateTable('google_calendars').set({ sync_token: 'estragado' }).execute();
  stage.world.write(stage.account, { ...hour(3), summary: 'Segunda' });
  await sync();
  expect([(await meetings()).length, (await status()).status]).toEqual([2, 'active']);
  stage.world.fault = ({ path }) => (path.endsWith('/events') ? { status: 400, reason: 'invalid' } : undefined);
  const asked = stage.world.asked.length;
  await sync();
  expect(stage.world.asked.slice(asked).filter(({ path }) => path.endsWith('/events'))).toHaveLength(2);
  expect(await status()).toMatchObject({ error: { code: 'calendar_unread' } });
  stage.world.fault = () => undefined;
  await sync();
  expect([(await meetings()).length, (await status()).status]).toEqual([2, 'active']);
});

test('a fault of our own is told as one, and not as a refusal of Google', async () => {
  await connect();
  stage.world.write(stage.account, { ...hour(2), summary: 42 });
  await stage.db
    .updateTable('calendar_connections')
    .set({ next_sync_at: inHours(-1) })
    .execute();
  const parts = { store: stage.here.store, config: stage.here.config, now: () => new Date(), isClosing: () => false };
  await expect(syncCalendars(parts)).rejects.toThrow(TypeError);
  const told = await status();
  expect(told).toMatchObject({ status: 'error', error: { code: 'internal', action: 'sync' } });
  expect(told.error.message).toContain('falha nossa');
});

test('a pause that Google asks for is kept by settling a conflict and by choosing calendars too', async () => {
  const event = stage.world.write(stage.account, { ...hour(2), summary: 'Disputada' });
  await connect();
  stage.world.write(stage.account, { id: event.id, summary: 'Mudou lá' });
  await change((await titled('Disputada')).id, { title: 'Mudou aqui' });
  await sync();
  stage.world.fault = () => ({ status: 429, reason: 'rateLimitExceeded', retryAfter: 3600 });
  await sync();
  const { next_sync_at } = await status();
  const asked = stage.world.asked.length;
  const [conflict] = await conflicts();
  await settle(conflict, 'ours');
  const [{ id }] = (await ask('GET', at('calendars'))).body.data;
  expect(await ask('PUT', at('calendars'), { selected: [id], takes_ours: id })).toMatchObject({ status: 200 });
  await stage.settled();
  expect(stage.world.asked).toHaveLength(asked);
  expect(await status()).toMatchObject({ status: 'error', next_sync_at });
});

test.each([{ googleCalendar: undefined }, { secretsKeys: [] }])(
  'a server that lacks %o shows a connection as failing, with no next time',
  async (lacking) => {
    await connect();
    const { googleCalendar, secretsKeys } = stage.here.config;
    Object.assign(stage.here.config, lacking);
    const told = await status();
    Object.assign(stage.here.config, { googleCalendar, secretsKeys });
    expect(told).toMatchObject({ status: 'error', next_sync_at: null, error: { action: 'ask' } });
  },
);
