import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { startGoogleCalendar } from './google-calendar.ts';
import { type Loose, openWorkspace, type TestPerson, type Workspace } from './workspace.ts';

const now = Math.floor(Date.now() / 1000) * 1000;
export const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
export const timeZone = 'America/Manaus';
/** When an event is that begins in some hours and takes one. */
export const hour = (from: number) => ({
  start: { dateTime: inHours(from), timeZone },
  end: { dateTime: inHours(from + 1), timeZone },
});
export const at = (path: string) => `/api/google-calendar/${path}`;

/** A workspace beside the Google that is played, for the tests of a file; with more of the environment, where they need it. */
export function besideGoogle(more: Record<string, string> = {}) {
  let google: Awaited<ReturnType<typeof startGoogleCalendar>>;
  let here: Workspace;
  beforeAll(async () => {
    google = await startGoogleCalendar();
    here = await openWorkspace({ ...google.environment, ...more }, { areColleagues: true });
  });
  afterAll(async () => {
    await here.close();
    google.stop();
  });
  return {
    get world() {
      return google.world;
    },
    get here() {
      return here;
    },
  };
}

/** Goes on step by step until twice nothing has changed, or for so many rounds; how many it took. */
export async function untilCalm(step: () => Promise<void>, picture: () => Promise<string>, most: number) {
  let [before, rounds, calm] = ['', 0, 0];
  while (calm < 2 && rounds < most) {
    await step();
    const now = await picture();
    calm = now === before ? calm + 1 : 0;
    before = now;
    rounds += 1;
  }
  return rounds;
}

/** What most tests of calendars need beside that: for each of them Ana, with an account of her own, and what is done as her. */
export function calendarStage() {
  const stage = besideGoogle();
  let ana: TestPerson;
  let account = '';
  let count = 0;
  beforeEach(async () => {
    Object.assign(stage.world, { fault: () => undefined, pageSize: 250, isShuffled: false, scope: undefined });
    stage.here.clock.ahead = 0;
    await stage.here.store.db.deleteFrom('calendar_connections').execute();
    ana = await stage.here.somebody('member');
    account = `ana${++count}@gmail.example`;
    stage.world.account(account);
  });

  const ask = (method: string, path: string, body?: object, who = ana) =>
    stage.here.ask(method, path, { token: who.token, body });
  const calendars = async (who = ana): Promise<Loose[]> =>
    (await ask('GET', at('calendars'), undefined, who)).body.data;
  const settled = () => stage.here.notifications.whenIdle();
  /** Goes to Google and back; what the app hands on then. */
  const allow = async (who = ana) => {
    const { body } = await ask('GET', at('auth-url'), undefined, who);
    const { headers } = await fetch(body.url, { redirect: 'manual' });
    const back = new URL(headers.get('location') ?? '');
    expect(`${back.origin}${back.pathname}`).toBe(`${stage.here.url}/meetings/sync`);
    return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' };
  };
  /** Chooses some of somebody's calendars, by their names. */
  const choose = async (isWanted: (name: string) => boolean, who = ana) => {
    const all = await calendars(who);
    const selected = all.filter(({ name }) => isWanted(name));
    const takes_ours = selected.find(({ is_primary }) => is_primary)?.id ?? null;
    const choice = { selected: selected.map(({ id }) => id), takes_ours };
    expect(await ask('PUT', at('calendars'), choice, who)).toMatchObject({ status: 200 });
    await settled();
  };
  const meetings = async (who = ana): Promise<Loose[]> =>
    (await ask('GET', '/api/meetings?limit=200', undefined, who)).body.data;
  return {
    get world() {
      return stage.world;
    },
    get here() {
      return stage.here;
    },
    get db() {
      return stage.here.store.db;
    },
    get ana() {
      return ana;
    },
    get account() {
      return account;
    },
    /** What tells the accounts of one test from those of the others. */
    get count() {
      return count;
    },
    ask,
    allow,
    calendars,
    choose,
    settled,
    meetings,
    status: async (who = ana) => (await ask('GET', at('sync-status'), undefined, who)).body,
    /** Connects the account that is signed in there, with all of its calendars. */
    connect: async (who = ana) => {
      expect(await ask('POST', at('auth/callback'), await allow(who), who)).toMatchObject({ status: 200 });
      await choose(() => true, who);
    },
    disconnect: async (who = ana) =>
      expect(await ask('DELETE', at('connection'), undefined, who)).toMatchObject({ status: 204 }),
    /** Keeps all in step, now. */
    sync: async (who = ana) => {
      expect(await ask('POST', at('sync'), undefined, who)).toMatchObject({ status: 202 });
      await settled();
    },
    titled: async (title: string, who = ana): Promise<Loose> =>
      (await meetings(who)).find((meeting) => meeting.title === title),
    create: async (title: string, more: object = {}, who = ana) => {
      const times = { start_at: inHours(5), end_at: inHours(6), time_zone: timeZone };
      return (await ask('POST', '/api/meetings', { title, ...times, ...more }, who)).body;
    },
    change: (id: string, body: object, who = ana) => ask('PATCH', `/api/meetings/${id}`, body, who),
    conflicts: async (who = ana): Promise<Loose[]> => (await ask('GET', at('conflicts'), undefined, who)).body.data,
    /** Decides what is kept of a conflict. */
    settle: async ({ id, stamp }: Loose, keep: string, who = ana) => {
      expect(await ask('POST', at(`conflicts/${id}`), { keep, stamp }, who)).toMatchObject({ status: 204 });
      await settled();
    },
    /** The events of a calendar that are held. */
    events: (email = account, calendar = email): Loose[] =>
      stage.world.events(email, calendar).filter((event) => event.status !== 'cancelled'),
  };
}
