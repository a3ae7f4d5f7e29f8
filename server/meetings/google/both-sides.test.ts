import { expect, test } from 'vitest';
import { besideGoogle, untilCalm } from '../../testing/calendar-stage.ts';
import { chance } from '../../testing/chance.ts';
import type { Fault } from '../../testing/google-calendar.ts';
import type { Loose, TestPerson } from '../../testing/workspace.ts';

/** How often, and from which seed on: many by hand, few each time. */
const runs = Number(process.env.SYNC_RUNS ?? 4);
const seed = Number(process.env.SYNC_SEED ?? 1);
const [actsInARun, mostRounds] = [14, 30];

const stage = besideGoogle();

const fields = ['title', 'location', 'start'] as const;
type Said = Record<(typeof fields)[number], string>;

const hourMs = 3_600_000;
const base = Math.floor(Date.now() / hourMs) * hourMs + 72 * hourMs;
const instant = (text: string) => new Date(text).toISOString();
const saidThere = ({ summary, location, start }: Loose): Said => ({
  title: summary,
  location: location ?? '',
  start: instant(start.dateTime),
});
const saidHere = ({ title, location, start_at }: Loose): Said => ({ title, location, start: instant(start_at) });
const emailsOf = (all: Loose[] = []): string =>
  all
    .map(({ email }) => email)
    .sort()
    .join(' ');
const isOffThere = ({ status }: Loose) => status === 'cancelled';
const isOffHere = ({ status }: Loose) => status === 'cancelled';

/**
 * What was ever said on either side, and what of it somebody changed who saw it. Every value is said once, so that it is
 * found again wherever it ends.
 */
class Memory {
  readonly values = new Set<string>();
  /** What stood where something else was written, by what was written. */
  readonly #before = new Map<string, Set<string>>();
  readonly #replaced = new Set<string>();
  readonly #off = new Set<string>();

