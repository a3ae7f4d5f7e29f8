import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

describe('connecting', () => {
  test('goes by PKCE and a state that is the caller’s, once, and within ten minutes', async () => {
    expect(await status()).toMatchObject({ status: 'not_connected', error: null });
    const bia = await here.somebody('member');
    const stolen = await allow();
    expect(await ask('POST', at('auth/callback'), stolen, bia)).toMatchObject({
      status: 409,
      body: { code: 'INVALID_PROOF' },
    });
    expect(await ask('POST', at('auth/callback'), { ...stolen, code: 'another' })).toMatchObject({ status: 409 });
    expect(await ask('POST', at('auth/callback'), stolen)).toMatchObject({ status: 409 });
    const late = await allow();
    here.clock.ahead = 601_000;
    expect(await ask('POST', at('auth/callback'), late)).toMatchObject({ status: 409 });
    here.clock.ahead = 0;
    expect(await ask('POST', at('auth/callback'), await allow())).toMatchObject({
      status: 200,
      body: { status: 'choosing_calendars', account_email: account },
    });
  });

  test('keeps what Google gave sealed, and tells it nobody', async () => {
    await connect();
    const kept = JSON.stringify(await here.store.db.selectFrom('calendar_connections').selectAll().execute());
    const told = JSON.stringify([await status(), (await ask('GET', at('calendars'))).body]);
    const log = JSON.stringify(await here.store.db.selectFrom('activity').selectAll().execute());
    for (const secret of ['ya29.', '1//']) for (const text of [kept, told, log]) expect(text).not.toContain(secret);
  });

  test('without all permissions says so, and connects nothing', async () => {
    google.world.scope = 'https://www.googleapis.com/auth/calendar.calendarlist.readonly';
    const answer = await ask('POST', at('auth/callback'), await allow());
    expect(answer).toMatchObject({ status: 409, body: { code: 'CALENDAR_REFUSED' } });
    expect(answer.body.message).toContain('Falta permissão');
    expect(await status()).toMatchObject({ status: 'not_connected' });
  });

  test('a server without a client of Google, or without a key, says what it lacks', async () => {
    const { googleCalendar, secretsKeys } = here.config;
    for (const [config, lacks] of [
      [{ googleCalendar: undefined }, 'GOOGLE_CALENDAR_CLIENT_ID'],
      [{ secretsKeys: [] }, 'SECRETS_KEYS'],
    ] as const) {
      Object.assign(here.config, config);
      const answer = await ask('GET', at('auth-url'));
      expect(answer.status).toBe(404);
      expect(answer.body.message).toContain(lacks);
      expect(await status()).toMatchObject({ status: 'not_connected', error: { action: 'ask' } });
      Object.assign(here.config, { googleCalendar, secretsKeys });
    }
  });

  test('only one’s own calendars can be chosen, and only what may be written to takes meetings', async () => {
    google.world.calendar(account, 'feriados', { accessRole: 'reader' });
    await connect();
    const { data } = (await ask('GET', at('calendars'))).body;
    const [own, readable] = data as Loose[];
    const choose = (selected: string[], takes_ours: string | null) =>
      ask('PUT', at('calendars'), { selected, takes_ours });
    expect(await choose([ana.id], null)).toMatchObject({ status: 400 });
    expect(await choose([readable.id], readable.id)).toMatchObject({ status: 400 });
    expect(await choose([readable.id], own.id)).toMatchObject({ status: 400 });
    expect(await choose([own.id, readable.id], null)).toMatchObject({ status: 200 });
    const bia = await here.somebody('member');
    expect(await ask('PUT', at('calendars'), { selected: [], takes_ours: null }, bia)).toMatchObject({ status: 404 });
    expect((await ask('GET', at('calendars'), undefined, bia)).body).toEqual({ data: [] });
  });
});

