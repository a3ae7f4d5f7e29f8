// What a server holds when very many are connected: thousands of idle connections, hundreds of lines of events, and a
// steady stream of changes. Part of `npm run bench -- --load`.
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { readConfig } from '../server/kernel/config.ts';
import { newId } from '../server/kernel/ids.ts';
import { openStore } from '../server/kernel/store/open.ts';
import { hashToken, newToken } from '../server/kernel/tokens.ts';
import { account, asker, start } from './bench-kit.mjs';

const people = 84;
const linesOfPerson = 6;
const lines = 500;
const writesPerSecond = 200;
const seconds = 10;

/** Makes members, signed in, of one project in which as many sub-steps wait to be ticked; gives tokens and addresses. */
async function makeCrowd(environment, url) {
  const { accessToken } = await asker(url)('POST', '/api/auth/authenticate', account);
  const ask = asker(url, accessToken);
  const projects = [];
  for (let index = 0; index < 20; index++)
    projects.push((await ask('POST', '/api/projects', { name: `Sala ${index}` })).id);
  const ticks = [];
  for (const id of projects) {
    const step = await ask('POST', `/api/projects/${id}/steps`, { name: 'Etapa medida' });
    const part = await ask('POST', `/api/projects/${id}/steps/${step.id}/sub-steps`, { name: 'Parte medida' });
    ticks.push(`/api/projects/${id}/steps/${step.id}/sub-steps/${part.id}/status`);
  }
  const store = await openStore(readConfig({ ...environment, LOG_LEVEL: 'silent' }), { limits: {} });
  const now = new Date().toISOString();
  const later = new Date(Date.now() + 86_400_000).toISOString();
  const { id: role_id } = await store.db
    .selectFrom('roles')
    .where('code', '=', 'member')
    .select('id')
    .executeTakeFirstOrThrow();
  const tokens = [];
  for (let index = 0; index < people; index++) {
    const [id, session, token] = [newId(), newId(), newToken('tra_')];
    const marks = { created_at: now, updated_at: now };
    const person = { id, name: 'Ana Souza', email: `${id}@trama.example`, password_hash: '-', status: 'active' };
    await store.db
      .insertInto('users')
      .values({ ...person, is_sample: false, ...marks })
      .execute();
    await store.db.insertInto('user_roles').values({ user_id: id, role_id }).execute();
    const held = { id: session, user_id: id, agent: '', address: '', created_at: now, used_at: now, ends_at: later };
    await store.db.insertInto('sessions').values(held).execute();
    await store.db
      .insertInto('access_tokens')
      .values({ hash: hashToken(token), session_id: session, expires_at: later })
      .execute();
    const memberships = projects.map((project_id) => ({ project_id, user_id: id, role: 'viewer', created_at: now }));
    await store.db.insertInto('project_members').values(memberships).execute();
    tokens.push(token);
  }
  await store.close();
  return { ask, ticks, tokens };
}

/** Opens a line of events and counts the changes that it tells. */
const listen = (url, token) =>
  new Promise((resolve, reject) => {
    const line = { heard: 0 };
    const request = get(
      `${url}/api/events`,
      { headers: { authorization: `Bearer ${token}` }, agent: false },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`A line of events was answered ${response.statusCode}.`));
        response.setEncoding('utf8').on('data', (text) => {
          line.heard += text.split('event: change').length - 1;
        });
        resolve(line);
      },
    );
    request.on('error', reject);
    line.close = () => request.destroy();
  });

/** A connection that has asked once and then stays. */
const stay = (url) =>
  new Promise((resolve, reject) => {
    const { port, hostname } = new URL(url);
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET /healthz HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`),
    );
    socket.once('data', () => resolve(socket)).once('error', reject);
  });

const residentMegabytes = (pid) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);

/** How many changes the store knows of: a tick that came after one of the same kind changed nothing. */
async function countChanges(environment) {
  const store = await openStore(readConfig({ ...environment, LOG_LEVEL: 'silent' }), { limits: {} });
  const { rows } =
    await sql`select count(*)::integer as count from activity where verb in ('completed', 'reopened')`.execute(
      store.db,
    );
  await store.close();
  return rows[0].count;
}

/** Measures memory, and whether every line hears every change, on a store that other processes may open too. */
export async function measureCrowd(note, name, environment) {
  const server = await start({ LOG_LEVEL: 'error', ...environment });
  const opened = [];
  try {
    const { ask, ticks, tokens } = await makeCrowd(environment, server.url);
    const listening = [];
    for (let index = 0; index < lines; index++)
      listening.push(await listen(server.url, tokens[Math.floor(index / linesOfPerson)]));
    for (let index = lines; index < 5_000; index += 100)
      opened.push(...(await Promise.all(Array.from({ length: 100 }, () => stay(server.url)))));
    const before = await countChanges(environment);
    let [written, refused, highest] = [0, 0, 0];
    const began = performance.now();
    const waiting = [];
    for (let index = 0; index < writesPerSecond * seconds; index++) {
      const due = began + (index * 1_000) / writesPerSecond;
      if (due > performance.now()) await wait(due - performance.now());
      const status = Math.floor(index / ticks.length) % 2 === 0;
      const tick = ask('PATCH', ticks[index % ticks.length], { status });
      waiting.push(
        tick.then(
          () => written++,
          () => refused++,
        ),
      );
      if (index % 100 === 0) highest = Math.max(highest, residentMegabytes(server.pid));
    }
    await Promise.all(waiting);
    const took = (performance.now() - began) / 1_000;
    const changes = (await countChanges(environment)) - before;
    const isTold = () => listening.every(({ heard }) => heard >= changes);
    for (let index = 0; index < 100 && !isTold(); index++) await wait(100);
    const least = Math.min(...listening.map(({ heard }) => heard));
    highest = Math.max(highest, residentMegabytes(server.pid));
    note(
      name,
      `5,000 connections, ${lines} of them lines of events, ${Math.round((written + refused) / took)} ticks/s`,
      `${highest} MB at most; ${written} ticks, ${refused} refused, ${changes} changes; each line heard at least ${least}`,
      '≤ 600 MB, nothing lost',
    );
    for (const { close } of listening) close();
  } finally {
    for (const socket of opened) socket.destroy();
    await server.stop();
  }
}
