import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { demoPassword } from '../server/kernel/demo-cast.ts';
import { makeSnapshot } from '../server/kernel/store/make-snapshot.ts';
import { type Running, run } from '../server/testing/process.ts';
import { makeDatabase, onPostgres } from '../server/testing/store.ts';
import { asker } from '../server/testing/workspace.ts';
import { type ImportKnown, type Kept, statementImport } from '../src/machines/statement-import';

const folder = mkdtempSync(join(tmpdir(), 'trama-import-'));
let where: Record<string, string> = { DATA_DIR: join(folder, 'data') };
let dropDatabase = async () => {};
let server: Running;
let token = '';

const start = async () => {
  server = run({ ...where, TMPDIR: folder });
  await server.url;
};
const kill = async () => {
  server.child.kill('SIGKILL');
  await server.ended;
};
const ask = async (method: string, path: string, body?: object) => {
  const answer = await asker(await server.url)(method, path, { token, body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status}`);
  return answer.body;
};

beforeAll(async () => {
  if (onPostgres) {
    const { url, drop } = await makeDatabase();
    [where, dropDatabase] = [{ DATABASE_URL: url }, drop];
  } else await makeSnapshot();
  await start();
  const account = { email: 'admin@trama.example', password: demoPassword };
  token = (await ask('POST', '/api/auth/authenticate', account)).accessToken;
});
afterAll(async () => {
  await kill();
  await dropDatabase();
  rmSync(folder, { recursive: true });
});

type Question = 'start' | 'send' | 'look' | 'cancel' | 'revert';
/** The server is killed while it works on the question, or once it has answered: then the answer is lost. */
type Strike = `${'within' | 'after'} ${Question}`;

const part = 200;
const rows = Array.from({ length: 3 * part }, (_, place) => ({
  kind: place % 3 ? 'expense' : 'income',
  description: `Linha ${place}`,
  amount_cents: 101 + place,
  date: '2026-10-05',
}));
const sumOf = (some: typeof rows) =>
  some.reduce((sum, { kind, amount_cents }) => sum + (kind === 'income' ? amount_cents : -amount_cents), 0);

/** An import as a page goes through it, over a server that is struck as planned. */
async function openImport(strikes: Strike[]) {
  const facts = { name: 'Extrato', type: 'checking', opening_date: '2026-01-01' };
  const account = (await ask('POST', '/api/finance/accounts', facts)).id as string;
  const path = '/api/finance/imports';
  const calls: Record<Question, (known: ImportKnown) => Promise<ImportKnown>> = {
    start: () => ask('POST', path, { account_id: account, name: 'x.csv', format: 'csv', row_count: rows.length }),
    send: ({ id, done_count: position }) =>
      ask('POST', `${path}/${id}/rows`, { position, rows: rows.slice(position, position + part) }),
    look: ({ id }) => ask('GET', `${path}/${id}`),
    cancel: ({ id }) => ask('PATCH', `${path}/${id}`, { state: 'cancelled' }),
    revert: ({ id }) => ask('PATCH', `${path}/${id}`, { state: 'reverted' }),
  };
  const put = async (question: Question, known?: ImportKnown) => {
    const [strike] = strikes;
    if (!strike?.endsWith(question)) return calls[question](known as ImportKnown);
    strikes.shift();
    const answer = calls[question](known as ImportKnown);
    answer.catch(() => undefined);
    if (strike.startsWith('within')) await wait(4);
    else await answer;
    await kill();
    throw new Error(strike);
  };
  const asked = (question: Question) => fromPromise<ImportKnown, ImportKnown>(({ input }) => put(question, input));
  const actor = createActor(
    statementImport.provide({
      actors: {
        restore: fromPromise<Kept | undefined>(async () => ({ at: 'preview', hasQuestions: true })),
        start: fromPromise<ImportKnown>(() => put('start')),
        send: asked('send'),
        look: asked('look'),
        cancel: asked('cancel'),
        revert: asked('revert'),
      },
    }),
  );
  actor.start();
  /** Waits until nothing is under way, and gives where that is. */
  const rested = async () =>
    JSON.stringify((await waitFor(actor, (now) => !now.hasTag('busy'), { timeout: 30_000 })).value);

  /** Holds what the account has against what the server says of the import: the first rows, each once. */
  const check = async () => {
    const { known } = actor.getSnapshot().context;
    const { state = 'running', done_count = 0 } = known ? await calls.look(known) : {};
    const there = rows.slice(0, state === 'reverted' ? 0 : done_count);
    const file = await ask('GET', `/api/finance/transactions/export?account_id=${account}`);
    expect([...String(file).matchAll(/;(Linha \d+);/g)].map(([, name]) => name).sort()).toEqual(
      there.map(({ description }) => description).sort(),
    );
    expect((await ask('GET', `/api/finance/accounts/${account}`)).balance_cents).toBe(sumOf(there));
    return { state, done_count };
  };
  /** Sends an event and waits; where the server was killed meanwhile, another is begun and its store looked at. */
  const go = async (event: 'run' | 'resume' | 'cancel' | 'revert') => {
    const struck = strikes.length;
    actor.send({ type: event });
    const state = await rested();
    if (strikes.length === struck) return state;
    await start();
    await check();
    return state;
  };
  await rested();
  return { actor, go, check };
}

const interrupted = '{"running":"interrupted"}';

test('an import goes on where the store is, wherever the server was killed', async () => {
  const { go, check } = await openImport(['after start', 'within send', 'within look']);
  expect(await go('run')).toBe(interrupted);
  expect(await go('resume')).toBe(interrupted);
  expect(await go('resume')).toBe(interrupted);
  expect(await go('resume')).toBe('"report"');
  expect(await check()).toEqual({ state: 'completed', done_count: rows.length });
}, 60_000);

test('one that is stopped, then taken back, while the server is killed is so once it is asked again', async () => {
  const { actor, go, check } = await openImport(['within cancel', 'after revert']);
  actor.send({ type: 'run' });
  await waitFor(actor, (now) => (now.context.known?.done_count ?? 0) > 0);
  // The part that is under way arrives or not.
  actor.send({ type: 'pause' });
  expect(await go('cancel')).toBe(interrupted);
  expect(await go('cancel')).toBe('"report"');
  expect((await check()).state).toBe('cancelled');
  expect(await go('revert')).toBe('"report"');
  expect(await go('revert')).toBe('"reverted"');
  expect((await check()).state).toBe('reverted');
}, 60_000);
