import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../kernel/demo-cast.ts';
import { startGoogleCalendar } from '../../testing/google-calendar.ts';
import { inDatabase } from '../../testing/postgres.ts';
import { type Running, run } from '../../testing/process.ts';
import { makeDatabase, onPostgres } from '../../testing/store.ts';
import { asker, type Loose } from '../../testing/workspace.ts';

// Two processes can share no folder of the embedded store: of them this is only on PostgreSQL.
const people = ['admin', 'finance', 'member'];
const meetingsEach = 12;
const accountOf = (who: string) => `${who}@gmail.example`;
const at = (path: string) => `/api/google-calendar/${path}`;

/** What was asked of Google: by which server, for whom, and when. */
interface Asked {
  server: number;
  /** Both servers have the same. */
  token: string;
  from: number;
  to: number;
}

const asked: Asked[] = [];
const tokens = new Map<string, string>();
const closing: (() => unknown)[] = [];
const servers: Running[] = [];
let google: Awaited<ReturnType<typeof startGoogleCalendar>>;
let database = '';
/** Called before each request is answered. */
let whenAsked: (server: number) => void = () => undefined;
/** A server that is there. */
let alive = 0;

/** A door to the one Google, by which it is seen who comes. */
async function door(server: number): Promise<string> {
  const listening = createServer((request, response) => {
    const from = performance.now();
    whenAsked(server);
    const token = request.headers.authorization ?? '';
    response.on('close', () => asked.push({ server, token, from, to: performance.now() }));
    void google.world.answer(request, response);
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  closing.push(() => listening.close());
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  if (!onPostgres) return;
  google = await startGoogleCalendar();
  const made = await makeDatabase();
  database = new URL(made.url).pathname.slice(1);
  closing.push(() => google.stop(), made.drop);
  for (const server of [0, 1]) {
    const api = { GOOGLE_CALENDAR_API_URL: await door(server) };
    const where = { DATABASE_URL: made.url, PUBLIC_URL: 'http://127.0.0.1' };
    servers.push(run({ ...google.environment, ...api, ...where }));
    await servers[server]?.url;
  }
  for (const who of people) google.world.account(accountOf(who));
}, 60_000);
afterAll(async () => {
  for (const { child, ended } of servers) {
    child.kill('SIGKILL');
    await ended;
  }
  for (const close of closing) await close();
});

const ask = async (who: string, method: string, path: string, body?: object, server = alive): Promise<Loose> => {
  const url = await (servers[server] as Running).url;
  const answer = await asker(url)(method, path, { token: tokens.get(who) ?? '', body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
};
const both = (work: (server: number, who: string) => Promise<unknown>) =>
  Promise.all([0, 1].flatMap((server) => people.map((who) => work(server, who))));

async function connect(who: string) {
  const proof = { email: `${who}@trama.example`, password: demoPassword };
  tokens.set(who, (await ask(who, 'POST', '/api/auth/authenticate', proof)).accessToken);
  google.world.signedIn = accountOf(who);
  const { url } = await ask(who, 'GET', at('auth-url'));
  const back = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '').searchParams;
  await ask(who, 'POST', at('auth/callback'), { code: back.get('code'), state: back.get('state') });
  const { data } = await ask(who, 'GET', at('calendars'));
  const selected = data.map(({ id }: Loose) => id);
  await ask(who, 'PUT', at('calendars'), { selected, takes_ours: selected[0] });
}

const first = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 48 * 3_600_000;
const inHours = (hours: number) => new Date(first + hours * 3_600_000).toISOString();
const create = async (who: string, round: string) => {
  for (let count = 0; count < meetingsEach; count += 1)
    await ask(who, 'POST', '/api/meetings', {
      title: `${round} ${count}`,
      start_at: inHours(count),
      end_at: inHours(count + 1),
      time_zone: 'UTC',
    });
};
/** How often each meeting of a round is there, by whose and which it is. */
const thereOf = (round: string) => {
  const all = people.flatMap((who) => google.world.events(accountOf(who)).map(({ summary }) => `${who} ${summary}`));
  return all.filter((text) => text.split(' ')[1] === round).sort();
};
const wanted = (round: string) =>
  people.flatMap((who) => Array.from({ length: meetingsEach }, (_, count) => `${who} ${round} ${count}`)).sort();
/** Has both servers look for something to do, again and again while they are at it. */
async function insist() {
  for (let wave = 0; wave < 8; wave += 1) {
    await both((server, who) => ask(who, 'POST', at('sync'), undefined, server).catch(() => undefined));
    await wait(20);
  }
}

async function until(isSo: () => Promise<boolean> | boolean) {
  const end = Date.now() + 40_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It takes too long.');
    await wait(100);
  }
}
const areAllThere = (round: string) => until(() => thereOf(round).length >= wanted(round).length);
const areCalm = () =>
  until(async () => {
    const all = await Promise.all(people.map((who) => ask(who, 'GET', at('sync-status'))));
    return all.every(({ status }) => status === 'active');
  });

test.runIf(onPostgres)(
  'of two servers each takes what the other has not, at once, and what a killed one had the other ends',
  async () => {
    google.world.fault = () => ({ lateMs: 25 });
    for (const who of people) await connect(who);
    await areCalm();
    asked.length = 0;

    for (const who of people) await create(who, 'uma');
    await insist();
    await areAllThere('uma');
    await areCalm();
    expect(thereOf('uma')).toEqual(wanted('uma'));

    // One is killed while it sends; whoever takes that over is let in once its time is over.
    await Promise.all(people.map((who) => create(who, 'duas')));
    const killed = new Promise<Running>((resolve) => {
      whenAsked = (server) => {
        if (thereOf('duas').length === 0) return;
        whenAsked = () => undefined;
        alive = 1 - server;
        const victim = servers[server] as Running;
        victim.child.kill('SIGKILL');
        resolve(victim);
      };
    });
    await insist();
    await (await killed).ended;
    expect(thereOf('duas').length).toBeLessThan(wanted('duas').length);
    await inDatabase(database, (client) => client.query('update calendar_connections set taken_until = null'));
    await areAllThere('duas');
    await areCalm();
    expect(thereOf('duas')).toEqual(wanted('duas'));

    // Both worked, and never at one calendar at the same time.
    expect(new Set(asked.map(({ server }) => server))).toEqual(new Set([0, 1]));
    const clashes = asked.filter((one) =>
      asked.some(
        (other) => one.server < other.server && one.token === other.token && one.from < other.to && other.from < one.to,
      ),
    );
    expect(clashes).toEqual([]);
  },
  120_000,
);
