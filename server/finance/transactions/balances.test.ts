import { afterAll, beforeAll, expect, test } from 'vitest';
import { dice } from '../../testing/dice.ts';
import { financeActs, readBooks } from '../../testing/finance-acts.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../../testing/workspace.ts';

let here: Workspace;
let finance: TestPerson;
beforeAll(async () => {
  here = await openWorkspace();
  finance = await here.somebody('finance');
});
afterAll(() => here.close());

const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  here.ask(method, `/api/finance/${path}`, { token: finance.token, ...(body && { body }) });

/** What a statement says too, as changes are told. */
const onStatement = new Set(
  'kind amount_cents payment_cents status competence_date due_date paid_date account transfer_account'.split(' '),
);

test('after hundreds of changes by several at once, every balance is the sum of what was paid', async () => {
  const random = dice(7);
  const pick = <One>(of: readonly One[]) => of[random(of.length)] as One;
  const accounts: string[] = [];
  for (const at of [0, 1, 2, 3]) {
    const body = { name: `Livro ${at}`, type: 'checking', opening_date: '2026-03-01', opening_balance_cents: at };
    accounts.push((await ask('POST', 'accounts', body)).body.id);
  }
  const { acts } = financeActs(ask, random, accounts);
  for (let begun = 0; begun < 10; begun++) await acts.create?.();

  const told = new Set<string>();
  const run = async (name: string) => told.add(`${name} ${await acts[name]?.()}`);
  const hasDone = (name: string) => [200, 201, 204].some((status) => told.has(`${name} ${status}`));
  const most = ['create', 'pay', 'pay'];
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let turn = 0; turn < 40; turn++) {
        const name = pick([...Object.keys(acts), ...most]);
        await run(name);
      }
    }),
  );
  expect([...told].filter((key) => Number(key.split(' ')[1]) >= 500)).toEqual([]);
  // Each act comes about, and is not only refused, whatever the dice said.
  for (const name of Object.keys(acts)) {
    for (let tries = 0; tries < 200 && !hasDone(name); tries++) await run(name);
    expect(hasDone(name), name).toBe(true);
  }

  const { db } = here.store;
  const { rows, balances } = await readBooks(db);
  for (const [at, id] of accounts.entries())
    expect((await ask('GET', `accounts/${id}`)).body.balance_cents).toBe(at + (balances.get(id) ?? 0));
  // What a statement says too stayed as it was for as long as it was reconciled.
  const happened = await db
    .selectFrom('activity')
    .where('entity', '=', 'transaction')
    .orderBy('id')
    .selectAll()
    .execute();
  for (const row of rows) {
    let isReconciled = false;
    for (const { changes } of happened.filter(({ entity_id }) => entity_id === row.id)) {
      const mark = changes.find(({ field }) => field === 'is_reconciled');
      const isTouched = changes.some(({ field }) => onStatement.has(field));
      if (isReconciled && !mark) expect(isTouched).toBe(false);
      if (mark) isReconciled = mark.after === true;
    }
    expect(row.is_reconciled).toBe(isReconciled);
  }
}, 120_000);
