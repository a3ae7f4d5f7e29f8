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
  Object.assign(stage.world.calendar(stage.account, 'estranha'), { summary: 42 });
  await stage.db
    .updateTable('calendar_connections')
    .set({ next_sync_at: inHours(-1) })
    .execute();
  const parts = { store: stage.here.store, config: stage.here.config, now: () => new Date(), isClosing: () => false };
  await expect(syncCalendars(parts)).rejects.toThrow(TypeError);
  stage.world.accounts.get(stage.account)?.calendars.delete('estranha');
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

test('one event that is not as it should be is left out and named, and the others come; made good, it comes too', async () => {
  await connect();
  const [odd] = [42, { a: 1 }].map((location, at) =>
    stage.world.write(stage.account, { ...hour(2 + at), summary: `Estranho ${at}`, location }),
  );
  stage.world.write(stage.account, { ...hour(3), summary: 'Como deve ser' });
  await sync();
  await create('Vai também');
  await stage.settled();
  expect([await titled('Como deve ser'), await titled('Estranho 0')]).toEqual([expect.anything(), undefined]);
  expect(events().map(({ summary }) => summary)).toContain('Vai também');
  const told = await status();
  expect(told).toMatchObject({ status: 'error', error: { code: 'event_unread', action: 'sync' } });
  expect(told.error.message).toContain('“Estranho 0” e “Estranho 1”');
  stage.world.write(stage.account, { id: odd.id, location: 'Sala' });
  await sync();
  expect(await titled('Estranho 0')).toMatchObject({ location: 'Sala' });
  expect((await status()).error.message).not.toContain('Estranho 0');
});

test('a known event that is not as it should be any more holds back nothing else', async () => {
  const event = stage.world.write(stage.account, { ...hour(2), summary: 'Era boa' });
  await connect();
  stage.world.write(stage.account, { id: event.id, location: 42 });
  await change((await titled('Era boa')).id, { title: 'Mudada aqui' });
  await create('Outra');
  await sync();
  expect(events().map(({ summary }) => summary)).toContain('Outra');
  expect(await status()).toMatchObject({ error: { code: 'event_unread' } });
  stage.world.write(stage.account, { id: event.id, location: 'Sala' });
  await sync();
  expect(await titled('Mudada aqui')).toMatchObject({ location: 'Sala' });
  expect(events().map(({ summary }) => summary)).toContain('Mudada aqui');
  expect(await status()).toMatchObject({ status: 'active', error: null });
});

test('connecting another account leaves the first: its token is revoked, and what its events said is forgotten', async () => {
  stage.world.write(stage.account, { ...hour(2), summary: 'Da primeira' });
  await connect();
  stage.world.account(`outra.${stage.account}`);
  const asked = stage.world.asked.length;
  await connect();
  expect(stage.world.asked.slice(asked).map(({ path }) => path)).toContain('/revoke');
  const kept = await stage.db.selectFrom('calendar_links').select(['base', 'theirs', 'etag']).execute();
  expect(JSON.stringify(kept)).not.toContain('Da primeira');
  const log = stage.db.selectFrom('activity').where('entity', '=', 'calendar').where('entity_id', '=', stage.ana.id);
  expect((await log.orderBy('id').select(['verb', 'label']).execute()).map(({ verb, label }) => [verb, label])).toEqual(
    [
      ['created', stage.account],
      ['deleted', stage.account],
      ['created', `outra.${stage.account}`],
    ],
  );
});

test('the same account connected again keeps what Google gave', async () => {
  await connect();
  const asked = stage.world.asked.length;
  await connect();
  expect(stage.world.asked.slice(asked).map(({ path }) => path)).not.toContain('/revoke');
  await sync();
  expect(await status()).toMatchObject({ status: 'active' });
});

test('a calendar that is gone is told and named until others are chosen; where it is back, all goes on', async () => {
  const { calendars } = stage.world.accounts.get(stage.account) ?? {};
  const team = stage.world.calendar(stage.account, 'equipe');
  await connect();
  calendars?.delete('equipe');
  await sync();
  const told = await status();
  expect(told).toMatchObject({ status: 'error', error: { code: 'calendar_gone', action: 'choose' } });
  expect(told.error.message).toContain('A agenda equipe não está mais');
  calendars?.set('equipe', team);
  stage.world.write(stage.account, { ...hour(2), summary: 'De volta' }, 'equipe');
  await sync();
  expect(await status()).toMatchObject({ status: 'active', error: null });
  expect(await titled('De volta')).toBeDefined();
  calendars?.delete('equipe');
  await sync();
  await stage.choose(() => true);
  expect(await status()).toMatchObject({ status: 'active', error: null });
});