describe('what is there comes here', () => {
  test('once, with its people, and what is private as busy time', async () => {
    const bia = await here.somebody('member', { email: `bia${count}@trama.example` });
    google.world.write(account, {
      ...hour(2),
      summary: 'Alinhamento',
      attendees: [
        { email: account, self: true, responseStatus: 'accepted' },
        { email: `bia${count}@trama.example`, responseStatus: 'tentative' },
        { email: 'rui@fora.example', displayName: 'Rui', optional: true },
        { email: 'sala@resource.example', resource: true },
      ],
    });
    google.world.write(account, { ...hour(3), summary: 'Médico', visibility: 'private' });
    const [start, end] = [inHours(5 * 24), inHours(24 * 24)].map((at) => ({ date: at.slice(0, 10) }));
    google.world.write(account, { summary: 'Férias', start, end });
    google.world.write(account, { ...hour(4), summary: 'Livre', transparency: 'transparent' });
    await connect();
    await sync();
    expect(await status()).toMatchObject({
      status: 'active',
      events_in: 2,
      events_left_out: 2,
      events_out: 0,
      error: null,
    });
    expect(await titled('Alinhamento')).toMatchObject({
      organizer: { id: ana.id },
      time_zone: timeZone,
      attendees: [
        { user_id: null, email: `bia${count}@trama.example`, response: 'tentative' },
        { user_id: null, email: 'rui@fora.example', name: 'Rui', is_optional: true },
      ],
    });
    expect(bia.id).toBeTruthy();
    expect(await titled('Médico')).toMatchObject({ is_private: true, is_hidden: false });
    const boss = await here.somebody('admin');
    expect(await titled('Médico', boss)).toBeUndefined();
    expect((await meetings(boss)).some(({ title }) => title === 'Ocupado')).toBe(true);
  });

  test('page by page, shuffled, changed and deleted', async () => {
    Object.assign(google.world, { pageSize: 3, isShuffled: true });
    const all = Array.from({ length: 8 }, (_, at) =>
      google.world.write(account, { ...hour(at + 1), summary: `Evento ${at}` }),
    );
    await connect();
    expect(await meetings()).toHaveLength(8);
    google.world.write(account, { id: all[0].id, summary: 'Outro nome', ...hour(9) });
    google.world.write(account, { id: all[1].id, status: 'cancelled' });
    await sync();
    const known = await meetings();
    expect(known).toHaveLength(8);
    expect(known.find(({ title }) => title === 'Outro nome')).toMatchObject({ start_at: inHours(9), version: 2 });
    expect(known.find(({ title }) => title === 'Evento 1')).toMatchObject({ status: 'cancelled' });
  });

  test('after 410 all is listed anew, and nothing is doubled or lost', async () => {
    const [kept, gone] = [1, 2].map((at) => google.world.write(account, { ...hour(at), summary: `Listado ${at}` }));
    await connect();
    google.world.forgetSyncTokens(account);
    google.world.write(account, { id: gone.id, status: 'cancelled' });
    google.world.write(account, { id: kept.id, location: 'Sala 2' });
    await sync();
    expect(await meetings()).toHaveLength(2);
    expect(await titled('Listado 1')).toMatchObject({ location: 'Sala 2', status: 'scheduled' });
    expect(await titled('Listado 2')).toMatchObject({ status: 'cancelled' });
  });

  test('an event in two people’s calendars is one meeting; by an event of one’s own making nobody gets into another’s', async () => {
    const bia = await here.somebody('member');
    const hers = `bia${count}@gmail.example`;
    const shared = { ...hour(2), summary: 'Das duas', iCalUID: `uid${count}@google.com` };
    google.world.write(account, { ...shared, attendees: [{ email: hers }] });
    const secret = { ...hour(3), summary: 'Só da Ana', iCalUID: `so${count}@google.com` };
    google.world.write(account, secret);
    await connect();
    google.world.account(hers);
    google.world.write(hers, { ...shared, attendees: [{ email: hers, self: true, responseStatus: 'accepted' }] });
    google.world.write(hers, { ...secret, summary: 'Forjado' });
    await connect(bia);
    const one = await titled('Das duas');
    expect(one.attendees).toMatchObject([{ user_id: bia.id, response: 'accepted' }]);
    expect((await meetings(bia)).filter(({ title }) => title === 'Das duas')).toEqual([
      expect.objectContaining({ id: one.id }),
    ]);
    expect((await titled('Forjado', bia)).id).not.toBe((await titled('Só da Ana')).id);
  });

  test('each of a series is a meeting of its own, by when it was to begin at first', async () => {
    const of = (at: number) => ({
      ...hour(at),
      summary: 'Semanal',
      iCalUID: `serie${count}@google.com`,
      recurringEventId: `serie${count}`,
      originalStartTime: { dateTime: inHours(at) },
    });
    const [first] = [1, 25, 49].map((at) => google.world.write(account, of(at)));
    await connect();
    google.world.write(account, { id: first.id, ...hour(3) });
    await sync();
    const known = (await meetings()).filter(({ title }) => title === 'Semanal');
    expect(known.map(({ start_at }) => start_at).sort()).toEqual([inHours(3), inHours(25), inHours(49)].sort());
  });
});

