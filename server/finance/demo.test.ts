import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Loose, openWorkspace, type Somebody, type Workspace } from '../testing/workspace.ts';
import { demoBook } from './demo-book.ts';

let here: Workspace;
let finance: Somebody;
beforeAll(async () => {
  here = await openWorkspace({}, { demo: true });
  finance = await here.somebody('finance');
});
afterAll(() => here.close());

const read = async (path: string) => (await here.ask('GET', path, { token: finance.token })).body;

test('what the accounts of the demonstration hold is what its transactions make of them', async () => {
  const { data: accounts } = await read('/api/finance/accounts');
  const rows = await here.store.db.selectFrom('transactions').selectAll().execute();
  for (const { id, name, type, opening_balance_cents, balance_cents, credit_limit_cents } of accounts) {
    const moved = rows
      .filter(({ status }) => status === 'paid')
      .flatMap(({ kind, amount_cents, account_id, transfer_account_id, paid_date }) => [
        ...(account_id === id ? [{ paid_date, by: kind === 'income' ? amount_cents : -amount_cents }] : []),
        ...(transfer_account_id === id ? [{ paid_date, by: amount_cents }] : []),
      ])
      .sort((one, other) => String(one.paid_date).localeCompare(String(other.paid_date)));
    let holds = opening_balance_cents;
    for (const { by } of moved) {
      holds += by;
      // Nothing is ever paid with what is not there: a card owes, and no more than it may.
      expect(holds, name).toBeGreaterThanOrEqual(type === 'credit_card' ? -credit_limit_cents : 0);
    }
    expect(balance_cents, name).toBe(holds);
    expect(moved.length, name).toBeGreaterThan(1);
  }
  const archived = accounts.find(({ is_active }: Loose) => !is_active);
  expect(archived.balance_cents).toBe(0);
});

test('the demonstration shows every kind and status of transactions, late ones too, all marked as sample', async () => {
  const statuses = ['draft', 'scheduled', 'pending', 'paid', 'cancelled', 'refunded', 'overdue'];
  for (const filter of [...statuses.map((of) => `status=${of}`), 'kind=income', 'kind=expense', 'kind=transfer']) {
    const { data } = await read(`/api/finance/transactions?${filter}`);
    expect(data.length, filter).toBeGreaterThan(0);
    expect(data.every(({ is_sample }: Loose) => is_sample)).toBe(true);
  }
  const { count } = await read('/api/finance/transactions/totals');
  expect(count).toBe(demoBook('2026-11-22').length);
});

test('the book is whole whatever the day', () => {
  for (const today of ['2026-01-31', '2026-03-01', '2028-02-29', '2026-12-31'])
    for (const { amount_cents, due_date, kind, to } of demoBook(today)) {
      expect(amount_cents).toBeGreaterThan(0);
      expect(Number.isInteger(amount_cents)).toBe(true);
      expect(due_date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(kind === 'transfer').toBe(to !== undefined);
    }
});
