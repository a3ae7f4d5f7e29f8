import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../server/kernel/demo-cast.ts';
import { makeSnapshot } from '../server/kernel/store/make-snapshot.ts';
import { startGoogleCalendar } from '../server/testing/google-calendar.ts';
import { type Running, run } from '../server/testing/process.ts';
import { makeDatabase, onPostgres } from '../server/testing/store.ts';
import { asker, type Loose } from '../server/testing/workspace.ts';

/** How many events there are: 10,000 by hand, few each time. */
const eventCount = Number(process.env.SYNC_EVENTS ?? 1_000);
const [pageSize, mostSeconds, kills] = [250, 60, 2];
const account = 'admin@gmail.example';

const folder = mkdtempSync(join(tmpdir(), 'trama-calendar-'));
let where: Record<string, string> = { DATA_DIR: join(folder, 'data') };
let dropDatabase = async () => {};
let google: Awaited<ReturnType<typeof startGoogleCalendar>>;
let server: Running;
let token = '';

const start = async () => {
  server = run({ ...where, ...google.environment, PUBLIC_URL: 'http://127.0.0.1', TMPDIR: folder });
  await server.url;
};
const kill = async () => {
  server.child.kill('SIGKILL');
  await server.ended;
};
const ask = async (method: string, path: string, body?: object) => {
  const answer = await asker(await server.url)(method, path, { token, body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
};
const at = (path: string) => `/api/google-calendar/${path}`;

beforeAll(async () => {
  google = await startGoogleCalendar();
  google.world.account(account);
  if (onPostgres) {
    const { url, drop } = await makeDatabase();
    [where, dropDatabase] = [{ DATABASE_URL: url }, drop];
  } else await makeSnapshot();
  await start();
  const admin = { email: 'admin@trama.example', password: demoPassword };
  token = (await ask('POST', '/api/auth/authenticate', admin)).accessToken;
});
afterAll(async () => {
  await kill();
  await dropDatabase();
  google.stop();
  rmSync(folder, { recursive: true });
});

/** Chooses all calendars; whoever had taken them before has no more say in it. */
async function choose() {
  const { data } = await ask('GET', at('calendars'));
  await ask('PUT', at('calendars'), { selected: data.map(({ id }: Loose) => id), takes_ours: null });
}

async function titles(): Promise<string[]> {
  const found: string[] = [];
  for (let cursor = ''; ; ) {
    const { data, page } = await ask('GET', `/api/meetings?limit=200&search=ronda${cursor && `&cursor=${cursor}`}`);
    found.push(...data.map(({ title }: Loose) => title));
    if (!page.next_cursor) return found;
    cursor = encodeURIComponent(page.next_cursor);
  }
}

test('a first sync is done in a minute, goes on where it was when its server is killed, and doubles nothing', async () => {
  const minute = 60_000;
  const first = Math.ceil(Date.now() / minute) * minute + 24 * 60 * minute;
  for (let count = 0; count < eventCount; count += 1) {
    const from = first + count * 30 * minute;
    google.world.write(account, {
      summary: `Ronda ${count}`,
      start: { dateTime: new Date(from).toISOString(), timeZone: 'America/Manaus' },
      end: { dateTime: new Date(from + 30 * minute).toISOString(), timeZone: 'America/Manaus' },
      attendees: [{ email: account, self: true }, { email: `visita${count % 40}@fora.example` }],
    });
  }
  let [pages, left] = [0, kills];
  let killed: Promise<void> | undefined;
  google.world.fault = ({ path }) => {
    if (!path.endsWith('/events')) return undefined;
    pages += 1;
    if (left > 0 && pages % 2 === 0) {
      left -= 1;
      killed = kill();
    }
    return undefined;
  };
  const { url } = await ask('GET', at('auth-url'));
  const back = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '');
  const proof = { code: back.searchParams.get('code'), state: back.searchParams.get('state') };
  await ask('POST', at('auth/callback'), proof);

  const begun = performance.now();
  await choose();
  for (;;) {
    await wait(200);
    if (killed) {
      await killed;
      killed = undefined;
      await start();
      await choose();
    }
    const { status, events_in } = await ask('GET', at('sync-status')).catch(() => ({ status: 'killed', events_in: 0 }));
    if (status === 'active' && events_in >= eventCount) break;
    expect(['syncing', 'active', 'killed'], status).toContain(status);
  }
  const seconds = (performance.now() - begun) / 1000;
  console.info(`${eventCount} events, ${kills} kills, ${pages} pages: ${seconds.toFixed(1)} s`);

  expect(left).toBe(0);
  expect(seconds).toBeLessThan(mostSeconds);
  // A page that was under way is asked for again, and none before it.
  expect(pages).toBeLessThanOrEqual(Math.ceil(eventCount / pageSize) + kills);
  const all = await titles();
  expect(all.length).toBe(eventCount);
  expect(new Set(all).size).toBe(eventCount);
}, 180_000);
