import { expect } from 'vitest';
import { settledAmount } from '#domain/payment';
import type { Db } from '../kernel/store/tables.ts';
import type { dice } from './dice.ts';
import type { Loose } from './workspace.ts';

/** Asks below `/api/finance/`. */
type AskFinance = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
) => Promise<{ status: number; body: Loose }>;

/** Whatever may be done to transactions, each act with what the dice choose; every act gives the status it was answered with. */
export function financeActs(ask: AskFinance, random: ReturnType<typeof dice>, accounts: readonly string[]) {
  const pick = <One>(of: readonly One[]) => of[random(of.length)] as One;
  /** Those of whom the server said that they are there. */
  const ids: string[] = [];
  const acts: Record<string, () => Promise<number>> = {
    async create() {
      const [account_id, other] = [pick(accounts), pick(accounts)];
      const isTransfer = account_id !== other && random(3) === 0;
      const standing = pick(['pending', 'paid', 'scheduled']);
      const isBeforeOpening = standing === 'paid' && random(4) === 0;
      const { status, body } = await ask('POST', 'transactions', {
        description: 'Parcela',
        due_date: '2026-11-28',
        account_id,
        amount_cents: 1 + random(100_000),
        status: standing,
        ...(isBeforeOpening && { paid_date: '2026-02-01' }),
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
  return { acts, ids };
}

/** The transactions of a store and what each account holds of them, read slowly; throws where one does not add up by itself. */
export async function readBooks(db: Db) {
  const rows = await db.selectFrom('transactions').selectAll().execute();
  const payments = await db.selectFrom('payments').selectAll().execute();
  const accounts = await db.selectFrom('accounts').select(['id', 'opening_date']).execute();
  const openedOn = new Map(accounts.map(({ id, opening_date }) => [id, opening_date]));
  const movesOf = (row: (typeof rows)[number]) => {
    const own = payments.filter(({ transaction_id }) => transaction_id === row.id);
    // What is kept of payments is what they come to.
    expect(row.settled_cents).toBe(own.reduce((sum, each) => sum + settledAmount(each), 0));
    if (own.length > 0) return own.map(({ paid_date: day, amount_cents: cents }) => ({ day, cents }));
    return row.status === 'paid' ? [{ day: row.paid_date ?? '', cents: row.amount_cents }] : [];
  };
  const balances = new Map<string, number>();
  const add = (id: string, cents: number, day: string) => {
    if (day >= (openedOn.get(id) ?? '')) balances.set(id, (balances.get(id) ?? 0) + cents);
  };
  const parts = await db.selectFrom('transaction_parts').selectAll().execute();
  for (const row of rows) {
    const moves = movesOf(row);
    const paid = moves.reduce((sum, { cents }) => sum + cents, 0);
    for (const { day, cents } of moves) {
      add(row.account_id, row.kind === 'income' ? cents : -cents, day);
      if (row.transfer_account_id) add(row.transfer_account_id, cents, day);
    }
    const own = parts.filter(({ transaction_id }) => transaction_id === row.id);
    if (own.length > 0) expect(own.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(row.amount_cents);
    const back = rows.filter(({ refund_of_id, status }) => refund_of_id === row.id && status === 'paid');
    expect(back.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBeLessThanOrEqual(paid);
  }
  return { rows, balances };
}
