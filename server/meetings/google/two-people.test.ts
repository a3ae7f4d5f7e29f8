import { expect, test } from 'vitest';
import { calendarStage, untilCalm } from '../../testing/calendar-stage.ts';
import { chance } from '../../testing/chance.ts';
import type { Fault } from '../../testing/google-calendar.ts';
import type { Loose, TestPerson } from '../../testing/workspace.ts';

/** How often, and from which seed on: many by hand, few each time. */
const runs = Number(process.env.SYNC_RUNS ?? 4);
const seed = Number(process.env.SYNC_SEED ?? 1);
const [actsInARun, mostRounds] = [14, 20];
const hourMs = 3_600_000;
const base = Math.floor(Date.now() / hourMs) * hourMs + 72 * hourMs;

const stage = calendarStage();
interface Person {
  name: string;
  who: TestPerson;
  account: string;
}

const faults: readonly Fault[] = [{ status: 503 }, { status: 401 }, 'half an answer', 'no answer'];

/** Two people who ask each other to all they plan, there and here, and leave and choose their calendars at random. */
async function oneRun(number: number) {
  const { world, here, ask } = stage;
  const random = chance(number);
  const bia = await here.somebody('member');
  const people = [
    { name: 'Ana', who: stage.ana, account: stage.account },
    { name: 'Bia', who: bia, account: `bia${stage.count}@gmail.example` },
  ] as const satisfies Person[];
  world.account(people[1].account);
  const other = (one: Person) => (one === people[0] ? people[1] : people[0]);
  const trail: string[] = [];
  let count = 0;
  const fresh = () => {
    count += 1;
    const start = new Date(base + count * 60_000).toISOString();
    const end = new Date(Date.parse(start) + hourMs).toISOString();
    return { title: `T${count}`, location: `L${count}`, start, end };
  };
  type Said = ReturnType<typeof fresh>;
  const there = ({ title, location, start, end }: Said) => ({
    summary: title,
    location,
    start: { dateTime: start, timeZone: 'UTC' },
    end: { dateTime: end, timeZone: 'UTC' },
  });
  const ours = ({ title, location, start, end }: Said) => ({
    title,
    location,
    start_at: start,
    end_at: end,
    time_zone: 'UTC',
  });
  const own = (account: string) => world.events(account).filter(({ isAnothers }) => !isAnothers);
  const held = (all: Loose[]) => all.filter(({ status }) => status !== 'cancelled');

  /** What somebody's calendar has of which the other was told. */
  const shared = (one: Person) => {
    const { who, account } = other(one);
    const names = new Set([account, who.email]);
    return own(one.account).filter(({ attendees = [] }) => attendees.some(({ email }: Loose) => names.has(email)));
  };

  /** Has each see in their calendar what the other asked them to, as Google does. */
  const mirror = () => {
    for (const one of people) {
      const { account } = other(one);
      for (const { id, iCalUID, summary, location, start, end, status } of shared(one)) {
        const copy = world.events(account).find((event) => event.id === id);
        const shown = { summary, location, start, end, status };
        const isSame =
          copy && Object.entries(shown).every(([key, value]) => JSON.stringify(copy[key]) === JSON.stringify(value));
        if (isSame || (!copy && status === 'cancelled')) continue;
        const attendees = [
          { email: one.account, organizer: true, responseStatus: 'accepted' },
          { email: account, self: true, responseStatus: 'accepted' },
        ];
        world.write(account, { ...shown, id, iCalUID, attendees, isAnothers: true });
      }
    }
  };
  const isConnected = async (who: TestPerson) => (await stage.status(who)).status !== 'not_connected';
  const connect = async ({ who, account }: Person) => {
    world.signedIn = account;
    const { status } = await ask('POST', '/api/google-calendar/auth/callback', await stage.allow(who), who);
    if (status === 200) await stage.choose(() => true, who);
  };
  const organised = async ({ who }: Person) =>
    held((await stage.meetings(who)).filter(({ organizer }) => organizer.id === who.id));

  const asked = (one: Person) => [
    { email: one.account, self: true, responseStatus: 'accepted' },
    { email: other(one).account, responseStatus: 'accepted' },
  ];
  const readAlone = async ({ who }: Person) => {
    mirror();
    await ask('POST', '/api/google-calendar/sync', undefined, who);
    await stage.settled();
  };
  const acts: Record<string, (one: Person) => Promise<unknown> | unknown> = {
    createThere: (one) =>
      world.write(one.account, { ...there(fresh()), ...(random.is(0.3) && { attendees: asked(one) }) }),
    inviteThere: async (one) => {
      const all = held(own(one.account)).filter(({ attendees }) => !attendees);
      if (all.length === 0) return;
      world.write(one.account, { id: random.of(all).id, attendees: asked(one) });
      // What the other was asked to may be read before it is known here of whoever asked.
      if (random.is(0.7)) await readAlone(other(one));
    },
    changeThere: ({ account }) => {
      const all = held(own(account));
      if (all.length > 0) world.write(account, { id: random.of(all).id, ...there(fresh()) });
    },
    deleteThere: ({ account }) => {
      const all = held(own(account));
      if (all.length > 0) world.write(account, { id: random.of(all).id, status: 'cancelled' });
    },
    createHere: (one) =>
      stage.create('', { ...ours(fresh()), status: 'scheduled', attendees: [{ user_id: other(one).who.id }] }, one.who),
    changeHere: async (one) => {
      const all = await organised(one);
      if (all.length === 0) return;
      const { id, version } = random.of(all);
      await stage.change(id, { ...ours(fresh()), version }, one.who);
    },
    disconnect: async ({ who }) => (await isConnected(who)) && stage.disconnect(who),
    unchoose: async ({ who }) => (await isConnected(who)) && stage.choose(() => false, who),
    mirror,
  };
  const step = async () => {
    here.clock.ahead += 1_900_000;
    await stage.settled();
    mirror();
  };
  const names = Object.keys(acts);
  const often = ['createThere', 'inviteThere', 'createHere', 'changeThere', 'changeHere'];
  for (const one of people) await connect(one);
  for (let turn = 0; turn < actsInARun; turn += 1) {
    for (let each = random.below(4); each > 0; each -= 1) {
      const name = random.of(random.is(0.6) ? often : names);
      const one = random.of(people);
      trail.push(`${one.name} ${name}`);
      await acts[name]?.(one);
      if (random.is(0.5)) mirror();
    }
    world.fault = ({ path }) => (path.startsWith('/token') || random.is(0.85) ? undefined : random.of(faults));
    for (const one of people)
      if (random.is(0.3)) {
        world.fault = () => undefined;
        trail.push(`${one.name} connects`);
        await connect(one);
      }
    trail.push('step');
    await step();
    world.fault = () => undefined;
    // What was read alone before is asked to now.
    await acts.inviteThere?.(random.of(people));
  }
  world.fault = () => undefined;
  for (const one of people) await connect(one);
  const picture = async () =>
    JSON.stringify(
      await Promise.all(people.map(({ who, account }) => Promise.all([stage.meetings(who), world.events(account)]))),
    );
  const rounds = await untilCalm(step, picture, mostRounds);
  const apart = new Set(
    (await Promise.all(people.map(({ who }) => stage.conflicts(who))))
      .flat()
      .flatMap(({ ours: mine, theirs }) => [mine.start_at, theirs.start_at].map((at) => new Date(at).toISOString())),
  );
  const settled = (all: Said[]) =>
    all
      .filter(({ start }) => !apart.has(start))
      .map(({ title, location, start }) => `${title} ${location} ${start}`)
      .sort();
  const saidHere = (all: Loose[]) =>
    held(all).map(({ title, location, start_at, end_at }) => ({
      title,
      location,
      start: new Date(start_at).toISOString(),
      end: end_at,
    }));
  const saidThere = (all: Loose[]) =>
    held(all).map(({ summary, location, start, end }) => ({
      title: summary,
      location: location ?? '',
      start: new Date(start.dateTime).toISOString(),
      end: end.dateTime,
    }));
  const seen = await Promise.all(people.map(async ({ who }) => held(await stage.meetings(who))));
  const each = [...new Map(seen.flat().map((meeting) => [meeting.id, meeting])).values()];
  return {
    trail,
    rounds,
    here: seen.map((all) => settled(saidHere(all))),
    doubled: settled(saidHere(each)).filter((text, at, all) => all[at - 1] === text),
    there: people.map((one) => settled(saidThere([...own(one.account), ...shared(other(one))]))),
  };
}

test.each(Array.from({ length: runs }, (_, at) => seed + at))(
  'whatever two people do with what they share, it is one meeting for both (seed %i)',
  async (number) => {
    const { trail, rounds, here, there, doubled } = await oneRun(number);
    expect({ here, doubled }, trail.join('\n')).toEqual({ here: there, doubled: [] });
    expect(rounds, trail.join('\n')).toBeLessThan(mostRounds);
  },
  120_000,
);
