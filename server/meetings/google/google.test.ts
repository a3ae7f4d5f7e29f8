import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { at, calendarStage, hour, inHours, timeZone } from '../../testing/calendar-stage.ts';
import type { Loose } from '../../testing/workspace.ts';
import { caps } from '../caps.ts';
import { syncCalendars } from './sync.ts';

const stage = calendarStage();
const { ask, allow, status, connect, sync, meetings, titled, create, change, events } = stage;

describe('connecting', () => {
  test('goes by PKCE and a state that is the caller’s, once, and within ten minutes', async () => {
    expect(await status()).toMatchObject({ status: 'not_connected', error: null });
    const bia = await stage.here.somebody('member');
    const stolen = await allow();
    expect(await ask('POST', at('auth/callback'), stolen, bia)).toMatchObject({
      status: 409,
      body: { code: 'INVALID_PROOF' },
    });
    expect(await ask('POST', at('auth/callback'), { ...stolen, code: 'another' })).toMatchObject({ status: 409 });
    expect(await ask('POST', at('auth/callback'), stolen)).toMatchObject({ status: 409 });
    const late = await allow();
    stage.here.clock.ahead = 601_000;
    expect(await ask('POST', at('auth/callback'), late)).toMatchObject({ status: 409 });
    stage.here.clock.ahead = 0;
    expect(await ask('POST', at('auth/callback'), await allow())).toMatchObject({
      status: 200,
      body: { status: 'choosing_calendars', account_email: stage.account },
    });
  });

  test('keeps what Google gave sealed, and tells it nobody', async () => {
    await connect();
    const kept = JSON.stringify(await stage.db.selectFrom('calendar_connections').selectAll().execute());
    const told = JSON.stringify([await status(), (await ask('GET', at('calendars'))).body]);
    const log = JSON.stringify(await stage.db.selectFrom('activity').selectAll().execute());
    for (const secret of ['ya29.', '1//']) for (const text of [kept, told, log]) expect(text).not.toContain(secret);
  });

  test('without all permissions says so, and connects nothing', async () => {
    stage.world.scope = 'https://www.googleapis.com/auth/calendar.calendarlist.readonly';
    const answer = await ask('POST', at('auth/callback'), await allow());
    expect(answer).toMatchObject({ status: 409, body: { code: 'CALENDAR_REFUSED' } });
    expect(answer.body.message).toContain('Falta permissão');
    expect(await status()).toMatchObject({ status: 'not_connected' });
  });

  test('a server without a client of Google, or without a key, says what it lacks', async () => {
    const { googleCalendar, secretsKeys } = stage.here.config;
    for (const [config, lacks] of [
      [{ googleCalendar: undefined }, 'GOOGLE_CALENDAR_CLIENT_ID'],
      [{ secretsKeys: [] }, 'SECRETS_KEYS'],
    ] as const) {
      Object.assign(stage.here.config, config);
      const answer = await ask('GET', at('auth-url'));
      expect(answer.status).toBe(404);
      expect(answer.body.message).toContain(lacks);
      expect(await status()).toMatchObject({ status: 'not_connected', error: { action: 'ask' } });
      Object.assign(stage.here.config, { googleCalendar, secretsKeys });
    }
  });

  test.each([
    ['of another name', { id: 'other', key: Buffer.alloc(32, 1) }],
    ['of the same name', undefined],
  ])('begun on a server with another key %s it is begun anew, not a fault', async (_, key) => {
    const { secretsKeys } = stage.here.config;
    const begun = await allow();
    stage.here.config.secretsKeys = [key ?? { id: secretsKeys[0]?.id ?? '', key: Buffer.alloc(32, 2) }];
    expect(await ask('POST', at('auth/callback'), begun)).toMatchObject({
      status: 409,
      body: { code: 'INVALID_PROOF' },
    });
    stage.here.config.secretsKeys = secretsKeys;
  });

  test('only one’s own calendars can be chosen, and only what may be written to takes meetings', async () => {
    stage.world.calendar(stage.account, 'feriados', { accessRole: 'reader' });
    await connect();
    const { data } = (await ask('GET', at('calendars'))).body;
    const [own, readable] = data as Loose[];
    const choose = (selected: string[], takes_ours: string | null) =>
      ask('PUT', at('calendars'), { selected, takes_ours });
    expect(await choose([stage.ana.id], null)).toMatchObject({ status: 400 });
    expect(await choose([readable.id], readable.id)).toMatchObject({ status: 400 });
    expect(await choose([readable.id], own.id)).toMatchObject({ status: 400 });
    expect(await choose([own.id, readable.id], null)).toMatchObject({ status: 200 });
    const bia = await stage.here.somebody('member');
    expect(await ask('PUT', at('calendars'), { selected: [], takes_ours: null }, bia)).toMatchObject({ status: 404 });
    expect((await ask('GET', at('calendars'), undefined, bia)).body).toEqual({ data: [] });
  });
});