test('a calendar of which no more than reading is left is told, and meetings wait until another takes them', async () => {
  const primary = stage.world.accounts.get(stage.account)?.calendars.get(stage.account) as { accessRole: string };
  await connect();
  primary.accessRole = 'reader';
  await sync();
  await create('Espera');
  await stage.settled();
  const told = await status();
  expect(told).toMatchObject({ status: 'error', error: { code: 'calendar_read_only', action: 'choose' } });
  expect(told.error.message).toContain(stage.account);
  expect((await stage.calendars())[0]).toMatchObject({ is_writable: false, takes_ours: false });
  primary.accessRole = 'owner';
  await sync();
  expect(events()).toMatchObject([{ summary: 'Espera' }]);
  expect(await status()).toMatchObject({ status: 'active', error: null });
});

const long = `${'Pauta. '.repeat(800)}Fim`;
const shortened = async () => {
  const event = stage.world.write(stage.account, { ...hour(2), summary: 'Longa', description: long });
  await connect();
  return { event, id: (await titled('Longa')).id };
};

test('a text that is longer there than a meeting holds is not sent back shortened', async () => {
  const { id } = await shortened();
  await change(id, { title: 'Longa, mudada' });
  await sync();
  await ask('PATCH', `/api/meetings/${id}/status`, { status: 'cancelled' });
  await sync();
  await reopen(id);
  await sync();
  expect(events()).toMatchObject([{ summary: 'Longa, mudada', description: long }]);
  expect(await conflicts()).toEqual([]);
});

test.each(['ours', 'theirs'])('changed here, it is asked which holds; %s is kept', async (keep) => {
  const { id } = await shortened();
  await change(id, { description: 'Curta' });
  await sync();
  expect(events()).toMatchObject([{ description: long }]);
  const [conflict] = await conflicts();
  expect(conflict).toMatchObject({ is_cut: true, is_refused: false, ours: { description: 'Curta' } });
  await settle(conflict, keep);
  expect(events()[0]?.description).toBe(keep === 'ours' ? 'Curta' : long);
  expect((await titled('Longa')).description).toHaveLength(keep === 'ours' ? 5 : 4000);
  expect([await minutesOn(1), await conflicts()]).toEqual([0, []]);
});

test('another conflict that is settled does not shorten it', async () => {
  const { event, id } = await shortened();
  stage.world.write(stage.account, { id: event.id, summary: 'De lá' });
  await change(id, { title: 'Daqui' });
  await sync();
  const [conflict] = await conflicts();
  expect(conflict).toMatchObject({ is_cut: false });
  await settle(conflict, 'ours');
  expect(events()).toMatchObject([{ summary: 'Daqui', description: long }]);
  await change(id, { description: 'Curta' });
  await sync();
  expect(await conflicts()).toMatchObject([{ is_cut: true }]);
});

test.each([
  ['a meeting', {}, 1, true],
  ['a meeting', {}, 1, false],
  ['a series', isDaily, 3, true],
  ['a series', isDaily, 3, false],
])(
  '%s without an answer from a calendar that was left is looked for there, and sent to the one that is chosen (%#)',
  async (_, more, times, isMade) => {
    stage.world.calendar(stage.account, 'nova');
    await connect();
    stage.world.fault = ({ method }) => (method === 'POST' ? (isMade ? 'no answer' : { status: 503 }) : undefined);
    await create('Sem resposta', more);
    await stage.settled();
    stage.world.fault = () => undefined;
    const [other] = (await stage.calendars()).filter(({ name }) => name === 'nova');
    const choice = { selected: [other.id], takes_ours: other.id };
    expect(await ask('PUT', at('calendars'), choice)).toMatchObject({ status: 200 });
    for (let round = 0; round < 3; round += 1) {
      stage.here.clock.ahead += 600_000;
      await stage.settled();
    }
    expect([events().length, events(stage.account, 'nova').length]).toEqual(isMade ? [times, 0] : [0, times]);
    await stage.choose(() => true);
    await sync();
    expect(events().length + events(stage.account, 'nova').length).toBe(times);
    expect([(await meetings()).length, await conflicts()]).toEqual([times, []]);
  },
);

test.each([
  ['domainPolicy', 'Quem administra as contas'],
  ['notACalendarUser', 'ainda não usa o Google Agenda'],
  ['somethingNew', '“somethingNew”'],
  ['accessNotConfigured', 'GOOGLE_CALENDAR_CLIENT_ID'],
])('a connection that Google refuses for %s says so', async (reason, words) => {
  const proof = await stage.allow();
  stage.world.fault = ({ path }) => (path.endsWith('/calendarList') ? { status: 403, reason } : undefined);
  const answer = await ask('POST', at('auth/callback'), proof);
  expect(answer.body.message).toContain(words);
  expect(answer.body.code).not.toBe('INVALID_PROOF');
});
