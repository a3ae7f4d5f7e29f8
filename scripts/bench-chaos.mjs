// What is kept and how soon it is served again when things break while many write: `npm run bench -- --chaos`.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { account, asker, ms, start } from './bench-kit.mjs';
import { withPostgres } from './postgres.mjs';

const stepsOfProject = 500;
const writers = 12;

/** Writes through whichever server answers, again and again, and remembers what was acknowledged. */
function writing(servers, token) {
  const acknowledged = new Map();
  const refused = new Map();
  let [isOver, lastServed, longestMs] = [false, performance.now(), 0];

  const post = async (path, body) => {
    const { url } = servers[Math.floor(Math.random() * servers.length)];
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    const told = await response.json();
    if (response.status !== 201) throw new Error(String(response.status));
    return told.id;
  };
  const one = async (number) => {
    let [project, count] = ['', stepsOfProject];
    while (!isOver) {
      try {
        if (count >= stepsOfProject) [project, count] = [await post('/api/projects', { name: `Caos ${number}` }), 0];
        const id = await post(`/api/projects/${project}/steps`, { name: `Etapa ${count++}` });
        acknowledged.set(id, project);
        longestMs = Math.max(longestMs, performance.now() - lastServed);
        lastServed = performance.now();
      } catch (error) {
        const why = /^\d+$/.test(error.message) ? error.message : 'no answer';
        refused.set(why, (refused.get(why) ?? 0) + 1);
        await wait(20);
      }
    }
  };
  const all = Promise.all(Array.from({ length: writers }, (_, number) => one(number)));
  return {
    count: () => acknowledged.size,
    stop: async () => {
      isOver = true;
      await all;
      return { acknowledged, refused: [...refused].map(([why, times]) => `${times} × ${why}`).join(', '), longestMs };
    },
  };
}

/** How many of the steps that were acknowledged are not there. */
async function countLost({ url }, token, acknowledged) {
  const ask = asker(url, token);
  let lost = 0;
  for (const [project, steps] of Map.groupBy(acknowledged, ([, project]) => project)) {
    const there = new Set((await ask('GET', `/api/projects/${project}`)).steps.map(({ id }) => id));
    lost += steps.filter(([id]) => !there.has(id)).length;
  }
  return lost;
}

/** Breaks something so many times while many write, and notes what became of it. */
async function measure(note, store, what, servers, { times, pauseMs, breakOnce, after = async () => {} }) {
  const { accessToken: token } = await asker(servers[0].url)('POST', '/api/auth/authenticate', account);
  const work = writing(servers, token);
  await wait(1_000);
  for (let index = 0; index < times; index++) {
    const before = work.count();
    await breakOnce(index);
    // On with it only once it serves again.
    while (work.count() === before) await wait(10);
    await wait(Math.random() * pauseMs);
  }
  await after();
  await wait(500);
  const { acknowledged, refused, longestMs } = await work.stop();
  const lost = await countLost(servers[0], token, acknowledged);
  const found = `${acknowledged.size} acknowledged, ${lost} LOST; longest without one served ${ms(longestMs)}; ${refused}`;
  note(store, `${what}, ${times} times`, found, '0 lost');
}

async function endConnections(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'trama' and random() < 0.5`);
  await client.end();
}

async function onPostgres(note, url, restart) {
  const environment = { DATABASE_URL: url, LOG_LEVEL: 'fatal' };
  const servers = [await start(environment), await start(environment)];
  try {
    await measure(note, 'PostgreSQL', 'restarted', servers, {
      times: 20,
      pauseMs: 1_000,
      breakOnce: async (index) => restart(index % 2 === 0 ? 'fast' : 'immediate'),
    });
    const ending = { times: 100, pauseMs: 200, breakOnce: () => endConnections(url) };
    await measure(note, 'PostgreSQL', 'half of the connections ended', servers, ending);
    await measure(note, 'PostgreSQL', 'one of two servers killed', servers, {
      times: 50,
      pauseMs: 300,
      breakOnce: async (index) => {
        const one = index % servers.length;
        await servers[one].kill();
        servers[one] = await start(environment);
      },
    });
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}

async function onEmbedded(note, folder) {
  const environment = { DATA_DIR: folder, LOG_LEVEL: 'fatal' };
  const servers = [await start(environment)];
  try {
    await measure(note, 'embedded', 'the server killed', servers, {
      times: 50,
      pauseMs: 500,
      breakOnce: async () => {
        await servers[0].kill();
        servers[0] = await start(environment);
      },
    });
  } finally {
    await servers[0].stop();
  }
}

/** A disk of its own that can be filled; none where this may not be made. */
function mount(folder, megabytes) {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function onFullDisk(note, folder) {
  if (!mount(folder, 120)) return note('embedded', 'disk full', 'not measured: no disk of its own can be mounted here');
  const filler = join(folder, 'filler');
  const data = join(folder, 'data');
  mkdirSync(data);
  const servers = [await start({ DATA_DIR: data, LOG_LEVEL: 'fatal' })];
  try {
    await measure(note, 'embedded', 'the disk full for 3 s', servers, {
      times: 3,
      pauseMs: 1_000,
      breakOnce: async () => {
        const { bavail, bsize } = statfsSync(folder);
        try {
          writeFileSync(filler, Buffer.alloc(bavail * bsize));
        } catch {
          // Others write there meanwhile: it is as full as it gets.
        }
        await wait(3_000);
        rmSync(filler);
      },
    });
  } finally {
    await servers[0].stop();
    execFileSync('umount', [folder]);
  }
}

/** Breaks PostgreSQL, connections, servers and the disk while many write, and notes what was lost: nothing may be. */
export async function measureChaos(note) {
  await withPostgres((url, restart) => onPostgres(note, url, restart), { isDurable: true });
  for (const [name, work] of [
    ['trama-chaos-', onEmbedded],
    ['trama-full-', onFullDisk],
  ]) {
    const folder = mkdtempSync(join(tmpdir(), name));
    try {
      await work(note, folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