describe('what is there comes here', () => {
  test('once, with its people, and what is private as busy time', async () => {
    const bia = await stage.here.somebody('member', { email: `bia${stage.count}@trama.example` });
    stage.world.write(stage.account, {
      ...hour(2),
      summary: 'Alinhamento',
      attendees: [
        { email: stage.account, self: true, responseStatus: 'accepted' },
        { email: `bia${stage.count}@trama.example`, responseStatus: 'tentative' },
        { email: 'rui@fora.example', displayName: 'Rui', optional: true },
        { email: 'sala@resource.example', resource: true },
      ],
    });
    stage.world.write(stage.account, { ...hour(3), summary: 'Médico', visibility: 'private' });
    const [start, end] = [inHours(5 * 24), inHours(24 * 24)].map((at) => ({ date: at.slice(0, 10) }));
    stage.world.write(stage.account, { summary: 'Férias', start, end });
    stage.world.write(stage.account, { ...hour(4), summary: 'Livre', transparency: 'transparent' });
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
      organizer: { id: stage.ana.id },
      time_zone: timeZone,
      attendees: [
        { user_id: null, email: `bia${stage.count}@trama.example`, response: 'tentative' },
        { user_id: null, email: 'rui@fora.example', name: 'Rui', is_optional: true },
      ],
    });
    expect(bia.id).toBeTruthy();
    expect(await titled('Médico')).toMatchObject({ is_private: true, is_hidden: false });
    const boss = await stage.here.somebody('admin');
    expect(await titled('Médico', boss)).toBeUndefined();
    expect((await meetings(boss)).some(({ title }) => title === 'Ocupado')).toBe(true);
  });

  test('page by page, shuffled, changed and deleted', async () => {
    Object.assign(stage.world, { pageSize: 3, isShuffled: true });
    const all = Array.from({ length: 8 }, (_, at) =>
      stage.world.write(stage.account, { ...hour(at + 1), summary: `Evento ${at}` }),
    );
    await connect();
    expect(await meetings()).toHaveLength(8);
    stage.world.write(stage.account, { id: all[0].id, summary: 'Outro nome', ...hour(9) });
    stage.world.write(stage.account, { id: all[1].id, status: 'cancelled' });
    await sync();
    const known = await meetings();
    expect(known).toHaveLength(8);
    expect(known.find(({ title }) => title === 'Outro nome')).toMatchObject({ start_at: inHours(9), version: 2 });
    expect(known.find(({ title }) => title === 'Evento 1')).toMatchObject({ status: 'cancelled' });
  });

  test('after 410 all is listed anew, and nothing is doubled or lost', async () => {
    const [kept, gone] = [1, 2].map((at) =>
      stage.world.write(stage.account, { ...hour(at), summary: `Listado ${at}` }),
    );
    await connect();
    stage.world.forgetSyncTokens(stage.account);
    stage.world.write(stage.account, { id: gone.id, status: 'cancelled' });
    stage.world.write(stage.account, { id: kept.id, location: 'Sala 2' });
    await sync();
    expect(await meetings()).toHaveLength(2);
    expect(await titled('Listado 1')).toMatchObject({ location: 'Sala 2', status: 'scheduled' });
    expect(await titled('Listado 2')).toMatchObject({ status: 'cancelled' });
  });

  test('an event in two people’s calendars is one meeting; by an event of one’s own making nobody gets into another’s', async () => {
    const bia = await stage.here.somebody('member');
    const hers = `bia${stage.count}@gmail.example`;
    const shared = { ...hour(2), summary: 'Das duas', iCalUID: `uid${stage.count}@google.com` };
    stage.world.write(stage.account, { ...shared, attendees: [{ email: hers }] });
    const secret = { ...hour(3), summary: 'Só da Ana', iCalUID: `so${stage.count}@google.com` };
    stage.world.write(stage.account, secret);
    await connect();
    stage.world.account(hers);
    stage.world.write(hers, { ...shared, attendees: [{ email: hers, self: true, responseStatus: 'accepted' }] });
    stage.world.write(hers, { ...secret, summary: 'Forjado' });
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
      iCalUID: `serie${stage.count}@google.com`,
      recurringEventId: `serie${stage.count}`,
      originalStartTime: { dateTime: inHours(at) },
    });
    const [first] = [1, 25, 49].map((at) => stage.world.write(stage.account, of(at)));
    await connect();
    stage.world.write(stage.account, { id: first.id, ...hour(3) });
    await sync();
    const known = (await meetings()).filter(({ title }) => title === 'Semanal');
    expect(known.map(({ start_at }) => start_at).sort()).toEqual([inHours(3), inHours(25), inHours(49)].sort());
  });
});

