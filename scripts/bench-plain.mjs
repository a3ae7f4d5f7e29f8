// What lists give over HTTP beside what `pg` alone gives of the same statements, asked in the same order over as many
// connections: `npm run bench -- --server --postgres`.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import autocannon from 'autocannon';
import pg from 'pg';
import { account, asker, member, quantile, start } from './bench-kit.mjs';
import { root } from './kit.mjs';

const connections = 10;
const rounds = 3;
const seconds = 4;
const leastShare = 0.8;
const lists = [
  ['projects', '/api/projects', account],
  ['projects, a member', '/api/projects', member],
  ['users', '/api/users', account],
  ['transactions', '/api/finance/transactions', account],
  ['meetings', '/api/meetings', account],
  ['own work', '/api/my-work', account],
];

/** The headers that say who asks a server. */
async function headersOf(url, who) {
  const { accessToken } = await asker(url)('POST', '/api/auth/authenticate', who);
  return { authorization: `Bearer ${accessToken}` };
}

/** The statements of each list, as a server asks them once it knows who asks. */
async function readStatements(environment) {
  const folder = mkdtempSync(join(tmpdir(), 'trama-bench-'));
  const file = join(folder, 'statements');
  const hears = pathToFileURL(join(root, 'scripts/bench-statements.mjs')).href;
  const server = await start({ ...environment, BENCH_STATEMENTS: file, NODE_OPTIONS: `--import=${hears}` });
  try {
    const found = [];
    for (const [, path, who] of lists) {
      const headers = await headersOf(server.url, who);
      const ask = async () => (await fetch(server.url + path, { headers })).text();
      await ask();
      writeFileSync(file, '');
      await ask();
      found.push(
        readFileSync(file, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line)),
      );
    }
    return found;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

/** How often in a second so many clients of `pg` have asked these statements, one after the other. */
async function ratePlain(clients, statements) {
  const began = performance.now();
  const end = began + seconds * 1_000;
  let count = 0;
  const askAll = async (client) => {
    while (performance.now() < end) {
      for (const [text, values] of statements) await client.query(text, values);
      count++;
    }
  };
  await Promise.all(clients.map(askAll));
  return count / ((performance.now() - began) / 1_000);
}

/** How often in a second a list is answered over as many connections. */
async function rateServed(name, options) {
  const { requests, non2xx } = await autocannon({ ...options, connections, duration: seconds });
  if (non2xx > 0) throw new Error(`${name}: ${non2xx} answers were no success.`);
  return requests.average;
}

/** Measures lists of a store, by turns with the statements that they ask. */
export async function measurePlain(note, store, environment) {
  const statements = await readStatements(environment);
  const server = await start(environment);
  const clients = Array.from({ length: connections }, () => new pg.Client(environment.DATABASE_URL));
  try {
    await Promise.all(clients.map((client) => client.connect()));
    for (const [index, [name, path, who]] of lists.entries()) {
      const options = { url: server.url + path, headers: await headersOf(server.url, who) };
      const found = [];
      // The first round is to warm both.
      for (let round = 0; round <= rounds; round++) {
        const served = await rateServed(name, options);
        const plain = await ratePlain(clients, statements[index]);
        if (round > 0) found.push([served / plain, served, plain]);
      }
      const middle = (part) =>
        quantile(
          found.map((one) => one[part]),
          0.5,
        );
      const share = middle(0);
      const told = `${Math.round(share * 100)} %: ${Math.round(middle(1))} of ${Math.round(middle(2))}/s`;
      note(store, `${name}, over HTTP : plain pg, ${connections} at once`, told, '≥ 80 %', share >= leastShare);
    }
  } finally {
    await Promise.all([server.stop(), ...clients.map((client) => client.end())]);
  }
}
