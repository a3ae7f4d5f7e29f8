import { afterAll, beforeAll, expect, test } from 'vitest';
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
const open = async (opening_date: string, opening_balance_cents = 100_000) =>
  (await ask('POST', 'accounts', { name: 'Banco', type: 'checking', opening_date, opening_balance_cents })).body
    .id as string;
const balance = async (id: string) => (await ask('GET', `accounts/${id}`)).body.balance_cents;
const pay = (account_id: string, paid_date: string, amount_cents: number, more: object = {}) =>
  ask('POST', 'transactions', {
    kind: 'expense',
    description: 'Energia',
    amount_cents,
    status: 'paid',
    due_date: paid_date,
    paid_date,
    account_id,
    ...more,
  });

test('a balance counts movements from the opening date on, whichever way they are recorded', async () => {
  const bank = await open('2026-09-10');
  expect((await pay(bank, '2026-09-09', 1)).status).toBe(201);
  await pay(bank, '2026-09-10', 20);
  expect(await balance(bank)).toBe(100_000 - 20);

  const begun = await ask('POST', 'imports', { account_id: bank, name: 'extrato.csv', format: 'csv', row_count: 2 });
  const row = { kind: 'income', description: 'Pix', amount_cents: 300 };
  const rows = [
    { ...row, date: '2026-09-09' },
    { ...row, date: '2026-09-11' },
  ];
  const { body: done } = await ask('POST', `imports/${begun.body.id}/rows`, { position: 0, rows });
  expect(done).toMatchObject({ state: 'completed', imported_count: 2 });
  expect(await balance(bank)).toBe(100_000 - 20 + 300);

  // A payment counts by its own day, not by that of the bill.
  const bill = (await pay(bank, '2026-08-01', 5_000, { status: 'pending', paid_date: undefined })).body.id;
  await ask('POST', `transactions/${bill}/payments`, { amount_cents: 1_000, paid_date: '2026-09-01' });
  expect(await balance(bank)).toBe(100_000 - 20 + 300);
  await ask('POST', `transactions/${bill}/payments`, { amount_cents: 4_000, paid_date: '2026-09-30' });
  expect(await balance(bank)).toBe(100_000 - 20 + 300 - 4_000);
});

test('a transfer counts in each account from its own opening date on', async () => {
  const [older, newer] = [await open('2026-09-01', 0), await open('2026-09-20', 0)];
  await pay(older, '2026-09-10', 700, { kind: 'transfer', transfer_account_id: newer });
  expect([await balance(older), await balance(newer)]).toEqual([-700, 0]);
  await pay(newer, '2026-09-10', 50, { kind: 'transfer', transfer_account_id: older });
  expect([await balance(older), await balance(newer)]).toEqual([-650, 0]);
});

test('moving the opening date counts what it now takes in', async () => {
  const bank = await open('2026-09-10', 0);
  await pay(bank, '2026-09-05', 40);
  expect(await balance(bank)).toBe(0);
  await ask('PATCH', `accounts/${bank}`, { opening_date: '2026-09-05' });
  expect(await balance(bank)).toBe(-40);
});