describe('what is here goes there', () => {
  test('created, changed, cancelled, held after all and deleted', async () => {
    await connect();
    const meeting = await create('Daqui', { location: 'Sala Ipê', attendees: [{ email: 'rui@fora.example' }] });
    await stage.settled();
    expect(events()).toMatchObject([
      { summary: 'Daqui', location: 'Sala Ipê', start: { timeZone }, attendees: [{ email: 'rui@fora.example' }] },
    ]);
    await change(meeting.id, { title: 'Daqui mesmo', is_private: true });
    await stage.settled();
    expect(events()).toMatchObject([{ summary: 'Daqui mesmo', visibility: 'private', location: 'Sala Ipê' }]);
    await ask('PATCH', `/api/meetings/${meeting.id}/status`, { status: 'cancelled' });
    await stage.settled();
    expect(events()).toEqual([]);
    await ask('PATCH', `/api/meetings/${meeting.id}/status`, { status: 'scheduled' });
    await stage.settled();
    expect(events()).toMatchObject([{ summary: 'Daqui mesmo' }]);
    await ask('DELETE', `/api/meetings/${meeting.id}`);
    await stage.settled();
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
    await stage.settled();
    const [event] = events();
    const room = { email: 'sala@resource.example', resource: true };
    const answered = event.attendees.map((one: Loose) => ({ ...one, responseStatus: 'accepted' }));
    stage.world.write(stage.account, {
      id: event.id,
      attendees: [...answered, room, { email: eva, displayName: 'Eva' }],
    });
    await change(meeting.id, { attendees: [{ email: rui }, { email: 'ivo@fora.example' }] });
    await sync();
    const wanted = [eva, 'ivo@fora.example', rui];
    expect(emails((await titled('De quem')).attendees)).toEqual(wanted);
    expect(emails(events()[0].attendees)).toEqual([...wanted, room.email].sort());
    expect(events()[0].attendees.find(({ email }: Loose) => email === rui)).toMatchObject({
      responseStatus: 'accepted',
    });
    const left = events()[0].attendees.filter(({ email }: Loose) => email !== rui);
    stage.world.write(stage.account, { id: event.id, attendees: left });
    await sync();
    expect(emails((await titled('De quem')).attendees)).toEqual([eva, 'ivo@fora.example']);
    expect(await status()).toMatchObject({ conflicts: 0, error: null });
    const asked = stage.world.asked.length;
    await stage.settled();
    expect(stage.world.asked).toHaveLength(asked);
  });

  test('what somebody answered here stays, until they answer something there', async () => {
    const bia = await stage.here.somebody('member');
    await connect();
    const meeting = await create('Com resposta', { attendees: [{ user_id: bia.id }] });
    await stage.settled();
    const answer = { response: 'accepted' };
    await stage.here.ask('PUT', `/api/meetings/${meeting.id}/response`, { token: bia.token, body: answer });
    const [event] = events();
    stage.world.write(stage.account, { id: event.id, summary: 'Com resposta, mudada' });
    await sync();
    expect((await titled('Com resposta, mudada')).attendees).toMatchObject([answer]);
    const [invited] = event.attendees;
    stage.world.write(stage.account, { id: event.id, attendees: [{ ...invited, responseStatus: 'declined' }] });
    await sync();
    expect((await titled('Com resposta, mudada')).attendees).toMatchObject([{ response: 'declined' }]);
  });

  test('drafts, what is over and what others organize stay here', async () => {
    await connect();
    await create('Rascunho', { status: 'draft' });
    await create('Passada', { start_at: inHours(-3), end_at: inHours(-2) });
    await stage.settled();
    expect(events()).toEqual([]);
  });

  test('what changed on both sides meets in the middle where it can, and is a conflict where not', async () => {
    const event = stage.world.write(stage.account, { ...hour(2), summary: 'Dos dois' });
    await connect();
    const meeting = await titled('Dos dois');
    stage.world.write(stage.account, { id: event.id, location: 'Lá' });
    await change(meeting.id, { title: 'Dos dois lados' });
    await sync();
    expect(events()).toMatchObject([{ summary: 'Dos dois lados', location: 'Lá' }]);
    expect(await titled('Dos dois lados')).toMatchObject({ location: 'Lá' });

    stage.world.write(stage.account, { id: event.id, summary: 'Nome de lá' });
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
    const settle = (body: object, who = stage.ana) => ask('POST', at(`conflicts/${conflict.id}`), body, who);
    const bia = await stage.here.somebody('member');
    expect(await settle({ keep: 'ours', stamp: conflict.stamp }, bia)).toMatchObject({ status: 404 });
    expect(await settle({ keep: 'ours', stamp: 'old' })).toMatchObject({
      status: 409,
      body: { code: 'STALE_VERSION' },
    });
    expect(await settle({ keep: 'ours', stamp: conflict.stamp })).toMatchObject({ status: 204 });
    await stage.settled();
    expect(events()).toMatchObject([{ summary: 'Nome daqui' }]);
    expect(await status()).toMatchObject({ conflicts: 0 });
    expect(await settle({ keep: 'ours', stamp: conflict.stamp })).toMatchObject({ status: 404 });
  });

  test('what becomes private there is so here at once, also where the rest of it waits for a decision', async () => {
    const event = stage.world.write(stage.account, { ...hour(2), summary: 'Salários' });
    await connect();
    const boss = await stage.here.somebody('admin');
    const { id } = await titled('Salários', boss);
    stage.world.write(stage.account, { id: event.id, summary: 'Salários de lá', visibility: 'private' });
    await change(id, { title: 'Salários daqui' });
    await sync();
    const told = [await meetings(boss), (await ask('GET', '/api/activity', undefined, boss)).body];
    expect(JSON.stringify(told)).not.toContain('Salários');
    const [conflict] = (await ask('GET', at('conflicts'))).body.data;
    expect(conflict).toMatchObject({ ours: { is_private: true }, theirs: { is_private: true } });
    const answer = await ask('POST', at(`conflicts/${conflict.id}`), { keep: 'ours', stamp: conflict.stamp });
    expect(answer).toMatchObject({ status: 204 });
    await stage.settled();
    expect(events()).toMatchObject([{ summary: 'Salários daqui', visibility: 'private' }]);
    expect(await titled('Salários daqui')).toMatchObject({ id, is_private: true });
  });

  test('what was deleted here and changed there waits for a decision', async () => {
    const event = stage.world.write(stage.account, { ...hour(2), summary: 'Disputada' });
    await connect();
    const meeting = await titled('Disputada');
    stage.world.write(stage.account, { id: event.id, summary: 'Mudou lá' });
    await ask('DELETE', `/api/meetings/${meeting.id}`);
    await sync();
    expect(events()).toMatchObject([{ summary: 'Mudou lá' }]);
    const [conflict] = (await ask('GET', at('conflicts'))).body.data;
    expect(conflict).toMatchObject({ meeting_id: null, ours: { is_off: true }, theirs: { title: 'Mudou lá' } });
    await ask('POST', at(`conflicts/${conflict.id}`), { keep: 'theirs', stamp: conflict.stamp });
    await stage.settled();
    expect(await titled('Mudou lá')).toMatchObject({ status: 'scheduled' });
    expect(events()).toHaveLength(1);
  });

  test.each(['ours', 'theirs'])(
    'who was asked while both sides stood apart is asked on both once %s is kept',
    async (keep) => {
      const event = stage.world.write(stage.account, { ...hour(2), summary: 'Disputada' });
      await connect();
      const { id } = await titled('Disputada');
      stage.world.write(stage.account, {
        id: event.id,
        summary: 'Mudou lá',
        attendees: [{ email: 'la@fora.example' }],
      });
      await change(id, { title: 'Mudou aqui', attendees: [{ email: 'aqui@fora.example' }] });
      await sync();
      const [conflict] = (await ask('GET', at('conflicts'))).body.data;
      await ask('POST', at(`conflicts/${conflict.id}`), { keep, stamp: conflict.stamp });
      await stage.settled();
      const both = ['aqui@fora.example', 'la@fora.example'];
      const emailsOf = (all: Loose[]) => all.flatMap(({ email }) => email ?? []).sort();
      expect(emailsOf((await titled(keep === 'ours' ? 'Mudou aqui' : 'Mudou lá')).attendees)).toEqual(both);
      expect(emailsOf(events()[0]?.attendees)).toEqual(both);
    },
  );

  test('who was asked while a meeting was off is told once it is held after all', async () => {
    await connect();
    const { id } = await create('Suspensa');
    await stage.settled();
    await ask('PATCH', `/api/meetings/${id}/status`, { status: 'cancelled' });
    await stage.settled();
    await change(id, { attendees: [{ email: 'nova@fora.example' }] });
    await ask('PATCH', `/api/meetings/${id}/status`, { status: 'scheduled' });
    await stage.settled();
    expect(events()).toMatchObject([{ summary: 'Suspensa', attendees: [{ email: 'nova@fora.example' }] }]);
  });

  test('what was deleted here and moved to another calendar there is gone from that one too', async () => {
    stage.world.calendar(stage.account, 'outra');
    const {
      change: _,
      etag: __,
      updated: ___,
      ...event
    } = stage.world.write(stage.account, { ...hour(2), summary: 'Levada' });
    await connect();
    stage.world.write(stage.account, { id: event.id, status: 'cancelled' });
    stage.world.write(stage.account, event, 'outra');
    await ask('DELETE', `/api/meetings/${(await titled('Levada')).id}`);
    await sync();
    await sync();
    expect(await meetings()).toEqual([]);
    expect(stage.world.events(stage.account, 'outra').map((each) => each.status)).toEqual(['cancelled']);
    expect(await status()).toMatchObject({ conflicts: 0 });
    // Whoever brings it back there means it.
    stage.world.write(stage.account, { id: event.id, status: 'confirmed' }, 'outra');
    await sync();
    expect(await titled('Levada')).toBeDefined();
  });

  test('what Google does not let change is told, and can be taken back', async () => {
    stage.world.write(stage.account, { ...hour(2), summary: 'De fora', isAnothers: true });
    await connect();
    const meeting = await titled('De fora');
    await change(meeting.id, { title: 'Minha versão' });
    await stage.settled();
    const [conflict] = (await ask('GET', at('conflicts'))).body.data;
    expect(conflict).toMatchObject({ is_refused: true, ours: { title: 'Minha versão' }, theirs: { title: 'De fora' } });
    await ask('POST', at(`conflicts/${conflict.id}`), { keep: 'theirs', stamp: conflict.stamp });
    await stage.settled();
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
    stage.world.write(stage.account, { ...hour(2), summary: 'Depois' });
    stage.world.fault = ({ path }) => (path.endsWith('/events') ? fault : undefined);
    await sync();
    const told = await status();
    expect(told).toMatchObject({ status: 'error', error: { code, action } });
    expect(told.error.message.length).toBeGreaterThan(30);
    expect(Math.round((Date.parse(told.next_sync_at) - Date.now()) / 1000)).toBeGreaterThanOrEqual(seconds - 5);
    stage.world.fault = () => undefined;
    await stage.settled();
    expect(await titled('Depois')).toBeUndefined();
    stage.here.clock.ahead = (seconds + 10) * 1000;
    await stage.settled();
    expect(await titled('Depois')).toBeDefined();
    expect(await status()).toMatchObject({ status: 'active', error: null });
  });

  test('more events than a day may bring wait for the next one, and that is told in words', async () => {
    const day = new Date().toISOString().slice(0, 10);
    const meetings = caps.syncedMeetingsOfDay - 1;
    const row = { user_id: stage.ana.id, day, source: 'synced', meetings, invitations: 0 } as const;
    await stage.db.insertInto('meeting_allowances').values(row).execute();
    for (const from of [2, 4]) stage.world.write(stage.account, { ...hour(from), summary: `Demais ${from}` });
    await connect();
    expect(await status()).toMatchObject({ status: 'error', error: { code: 'too_many_events', action: 'wait' } });
    expect(await titled('Demais 2')).toBeUndefined();
    await sql`update meeting_allowances set day = day - 1`.execute(stage.db);
    await stage.db
      .updateTable('calendar_connections')
      .set({ next_sync_at: inHours(-1) })
      .execute();
    await stage.settled();
    expect(await titled('Demais 2')).toBeDefined();
    expect(await status()).toMatchObject({ status: 'active', error: null });
  });

  test('a token that is over is renewed; one that was withdrawn asks for a new connection, which doubles nothing', async () => {
    stage.world.write(stage.account, { ...hour(2), summary: 'De antes' });
    await connect();
    stage.world.endAccess();
    await sync();
    expect(await status()).toMatchObject({ status: 'active' });
    stage.world.revoke();
    await sync();
    expect(await status()).toMatchObject({
      status: 'needs_reconnect',
      error: { code: 'invalid_grant', action: 'reconnect' },
    });
    expect(await ask('POST', at('sync'))).toMatchObject({ status: 409, body: { code: 'CALENDAR_REFUSED' } });
    expect(await ask('POST', at('auth/callback'), await allow())).toMatchObject({ status: 200 });
    await stage.settled();
    expect(await status()).toMatchObject({ status: 'active', error: null });
    expect(await meetings()).toHaveLength(1);
  });

  test('an answer that got lost makes nothing a second time', async () => {
    await connect();
    stage.world.fault = ({ method }) => (method === 'POST' ? 'no answer' : undefined);
    const meeting = await create('Uma só');
    await stage.settled();
    stage.world.fault = () => undefined;
    await sync();
    expect(events()).toHaveLength(1);
    stage.world.fault = ({ method }) => (method === 'PATCH' ? 'no answer' : undefined);
    await change(meeting.id, { title: 'Uma só, mudada' });
    await stage.settled();
    stage.world.fault = () => undefined;
    await sync();
    expect(events()).toMatchObject([{ summary: 'Uma só, mudada' }]);
    expect(await status()).toMatchObject({ conflicts: 0, events_out: 1 });
    expect(await meetings()).toHaveLength(1);
  });

  test('disconnecting leaves all where it is, and connecting again doubles nothing', async () => {
    stage.world.write(stage.account, { ...hour(2), summary: 'De lá' });
    await connect();
    await create('Daqui');
    await stage.settled();
    expect(await ask('DELETE', at('connection'))).toMatchObject({ status: 204 });
    expect(await ask('DELETE', at('connection'))).toMatchObject({ status: 404 });
    expect([(await meetings()).length, events().length]).toEqual([2, 2]);
    const kept = JSON.stringify(await stage.db.selectFrom('calendar_links').select(['base', 'theirs']).execute());
    expect(kept).not.toContain('De lá');
    await connect();
    await sync();
    expect([(await meetings()).length, events().length]).toEqual([2, 2]);
    expect(await status()).toMatchObject({ conflicts: 0, events_in: 1, events_out: 1 });
  });

  test('for who is deactivated nothing goes on, not even a turn that is under way; let in again, it does', async () => {
    const state = (status: 'active' | 'inactive') =>
      stage.db.updateTable('users').set({ status }).where('id', '=', stage.ana.id).execute();
    await connect();
    stage.world.write(stage.account, { ...hour(2), summary: 'Depois de sair' });
    stage.world.fault = async ({ path }) => {
      if (path.endsWith('/events')) await state('inactive');
      return undefined;
    };
    await sync();
    stage.world.fault = () => undefined;
    const asked = stage.world.asked.length;
    stage.here.clock.ahead = 600_000;
    await stage.settled();
    expect(stage.world.asked).toHaveLength(asked);
    await state('active');
    expect(await titled('Depois de sair')).toBeUndefined();
    await stage.settled();
    expect(await titled('Depois de sair')).toBeDefined();
  });

  test('with whoever is erased goes what Google gave, and all that was kept of their events', async () => {
    const boss = await stage.here.somebody('admin');
    stage.world.write(stage.account, { ...hour(2), summary: 'Consulta da Ana' });
    await connect();
    expect(await ask('DELETE', `/api/users/${stage.ana.id}`, { email: stage.ana.email }, boss)).toMatchObject({
      status: 204,
    });
    const tables = ['calendar_attempts', 'calendar_connections', 'google_calendars'] as const;
    for (const table of tables)
      expect(await stage.db.selectFrom(table).where('user_id', '=', stage.ana.id).selectAll().execute()).toEqual([]);
    expect(JSON.stringify(await stage.db.selectFrom('calendar_links').selectAll().execute())).not.toContain(
      'Consulta da Ana',
    );
  });

  test.each(['unchosen', 'disconnected'] as const)(
    'a calendar that is %s while it is read leaves nothing half done',
    async (how) => {
      await connect();
      stage.world.write(stage.account, { ...hour(2), summary: 'Tarde demais' });
      let isOver = false;
      stage.world.fault = async ({ path }) => {
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
      await stage.settled();
      expect(isOver).toBe(true);
      expect(await titled('Tarde demais')).toBeUndefined();
      expect(await status()).toMatchObject({ status: how === 'unchosen' ? 'choosing_calendars' : 'not_connected' });
    },
  );

  test('of two servers one takes it, and does it once', async () => {
    await connect();
    for (let at = 0; at < 5; at += 1) await create(`Uma vez ${at}`);
    stage.world.write(stage.account, { ...hour(2), summary: 'Só uma vez' });
    stage.world.fault = () => ({ lateMs: 5 });
    const other = { store: stage.here.store, config: stage.here.config, now: () => new Date(), isClosing: () => false };
    await Promise.all([stage.settled(), syncCalendars(other), syncCalendars(other)]);
    await sync();
    expect(events()).toHaveLength(6);
    const sent = stage.world.asked.filter(({ method, body }) => method === 'POST' && /^Uma vez/.test(body?.summary));
    expect(sent).toHaveLength(5);
    expect((await meetings()).filter(({ title }) => title === 'Só uma vez')).toHaveLength(1);
  });
});

test('a meeting tells where it is deleted with it: whose calendar it is by its name, others only that it is', async () => {
  await connect();
  const boss = await stage.here.somebody('admin');
  const { id } = await create('Em dia', { attendees: [{ user_id: boss.id }] });
  const synced = async (who = stage.ana) => (await ask('GET', `/api/meetings/${id}`, undefined, who)).body.synced;
  await stage.settled();
  expect([await synced(), await synced(boss)]).toEqual([{ calendar: stage.account }, { calendar: null }]);
  // What is asked of one before it is deleted is not asked of each of a list.
  expect(await titled((await ask('GET', `/api/meetings/${id}`)).body.title)).toMatchObject({ id, synced: null });
  await stage.disconnect();
  expect(await synced()).toBeNull();
});

test('the calendar of a person without a role, unit or project is left alone until they have one again', async () => {
  await connect();
  const roles = stage.db.selectFrom('user_roles').where('user_id', '=', stage.ana.id).selectAll();
  const [role, ...others] = await roles.execute();
  expect([role, others]).toEqual([expect.anything(), []]);
  for (const table of ['user_roles', 'user_units'] as const)
    await stage.db.deleteFrom(table).where('user_id', '=', stage.ana.id).execute();
  const asked = stage.world.asked.length;
  stage.here.clock.ahead += 3_600_000;
  await stage.settled();
  expect(stage.world.asked).toHaveLength(asked);
  await stage.db
    .insertInto('user_roles')
    .values(role as NonNullable<typeof role>)
    .execute();
  await stage.settled();
  expect(stage.world.asked.length).toBeGreaterThan(asked);
});

test('a calendar that was read while the clock was a year ahead is read once the clock is right again', async () => {
  await connect();
  stage.here.clock.ahead = 366 * 86_400_000;
  await stage.settled();
  stage.here.clock.ahead = 0;
  const asked = stage.world.asked.length;
  await stage.settled();
  expect(stage.world.asked.length).toBeGreaterThan(asked);
});