describe('what is here goes there', () => {
  test('created, changed, cancelled, held after all and deleted', async () => {
    await connect();
    const meeting = await create('Daqui', { location: 'Sala Ipê', attendees: [{ email: 'rui@fora.example' }] });
    await here.notifications.settled();
    expect(events()).toMatchObject([
      { summary: 'Daqui', location: 'Sala Ipê', start: { timeZone }, attendees: [{ email: 'rui@fora.example' }] },
    ]);
    await change(meeting.id, { title: 'Daqui mesmo', is_private: true });
    await here.notifications.settled();
    expect(events()).toMatchObject([{ summary: 'Daqui mesmo', visibility: 'private', location: 'Sala Ipê' }]);
    await ask('PATCH', `/api/meetings/${meeting.id}/status`, { status: 'cancelled' });
    await here.notifications.settled();
    expect(events()).toEqual([]);
    await ask('PATCH', `/api/meetings/${meeting.id}/status`, { status: 'scheduled' });
    await here.notifications.settled();
    expect(events()).toMatchObject([{ summary: 'Daqui mesmo' }]);
    await ask('DELETE', `/api/meetings/${meeting.id}`);
    await here.notifications.settled();
    expect(events()).toEqual([]);
    await sync();
    expect(await meetings()).toEqual([]);
    expect(await status()).toMatchObject({ conflicts: 0, error: null });
  });

  test('who is asked goes both ways after an event was made; answers and rooms stay as they are', async () => {
    const emails = (attendees: Loose[]) => attendees.map(({ email }) => email).sort();
    const [rui, lia, eva] = ['rui@fora.example', 'lia@fora.example', 'eva@fora.example'] as const;
    await connect();
    const meeting = await create('De quem', { attendees: [{ email: rui }, { email: lia }] });
    await here.notifications.settled();
    const [event] = events();
    const room = { email: 'sala@resource.example', resource: true };
    const answered = event.attendees.map((one: Loose) => ({ ...one, responseStatus: 'accepted' }));
    google.world.write(account, { id: event.id, attendees: [...answered, room, { email: eva, displayName: 'Eva' }] });
    await change(meeting.id, { attendees: [{ email: rui }, { email: 'ivo@fora.example' }] });
    await sync();
    const wanted = [eva, 'ivo@fora.example', rui];
    expect(emails((await titled('De quem')).attendees)).toEqual(wanted);
    expect(emails(events()[0].attendees)).toEqual([...wanted, room.email].sort());
    expect(events()[0].attendees.find(({ email }: Loose) => email === rui)).toMatchObject({
      responseStatus: 'accepted',
    });
    const left = events()[0].attendees.filter(({ email }: Loose) => email !== rui);
    google.world.write(account, { id: event.id, attendees: left });
    await sync();
    expect(emails((await titled('De quem')).attendees)).toEqual([eva, 'ivo@fora.example']);
    expect(await status()).toMatchObject({ conflicts: 0, error: null });
    const asked = google.world.asked.length;
    await here.notifications.settled();
    expect(google.world.asked).toHaveLength(asked);
  });

  test('what somebody answered here stays, until they answer something there', async () => {
    const bia = await here.somebody('member');
    await connect();
    const meeting = await create('Com resposta', { attendees: [{ user_id: bia.id }] });
    await here.notifications.settled();
    const answer = { response: 'accepted' };
    await here.ask('PUT', `/api/meetings/${meeting.id}/response`, { token: bia.token, body: answer });
    const [event] = events();
    google.world.write(account, { id: event.id, summary: 'Com resposta, mudada' });
    await sync();
    expect((await titled('Com resposta, mudada')).attendees).toMatchObject([answer]);
    const [invited] = event.attendees;
    google.world.write(account, { id: event.id, attendees: [{ ...invited, responseStatus: 'declined' }] });
    await sync();
    expect((await titled('Com resposta, mudada')).attendees).toMatchObject([{ response: 'declined' }]);
  });

  test('drafts, what is over and what others organize stay here', async () => {
    await connect();
    await create('Rascunho', { status: 'draft' });
    await create('Passada', { start_at: inHours(-3), end_at: inHours(-2) });
    await here.notifications.settled();
    expect(events()).toEqual([]);
  });

  test('what changed on both sides meets in the middle where it can, and is a conflict where not', async () => {
    const event = google.world.write(account, { ...hour(2), summary: 'Dos dois' });
    await connect();
    const meeting = await titled('Dos dois');
    google.world.write(account, { id: event.id, location: 'Lá' });
    await change(meeting.id, { title: 'Dos dois lados' });
    await sync();
    expect(events()).toMatchObject([{ summary: 'Dos dois lados', location: 'Lá' }]);
    expect(await titled('Dos dois lados')).toMatchObject({ location: 'Lá' });

    google.world.write(account, { id: event.id, summary: 'Nome de lá' });
    await change(meeting.id, { title: 'Nome daqui' });
    await sync();
    expect(await titled('Nome daqui')).toBeDefined();
    expect(events()).toMatchObject([{ summary: 'Nome de lá' }]);
    expect(await status()).toMatchObject({ conflicts: 1 });
    const [conflict] = (await ask('GET', at('conflicts'))).body.data;
    expect(conflict).toMatchObject({
      meeting_id: meeting.id,
      is_refused: false,
      ours: { title: 'Nome daqui' },
      theirs: { title: 'Nome de lá' },
    });
    const settle = (body: object, who = ana) => ask('POST', at(`conflicts/${conflict.id}`), body, who);
    const bia = await here.somebody('member');
    expect(await settle({ keep: 'ours', stamp: conflict.stamp }, bia)).toMatchObject({ status: 404 });
    expect(await settle({ keep: 'ours', stamp: 'old' })).toMatchObject({
      status: 409,
      body: { code: 'STALE_VERSION' },
    });
    expect(await settle({ keep: 'ours', stamp: conflict.stamp })).toMatchObject({ status: 204 });
    await here.notifications.settled();
    expect(events()).toMatchObject([{ summary: 'Nome daqui' }]);
    expect(await status()).toMatchObject({ conflicts: 0 });
    expect(await settle({ keep: 'ours', stamp: conflict.stamp })).toMatchObject({ status: 404 });
  });

  test('what was deleted here and changed there waits for a decision', async () => {
    const event = google.world.write(account, { ...hour(2), summary: 'Disputada' });
    await connect();
    const meeting = await titled('Disputada');
    google.world.write(account, { id: event.id, summary: 'Mudou lá' });
    await ask('DELETE', `/api/meetings/${meeting.id}`);
    await sync();
    expect(events()).toMatchObject([{ summary: 'Mudou lá' }]);
    const [conflict] = (await ask('GET', at('conflicts'))).body.data;
    expect(conflict).toMatchObject({ meeting_id: null, ours: { is_off: true }, theirs: { title: 'Mudou lá' } });
    await ask('POST', at(`conflicts/${conflict.id}`), { keep: 'theirs', stamp: conflict.stamp });
    await here.notifications.settled();
    expect(await titled('Mudou lá')).toMatchObject({ status: 'scheduled' });
    expect(events()).toHaveLength(1);
  });

  test.each(['ours', 'theirs'])(
    'who was asked while both sides stood apart is asked on both once %s is kept',
    async (keep) => {
      const event = google.world.write(account, { ...hour(2), summary: 'Disputada' });
      await connect();
      const { id } = await titled('Disputada');
      google.world.write(account, { id: event.id, summary: 'Mudou lá', attendees: [{ email: 'la@fora.example' }] });
      await change(id, { title: 'Mudou aqui', attendees: [{ email: 'aqui@fora.example' }] });
      await sync();
      const [conflict] = (await ask('GET', at('conflicts'))).body.data;
      await ask('POST', at(`conflicts/${conflict.id}`), { keep, stamp: conflict.stamp });
      await here.notifications.settled();
      const both = ['aqui@fora.example', 'la@fora.example'];
      const emailsOf = (all: Loose[]) => all.flatMap(({ email }) => email ?? []).sort();
      expect(emailsOf((await titled(keep === 'ours' ? 'Mudou aqui' : 'Mudou lá')).attendees)).toEqual(both);
      expect(emailsOf(events()[0]?.attendees)).toEqual(both);
    },
  );

  test('who was asked while a meeting was off is told once it is held after all', async () => {
    await connect();
    const { id } = await create('Suspensa');
    await here.notifications.settled();
    await ask('PATCH', `/api/meetings/${id}/status`, { status: 'cancelled' });
    await here.notifications.settled();
    await change(id, { attendees: [{ email: 'nova@fora.example' }] });
    await ask('PATCH', `/api/meetings/${id}/status`, { status: 'scheduled' });
    await here.notifications.settled();
    expect(events()).toMatchObject([{ summary: 'Suspensa', attendees: [{ email: 'nova@fora.example' }] }]);
  });

  test('what was deleted here and moved to another calendar there is gone from that one too', async () => {
    google.world.calendar(account, 'outra');
    const {
      change: _,
      etag: __,
      updated: ___,
      ...event
    } = google.world.write(account, { ...hour(2), summary: 'Levada' });
    await connect();
    google.world.write(account, { id: event.id, status: 'cancelled' });
    google.world.write(account, event, 'outra');
    await ask('DELETE', `/api/meetings/${(await titled('Levada')).id}`);
    await sync();
    await sync();
    expect(await meetings()).toEqual([]);
    expect(google.world.events(account, 'outra').map((each) => each.status)).toEqual(['cancelled']);
    expect(await status()).toMatchObject({ conflicts: 0 });
    // Whoever brings it back there means it.
    google.world.write(account, { id: event.id, status: 'confirmed' }, 'outra');
    await sync();
    expect(await titled('Levada')).toBeDefined();
  });

  test('what Google does not let change is told, and can be taken back', async () => {
    google.world.write(account, { ...hour(2), summary: 'De fora', isAnothers: true });
    await connect();
    const meeting = await titled('De fora');
    await change(meeting.id, { title: 'Minha versão' });
    await here.notifications.settled();
    const [conflict] = (await ask('GET', at('conflicts'))).body.data;
    expect(conflict).toMatchObject({ is_refused: true, ours: { title: 'Minha versão' }, theirs: { title: 'De fora' } });
    await ask('POST', at(`conflicts/${conflict.id}`), { keep: 'theirs', stamp: conflict.stamp });
    await here.notifications.settled();
    expect(await titled('De fora')).toBeDefined();
    expect(await status()).toMatchObject({ conflicts: 0 });
  });
});

