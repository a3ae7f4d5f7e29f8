// What the server takes when many work at once: lists and ticks by turns, from many clients, over one or two processes.
// `npm run bench -- --load`.
import autocannon from 'autocannon';
import { readConfig } from '../server/kernel/config.ts';
import { fillLarge } from './bench-fill.mjs';
import { account, asker, ms, start } from './bench-kit.mjs';

/** Gives a sub-step of its own to each of so many clients, spread over projects, and the addresses that tick them. */
async function makeTicks(ask, count) {
  const { data } = await ask('GET', '/api/projects?limit=200&search=PRJ-1');
  const ticks = [];
  for (let index = 0; index < count; index++) {
    const path = `/api/projects/${data[index % data.length].id}/steps`;
    const { id } = await ask('POST', path, { name: `Etapa medida ${index}` });
    const part = await ask('POST', `${path}/${id}/sub-steps`, { name: 'Parte medida' });
    ticks.push(`${path}/${id}/sub-steps/${part.id}/status`);
  }
  return ticks;
}

/** One client after the other asks for a list and ticks, as fast as it is answered. */
function work(url, tokens, ticks, connections, seconds) {
  let client = 0;
  return autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 60,
    setupClient: (one) => {
      const index = client++;
      const headers = { authorization: `Bearer ${tokens[index % tokens.length]}`, 'content-type': 'application/json' };
      let status = false;
      const next = () => {
        status = !status;
        return [
          { method: 'GET', path: '/api/projects', headers },
          { method: 'PATCH', path: ticks[index % ticks.length], headers, body: JSON.stringify({ status }) },
        ];
      };
      one.setRequests(next());
      let answered = 0;
      one.on('response', () => {
        if (++answered % 2 === 0) one.setRequests(next());
      });
    },
  });
}

const sum = (results, pick) => results.reduce((total, one) => total + pick(one), 0);

/** Measures the mix with so many clients over the processes at these addresses. */
async function measureMix(note, name, urls, { tokens, ticks }, clients, seconds, goal) {
  const share = Math.round(clients / urls.length);
  const results = await Promise.all(urls.map((url) => work(url, tokens, ticks, share, seconds)));
  const served = sum(results, (one) => one['2xx']) / seconds;
  const shed = sum(results, (one) => one['5xx'] ?? 0) / seconds;
  const other = sum(results, (one) => one['4xx'] + one.errors + one.timeouts);
  const worst = (pick) => Math.max(...results.map(pick));
  note(
    name,
    `lists and ticks, ${clients} clients`,
    `${Math.round(served)}/s served, ${Math.round(shed)}/s told to wait, p50 ${ms(worst((one) => one.latency.p50))}, ` +
      `p99 ${ms(worst((one) => one.latency.p99))}, longest ${ms(worst((one) => one.latency.max))}${other ? `, ${other} FAILED` : ''}`,
    goal,
  );
}

/** Measures lists and ticks by turns on a store, over so many processes. */
export async function measureLoad(note, name, environment, processes, goals = {}) {
  await fillLarge(readConfig({ ...environment, LOG_LEVEL: 'silent' }));
  const servers = [];
  for (let index = 0; index < processes; index++) servers.push(await start({ LOG_LEVEL: 'error', ...environment }));
  try {
    const urls = servers.map(({ url }) => url);
    const sign = (email) => asker(urls[0])('POST', '/api/auth/authenticate', { ...account, email });
    const tokens = [(await sign(account.email)).accessToken];
    const ticks = await makeTicks(asker(urls[0], tokens[0]), 200);
    const given = { tokens, ticks };
    await measureMix(() => {}, name, urls, given, 50, 3);
    await measureMix(note, name, urls, given, 200, 10, goals.many);
    await measureMix(note, name, urls, given, 2_000, 10, goals.tooMany);
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}