  say(after: Partial<Said>, before?: Said): void {
    for (const field of fields) {
      const value = after[field];
      if (value === undefined || value === before?.[field]) continue;
      this.values.add(value);
      if (!before) continue;
      this.#replaced.add(before[field]);
      this.#before.set(value, (this.#before.get(value) ?? new Set()).add(before[field]));
    }
  }
  callOff(seen: Said): void {
    for (const field of fields) this.#replaced.add(seen[field]);
    this.#off.add(seen.start);
  }
  hold(...seen: Said[]): void {
    for (const { start } of seen) for (const value of this.#ancestors(start)) this.#off.delete(value);
  }
  /** Whether somebody called off what is there as if nobody had. */
  isOff = ({ start }: Said) => [...this.#ancestors(start)].some((value) => this.#off.has(value));
  isReplaced = (value: string) => this.#replaced.has(value);

  #ancestors(value: string, found = new Set<string>()): Set<string> {
    if (found.has(value)) return found;
    found.add(value);
    for (const before of this.#before.get(value) ?? []) this.#ancestors(before, found);
    return found;
  }
}

/** Somebody's meetings and their calendar, which are changed on both sides at random. */
async function oneRun(number: number) {
  const { world, here } = stage;
  Object.assign(world, { fault: () => undefined, scope: undefined, clockOff: 0, isShuffled: true });
  here.clock.ahead = 0;
  const { db } = here.store;
  await db.deleteFrom('calendar_connections').execute();
  const random = chance(number);
  const memory = new Memory();
  const ana: TestPerson = await here.somebody('member');
  const account = `ana${number}@gmail.example`;
  const calendars = [account, `aulas${number}`] as const;
  world.account(account);
  world.calendar(account, calendars[1]);
  world.pageSize = random.of([2, 5, 250]);
  let count = 0;
  const fresh = (): Said => {
    count += 1;
    return { title: `T${count}`, location: `L${count}`, start: new Date(base + count * 60_000).toISOString() };
  };
  const some = (said: Said): Partial<Said> =>
    Object.fromEntries([random.of(fields), random.of(fields)].map((field) => [field, said[field]]));

  const ask = (method: string, path: string, body?: object) => here.ask(method, path, { token: ana.token, body });
  const bodyHere = ({ start, ...said }: Partial<Said>) => ({
    ...said,
    ...(start && { start_at: start, end_at: new Date(Date.parse(start) + hourMs).toISOString(), time_zone: 'UTC' }),
  });
  const bodyThere = ({ title, start, ...said }: Partial<Said>) => ({
    ...said,
    ...(title && { summary: title }),
    ...(start && {
      start: { dateTime: start, timeZone: 'UTC' },
      end: { dateTime: new Date(Date.parse(start) + hourMs).toISOString(), timeZone: 'UTC' },
    }),
  });
  const meetings = (): Promise<Loose[]> =>
    db.selectFrom('meetings').where('organizer_id', '=', ana.id).orderBy('id').selectAll().execute();
  const events = () =>
    calendars.flatMap((id) => world.events(account, id).map((event) => ({ ...event, calendar: id })));
  const one = async (isOff: boolean, isOfSeries = false) => {
    const all = (await meetings()).filter(
      (meeting) => isOffHere(meeting) === isOff && (!isOfSeries || meeting.series_id !== null),
    );
    return all.length > 0 ? random.of(all) : undefined;
  };
  const guestsHere = async () => {
    const rows = await db.selectFrom('meeting_attendees').orderBy('email').select(['meeting_id', 'email']).execute();
    return Map.groupBy(
      rows.map(({ meeting_id, email }) => ({ meeting_id, email: email ?? '' })),
      ({ meeting_id }) => meeting_id,
    );
  };
  const event = (isOff = false) => {
    const all = events().filter((each) => isOffThere(each) === isOff && each.start);
    return all.length > 0 ? random.of(all) : undefined;
  };
  const writeThere = (said: Partial<Said>, { id, calendar }: Loose, more: object = {}) =>
    world.write(account, { id, ...bodyThere(said), ...more }, calendar);

  const connect = async () => {
    const { url } = (await ask('GET', '/api/google-calendar/auth-url')).body;
    world.signedIn = account;
    const back = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '');
    const proof = { code: back.searchParams.get('code'), state: back.searchParams.get('state') };
    const { body, status } = await ask('POST', '/api/google-calendar/auth/callback', proof);
    if (status !== 200 || body.status !== 'choosing_calendars') return;
    const { data } = (await ask('GET', '/api/google-calendar/calendars')).body;
    const takes_ours = data.find((each: Loose) => each.is_primary).id;
    await ask('PUT', '/api/google-calendar/calendars', { selected: data.map(({ id }: Loose) => id), takes_ours });
  };

  /** Does something to many here, and remembers what it was to each. */
  const remembered = async (act: () => Promise<unknown>) => {
    const before = new Map((await meetings()).map((meeting) => [meeting.id, meeting]));
    await act();
    const after = new Map((await meetings()).map((meeting) => [meeting.id, meeting]));
    for (const [id, meeting] of after)
      memory.say(saidHere(meeting), before.has(id) ? saidHere(before.get(id)) : undefined);
    for (const [id, meeting] of before) if (!after.has(id)) memory.callOff(saidHere(meeting));
  };
  /** Changes an event that comes again there, by its whole; each of its times is followed by its day. */
  const wholeThere = (fields: object | ((whole: Loose) => object)) => {
    const wholes = calendars.flatMap((id) =>
      world
        .recurring(account, id)
        .filter((each) => !isOffThere(each))
        .map((each) => ({ ...each, calendar: id })),
    );
    if (wholes.length === 0) return;
    const { calendar, ...whole } = random.of<Loose>(wholes);
    const shown = () =>
      new Map(
        events()
          .filter((each) => each.recurringEventId === whole.id && !isOffThere(each))
          .map((each) => [each.originalStartTime.dateTime.slice(0, 10), saidThere(each)]),
      );
    const before = shown();
    const change = typeof fields === 'function' ? fields(whole) : fields;
    world.write(account, { id: whole.id, ...change }, calendar);
    const after = shown();
    for (const [day, said] of after) {
      memory.say(said, before.get(day));
      // What was not held any more is, by whoever changed the rule.
      if (!before.has(day)) memory.hold(said);
    }
    for (const [day, said] of before) if (!after.has(day)) memory.callOff(said);
  };

  const acts: Record<string, () => Promise<unknown> | unknown> = {
    createHere: async () => {
      const said = fresh();
      const { status } = await ask('POST', '/api/meetings', { ...bodyHere(said), status: 'scheduled' });
      expect(status).toBe(201);
      memory.say(said);
    },
    createThere: () => {
      const said = fresh();
      memory.say(said);
      const isAnothers = random.is(0.1);
      world.write(account, { ...bodyThere(said), ...(isAnothers && { isAnothers }) }, random.of(calendars));
    },
    createSeriesThere: () => {
      const id = `serie${number}x${count}`;
      for (let turn = 0; turn < 3; turn += 1) {
        const said = fresh();
        memory.say(said);
        const of = { iCalUID: `${id}@google.com`, recurringEventId: id, originalStartTime: { dateTime: said.start } };
        world.write(account, { id: `${id}t${turn}`, ...bodyThere(said), ...of });
      }
    },
    changeHere: async () => {
      const meeting = await one(false);
      if (!meeting) return;
      const said = some(fresh());
      const change = { ...bodyHere(said), version: meeting.version };
      const { status } = await ask('PATCH', `/api/meetings/${meeting.id}`, change);
      if (status === 200) memory.say(said, saidHere(meeting));
    },
    changeThere: () => {
      const found = event();
      if (!found) return;
      const said = some(fresh());
      memory.say(said, saidThere(found));
      writeThere(said, found);
    },
    moveThere: () => {
      const found = event();
      // One time alone of what comes again is moved nowhere.
      if (!found || world.recurring(account, found.calendar).some(({ id }) => id === found.recurringEventId)) return;
      const { calendar, change: _, etag: __, updated: ___, ...rest } = found;
      world.write(account, { id: found.id, status: 'cancelled' }, calendar);
      world.write(
        account,
        rest,
        calendars.find((id) => id !== calendar),
      );
    },
    inviteHere: async () => {
      const meeting = await one(false);
      if (!meeting) return;
      const known = ((await guestsHere()).get(meeting.id) ?? []).map(({ email }) => email);
      const attendees = [...known.filter(() => random.is(0.7)), `g${count++}@fora.example`].map((email) => ({ email }));
      await ask('PATCH', `/api/meetings/${meeting.id}`, { attendees, version: meeting.version });
    },
    inviteThere: () => {
      const found = event();
      if (!found) return;
      const known = (found.attendees ?? []).filter(() => random.is(0.7));
      writeThere({}, found, { attendees: [...known, { email: `g${count++}@fora.example` }] });
    },
    cancelHere: async () => {
      const meeting = await one(false);
      if (!meeting) return;
      const change = { status: 'cancelled', version: meeting.version };
      const { status } = await ask('PATCH', `/api/meetings/${meeting.id}/status`, change);
      if (status === 200) memory.callOff(saidHere(meeting));
    },
    holdHere: async () => {
      const meeting = await one(true);
      if (!meeting) return;
      const change = { status: 'scheduled', version: meeting.version };
      const { status } = await ask('PATCH', `/api/meetings/${meeting.id}/status`, change);
      if (status === 200) memory.hold(saidHere(meeting));
    },
    deleteHere: async () => {
      const meeting = await one(false);
      if (!meeting) return;
      const { status } = await ask('DELETE', `/api/meetings/${meeting.id}`);
      expect(status).not.toBe(400);
      if (status === 204) memory.callOff(saidHere(meeting));
    },
    createSeriesHere: async () => {
      const said = fresh();
      const repeat = {
        every: 'day',
        interval: random.of([1, 2]),
        weekdays: [],
        until: null,
        times: random.of([2, 3, 4]),
      };
      await remembered(() => ask('POST', '/api/meetings', { ...bodyHere(said), status: 'scheduled', repeat }));
    },
    changeSeriesHere: async () => {
      const meeting = await one(false, true);
      if (!meeting) return;
      const scope = random.of(['one', 'following', 'all']);
      const change = { ...bodyHere(some(fresh())), version: meeting.version, scope };
      await remembered(() => ask('PATCH', `/api/meetings/${meeting.id}`, change));
    },
    deleteSeriesHere: async () => {
      const meeting = await one(false, true);
      if (!meeting) return;
      const scope = random.of(['one', 'following', 'all']);
      await remembered(() => ask('DELETE', `/api/meetings/${meeting.id}?scope=${scope}`));
    },
    changeAllThere: () => {
      const { title, location } = fresh();
      wholeThere(random.of<object>([{ summary: title }, { location }, { summary: title, location }]));
    },
    moveAllThere: () => {
      const { start } = fresh();
      wholeThere(({ start: before }) => {
        const dateTime = `${before.dateTime.slice(0, 11)}${start.slice(11)}`;
        const end = new Date(Date.parse(dateTime) + hourMs).toISOString();
        return { start: { ...before, dateTime }, end: { ...before, dateTime: end } };
      });
    },
    endSeriesThere: () =>
      wholeThere(({ recurrence: [rule, ...left] }) => {
        const days = events().flatMap(({ start, status }) => (start && status !== 'cancelled' ? [start.dateTime] : []));
        const until = random.of(days).slice(0, 10).replaceAll('-', '');
        return { recurrence: [rule.replace(/UNTIL=\w+/, `UNTIL=${until}T235959Z`), ...left] };
      }),
    deleteAllThere: () => wholeThere({ status: 'cancelled' }),
    deleteThere: () => {
      const found = event();
      if (!found) return;
      memory.callOff(saidThere(found));
      writeThere({}, found, { status: 'cancelled' });
    },
    settle: async () => {
      const { data } = (await ask('GET', '/api/google-calendar/conflicts')).body;
      if (data.length === 0) return;
      const { id, stamp, ours, theirs } = random.of<Loose>(data);
      const keep = random.of(['ours', 'theirs']);
      const [kept, left] = keep === 'ours' ? [ours, theirs] : [theirs, ours];
      const { status } = await ask('POST', `/api/google-calendar/conflicts/${id}`, { keep, stamp });
      if (status !== 204) return;
      memory.say(saidHere(kept), saidHere(left));
      if (kept.is_off) for (const side of [kept, left]) memory.callOff(saidHere(side));
      else memory.hold(saidHere(kept), saidHere(left));
    },
    forget: () => world.forgetSyncTokens(account, random.of(calendars)),
    endAccess: () => world.endAccess(),
    revoke: () => random.is(0.3) && world.revoke(),
    clock: () => {
      world.clockOff = (random.below(5) - 2) * hourMs;
    },
  };
  const names = Object.keys(acts);
  const often = [
    'createHere',
    'createSeriesHere',
    'createThere',
    'changeHere',
    'changeThere',
    'changeHere',
    'changeThere',
  ];
  const trail: string[] = [];
  const act = async (mark = '') => {
    const name = random.of(random.is(0.6) ? often : names);
    trail.push(`${mark}${name}`);
    await acts[name]?.();
  };

  const kill = () =>
    db
      .updateTable('calendar_connections')
      .set((eb) => ({ turn: eb('turn', '+', 1), taken_until: null }))
      .where('user_id', '=', ana.id)
      .execute();
  const faults: readonly Fault[] = [
    { status: 401 },
    { status: 403, reason: 'rateLimitExceeded' },
    { status: 403, reason: 'insufficientPermissions' },
    { status: 409, reason: 'duplicate' },
    { status: 410, reason: 'fullSyncRequired' },
    { status: 412, reason: 'conditionNotMet' },
    { status: 429, reason: 'rateLimitExceeded', retryAfter: 5 },
    { status: 500 },
    { status: 503 },
    { lateMs: 5 },
    'half an answer',
    'half an answer',
    'no answer',
    'no answer',
  ];
  /** What goes wrong while calendars are kept in step: faults of Google's, kills of the worker, changes in between. */
  const trouble = async ({ method, path }: { method: string; path: string }): Promise<Fault | undefined> => {
    if (path.startsWith('/token') || path.startsWith('/revoke')) return random.is(0.05) ? { status: 503 } : undefined;
    if (random.is(0.1)) {
      trail.push(`killed at ${method}`);
      await kill();
    }
    if (random.is(0.1)) await act('meanwhile ');
    if (!random.is(0.15)) return undefined;
    const fault = random.of(faults);
    // Not there is said of a list, changed and there already of an event.
    const { status } = typeof fault === 'object' && 'status' in fault ? fault : { status: 0 };
    if (method === 'GET' ? [409, 412].includes(status) : status === 410) return undefined;
    trail.push(`${method} ${JSON.stringify(fault)}`);
    return fault;
  };
  const syncStatus = async () => (await ask('GET', '/api/google-calendar/sync-status')).body.status;
  const step = async () => {
    here.clock.ahead += 1_900_000;
    await here.notifications.whenIdle();
    if (['needs_reconnect', 'insufficient_permission', 'not_connected'].includes(await syncStatus())) await connect();
  };

  await connect();
  for (let turn = 0; turn < actsInARun; turn += 1) {
    for (let each = random.below(4); each > 0; each -= 1) await act();
    world.fault = random.is(0.7) ? trouble : () => undefined;
    trail.push('step');
    await step();
  }
  world.fault = () => undefined;
  const picture = async () => JSON.stringify([await meetings(), events()]);
  const rounds = await untilCalm(step, picture, mostRounds);

  const conflicts: Loose[] = (await ask('GET', '/api/google-calendar/conflicts')).body.data;
  const apart = new Set(conflicts.flatMap(({ ours, theirs }) => [saidHere(ours).start, saidHere(theirs).start]));
  const told = new Set(
    conflicts.flatMap(({ ours, theirs }) => [ours, theirs].flatMap((side) => Object.values(saidHere(side)))),
  );
  const inWords = (all: Said[]) => all.map((said) => Object.values(said).join(' ')).sort();
  // Of what others organize only they say who is asked.
  const closed = new Set(
    events()
      .filter(({ isAnothers }) => isAnothers)
      .map((each) => saidThere(each).start),
  );
  const guests = await guestsHere();
  const withGuests = (said: Said, all?: Loose[]) => ({ ...said, guests: closed.has(said.start) ? '' : emailsOf(all) });
  const liveHere = (await meetings())
    .filter((meeting) => !isOffHere(meeting))
    .map((meeting) => withGuests(saidHere(meeting), guests.get(meeting.id)));
  const liveThere = events()
    .filter((each) => !isOffThere(each))
    .map((each) => withGuests(saidThere(each), each.attendees));
  const settled = (all: Said[]) => inWords(all.filter(({ start }) => !apart.has(start)));
  const final = new Set([...liveHere, ...liveThere].flatMap((said) => Object.values(said)));
  return {
    trail,
    status: await syncStatus(),
    rounds,
    here: settled(liveHere),
    there: settled(liveThere),
    doubled: [liveHere, liveThere].flatMap((all) => inWords(all).filter((text, at, words) => words[at - 1] === text)),
    lost: [...memory.values].filter((value) => !final.has(value) && !told.has(value) && !memory.isReplaced(value)),
    raised: liveHere.filter((said) => !apart.has(said.start) && memory.isOff(said)),
  };
}

test.each(Array.from({ length: runs }, (_, at) => seed + at))(
  'whatever happens on both sides, they end the same or as a conflict that is shown (seed %i)',
  async (number) => {
    const { trail, here: ours, ...end } = await oneRun(number);
    expect(end, trail.join('\n')).toEqual({
      status: 'active',
      rounds: expect.any(Number),
      there: ours,
      doubled: [],
      lost: [],
      raised: [],
    });
    expect(end.rounds, trail.join('\n')).toBeLessThan(mostRounds);
  },
  120_000,
);
