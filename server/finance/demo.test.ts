import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Loose, openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';
import { demoBook } from './demo-book.ts';

let here: Workspace;
let finance: TestPerson;
beforeAll(async () => {
  here = await openWorkspace({}, { demo: true });
  finance = await here.somebody('finance');
});
afterAll(() => here.close());

const read = async (path: string) => (await here.ask('GET', path, { token: finance.token })).body;

test('what the accounts of the demonstration hold is what its transactions make of them', async () => {
  const { data: accounts } = await read('/api/finance/accounts');
  const rows = await here.store.db.selectFrom('transactions').selectAll().execute();
  const payments = await here.store.db.selectFrom('payments').selectAll().execute();
  /** What moved of a transaction, and when: whole, or by its payments. */
  const movesOf = ({ id, status, settled_cents, paid_date, amount_cents }: (typeof rows)[number]) => {
    if (settled_cents > 0) return payments.filter(({ transaction_id }) => transaction_id === id);
    return status === 'paid' ? [{ paid_date, amount_cents }] : [];
  };
  for (const { id, name, type, opening_balance_cents, balance_cents, credit_limit_cents } of accounts) {
    const moved = rows
      .flatMap((row) =>
        movesOf(row).flatMap(({ paid_date, amount_cents }) => [
          ...(row.account_id === id ? [{ paid_date, by: row.kind === 'income' ? amount_cents : -amount_cents }] : []),
          ...(row.transfer_account_id === id ? [{ paid_date, by: amount_cents }] : []),
        ]),
      )
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

test('the demonstration shows what is paid in parts, given back, divided, in instalments and reconciled', async () => {
  const rows: Loose[] = (await read('/api/finance/transactions?limit=200')).data;
  const late = rows.filter(({ payments }) => payments.some(({ interest_cents }: Loose) => interest_cents > 0));
  expect(late.map(({ status }) => status).sort()).toEqual(['paid', 'pending']);
  expect(rows.filter(({ refund_of }) => refund_of)).toMatchObject([{ kind: 'income', category: null }]);
  expect(rows.filter(({ parts }) => parts.length > 1).length).toBeGreaterThan(1);
  expect(rows.filter(({ series }) => series?.count === 8)).toHaveLength(8);
  const months = rows.filter(({ is_reconciled }) => is_reconciled).map(({ paid_date }) => paid_date.slice(0, 7));
  expect(new Set(months).size).toBe(1);
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