describe('what goes wrong', () => {
  test.each([
    ['rate_limited', { status: 429, reason: 'rateLimitExceeded', retryAfter: 600 }, 600, 'wait'],
    ['rate_limited', { status: 403, reason: 'userRateLimitExceeded' }, 30, 'wait'],
    ['unavailable', { status: 503 }, 30, 'sync'],
    ['garbled', 'half an answer' as const, 30, 'sync'],
    ['unreachable', 'no answer' as const, 30, 'sync'],
  ] as const)('%s is told in words, and tried again in its time', async (code, fault, seconds, action) => {
    await connect();
    google.world.write(account, { ...hour(2), summary: 'Depois' });
    google.world.fault = ({ path }) => (path.endsWith('/events') ? fault : undefined);
    await sync();
    const told = await status();
    expect(told).toMatchObject({ status: 'error', error: { code, action } });
    expect(told.error.message.length).toBeGreaterThan(30);
    expect(Math.round((Date.parse(told.next_sync_at) - Date.now()) / 1000)).toBeGreaterThanOrEqual(seconds - 5);
    google.world.fault = () => undefined;
    await here.notifications.settled();
    expect(await titled('Depois')).toBeUndefined();
    here.clock.ahead = (seconds + 10) * 1000;
    await here.notifications.settled();
    expect(await titled('Depois')).toBeDefined();
    expect(await status()).toMatchObject({ status: 'active', error: null });
  });

  test('a token that is over is renewed; one that was withdrawn asks for a new connection, which doubles nothing', async () => {
    google.world.write(account, { ...hour(2), summary: 'De antes' });
    await connect();
    google.world.endAccess();
    await sync();
    expect(await status()).toMatchObject({ status: 'active' });
    google.world.revoke();
    await sync();
    expect(await status()).toMatchObject({
      status: 'needs_reconnect',
      error: { code: 'invalid_grant', action: 'reconnect' },
    });
    expect(await ask('POST', at('sync'))).toMatchObject({ status: 409, body: { code: 'CALENDAR_REFUSED' } });
    expect(await ask('POST', at('auth/callback'), await allow())).toMatchObject({ status: 200 });
    await here.notifications.settled();
    expect(await status()).toMatchObject({ status: 'active', error: null });
    expect(await meetings()).toHaveLength(1);
  });

  test('an answer that got lost makes nothing a second time', async () => {
    await connect();
    google.world.fault = ({ method }) => (method === 'POST' ? 'no answer' : undefined);
    const meeting = await create('Uma só');
    await here.notifications.settled();
    google.world.fault = () => undefined;
    await sync();
    expect(events()).toHaveLength(1);
    google.world.fault = ({ method }) => (method === 'PATCH' ? 'no answer' : undefined);
    await change(meeting.id, { title: 'Uma só, mudada' });
    await here.notifications.settled();
    google.world.fault = () => undefined;
    await sync();
    expect(events()).toMatchObject([{ summary: 'Uma só, mudada' }]);
    expect(await status()).toMatchObject({ conflicts: 0, events_out: 1 });
    expect(await meetings()).toHaveLength(1);
  });

  test('disconnecting leaves all where it is, and connecting again doubles nothing', async () => {
    google.world.write(account, { ...hour(2), summary: 'De lá' });
    await connect();
    await create('Daqui');
    await here.notifications.settled();
    expect(await ask('DELETE', at('connection'))).toMatchObject({ status: 204 });
    expect(await ask('DELETE', at('connection'))).toMatchObject({ status: 404 });
    expect([(await meetings()).length, events().length]).toEqual([2, 2]);
    const kept = JSON.stringify(await here.store.db.selectFrom('calendar_links').select(['base', 'theirs']).execute());
    expect(kept).not.toContain('De lá');
    await connect();
    await sync();
    expect([(await meetings()).length, events().length]).toEqual([2, 2]);
    expect(await status()).toMatchObject({ conflicts: 0, events_in: 1, events_out: 1 });
  });

  test('for who is deactivated nothing goes on, not even a turn that is under way; let in again, it does', async () => {
    const state = (status: 'active' | 'inactive') =>
      here.store.db.updateTable('users').set({ status }).where('id', '=', ana.id).execute();
    await connect();
    google.world.write(account, { ...hour(2), summary: 'Depois de sair' });
    google.world.fault = async ({ path }) => {
      if (path.endsWith('/events')) await state('inactive');
      return undefined;
    };
    await sync();
    google.world.fault = () => undefined;
    const asked = google.world.asked.length;
    here.clock.ahead = 600_000;
    await here.notifications.settled();
    expect(google.world.asked).toHaveLength(asked);
    await state('active');
    expect(await titled('Depois de sair')).toBeUndefined();
    await here.notifications.settled();
    expect(await titled('Depois de sair')).toBeDefined();
  });

  test('with whoever is erased goes what Google gave, and all that was kept of their events', async () => {
    const boss = await here.somebody('admin');
    google.world.write(account, { ...hour(2), summary: 'Consulta da Ana' });
    await connect();
    expect(await ask('DELETE', `/api/users/${ana.id}`, { email: ana.email }, boss)).toMatchObject({ status: 204 });
    const tables = ['calendar_attempts', 'calendar_connections', 'google_calendars'] as const;
    for (const table of tables)
      expect(await here.store.db.selectFrom(table).where('user_id', '=', ana.id).selectAll().execute()).toEqual([]);
    expect(JSON.stringify(await here.store.db.selectFrom('calendar_links').selectAll().execute())).not.toContain(
      'Consulta da Ana',
    );
  });

  test.each(['unchosen', 'disconnected'] as const)(
    'a calendar that is %s while it is read leaves nothing half done',
    async (how) => {
      await connect();
      google.world.write(account, { ...hour(2), summary: 'Tarde demais' });
      let isOver = false;
      google.world.fault = async ({ path }) => {
        if (!path.endsWith('/events') || isOver) return undefined;
        isOver = true;
        const answer =
          how === 'unchosen'
            ? await ask('PUT', at('calendars'), { selected: [], takes_ours: null })
            : await ask('DELETE', at('connection'));
        expect(answer.status).toBeLessThan(300);
        return undefined;
      };
      await sync();
      await here.notifications.settled();
      expect(isOver).toBe(true);
      expect(await titled('Tarde demais')).toBeUndefined();
      expect(await status()).toMatchObject({ status: how === 'unchosen' ? 'choosing_calendars' : 'not_connected' });
    },
  );

  test('of two servers one takes it, and does it once', async () => {
    await connect();
    for (let at = 0; at < 5; at += 1) await create(`Uma vez ${at}`);
    google.world.write(account, { ...hour(2), summary: 'Só uma vez' });
    google.world.fault = () => ({ lateMs: 5 });
    const other = { store: here.store, config: here.config, now: () => new Date(), isClosing: () => false };
    await Promise.all([here.notifications.settled(), syncCalendars(other), syncCalendars(other)]);
    await sync();
    expect(events()).toHaveLength(6);
    const sent = google.world.asked.filter(({ method, body }) => method === 'POST' && /^Uma vez/.test(body?.summary));
    expect(sent).toHaveLength(5);
    expect((await meetings()).filter(({ title }) => title === 'Só uma vez')).toHaveLength(1);
  });
});
