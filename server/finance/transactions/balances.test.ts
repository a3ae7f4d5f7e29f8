import { afterAll, beforeAll, expect, test } from 'vitest';
import { settledBy } from '#domain/payment';
import { dice } from '../../testing/dice.ts';
import { openWorkspace, type Somebody, type Workspace } from '../../testing/workspace.ts';

let here: Workspace;
let finance: Somebody;
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
  const ids: string[] = [];

  const acts: Record<string, () => Promise<number>> = {
    async create() {
      const [account_id, other] = [pick(accounts), pick(accounts)];
      const isTransfer = account_id !== other && random(3) === 0;
      const { status, body } = await ask('POST', 'transactions', {
        description: 'Parcela',
        due_date: '2026-11-28',
        account_id,
        amount_cents: 1 + random(100_000),
        status: pick(['pending', 'paid', 'scheduled']),
        ...(isTransfer ? { kind: 'transfer', transfer_account_id: other } : { kind: pick(['income', 'expense']) }),
      });
      if (status === 201) ids.push(body.id);
      return status;
    },
    remove: async () => (await ask('DELETE', `transactions/${pick(ids)}`)).status,
    stand: async () =>
      (await ask('PATCH', `transactions/${pick(ids)}`, { status: pick(['paid', 'pending', 'cancelled', 'refunded']) }))
        .status,
    change: async () =>
      (
        await ask('PATCH', `transactions/${pick(ids)}`, {
          amount_cents: 1 + random(100_000),
          account_id: pick(accounts),
        })
      ).status,
    divide: async () => {
      const id = pick(ids);
      const { amount_cents } = (await ask('GET', `transactions/${id}`)).body;
      const first = 1 + random(50_000);
      const parts = random(3) === 0 ? [] : [{ amount_cents: first }, { amount_cents: amount_cents - first }];
      return (await ask('PATCH', `transactions/${id}`, { parts })).status;
    },
    async instalments() {
      const repeat = { by: 'instalments', count: 2 + random(3) };
      const { status, body } = await ask('POST', 'transactions', {
        kind: pick(['income', 'expense']),
        description: 'Parcelada',
        due_date: '2026-11-28',
        repeat,
        account_id: pick(accounts),
        amount_cents: 1 + random(100_000),
      });
      if (status === 201) ids.push(body.id);
      return status;
    },
    ofAll: async () =>
      (
        await ask('PATCH', `transactions/${pick(ids)}`, {
          account_id: pick(accounts),
          scope: pick(['following', 'all']),
        })
      ).status,
    mark: async () => (await ask('PATCH', `transactions/${pick(ids)}`, { is_reconciled: random(3) > 0 })).status,
    pay: async () =>
      (
        await ask('POST', `transactions/${pick(ids)}/payments`, {
          amount_cents: 1 + random(60_000),
          interest_cents: random(50),
          fine_cents: random(20),
          discount_cents: random(80),
        })
      ).status,
    async undo() {
      const id = pick(ids);
      const paid = (await ask('GET', `transactions/${id}`)).body.payments?.[0];
      return paid ? (await ask('DELETE', `transactions/${id}/payments/${paid.id}`)).status : 404;
    },
    async refund() {
      const { status, body } = await ask('POST', `transactions/${pick(ids)}/refunds`, {
        amount_cents: 1 + random(30_000),
      });
      if (status === 201) ids.push(body.id);
      return status;
    },
  };
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
  const rows = await db.selectFrom('transactions').selectAll().execute();
  const payments = await db.selectFrom('payments').selectAll().execute();
  const paidOf = (row: (typeof rows)[number]) => {
    const own = payments.filter(({ transaction_id }) => transaction_id === row.id);
    // What is kept of payments is what they come to.
    expect(row.settled_cents).toBe(own.reduce((sum, each) => sum + settledBy(each), 0));
    if (own.length > 0) return own.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    return row.status === 'paid' ? row.amount_cents : 0;
  };
  for (const [at, id] of accounts.entries()) {
    let sum = at;
    for (const row of rows) {
      const paid = paidOf(row);
      if (row.account_id === id) sum += row.kind === 'income' ? paid : -paid;
      if (row.transfer_account_id === id) sum += paid;
    }
    expect((await ask('GET', `accounts/${id}`)).body.balance_cents).toBe(sum);
  }
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
  const parts = await db.selectFrom('transaction_parts').selectAll().execute();
  for (const row of rows) {
    const own = parts.filter(({ transaction_id }) => transaction_id === row.id);
    if (own.length > 0) expect(own.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(row.amount_cents);
    const back = rows.filter(({ refund_of_id, status }) => refund_of_id === row.id && status === 'paid');
    expect(back.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBeLessThanOrEqual(paidOf(row));
  }
}, 120_000);
