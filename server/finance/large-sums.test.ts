import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFinanceAccountRules } from '#openapi/rules/new-finance-account';
import { newTransactionRules } from '#openapi/rules/new-transaction';
import { operations } from '../http/contract.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let admin: TestPerson;
let ids: Record<string, string>;
const most = newTransactionRules.amount_cents.maximum;
const { minimum, maximum } = newFinanceAccountRules.opening_balance_cents;

const as = async (method: string, path: string, body?: object) =>
  here.ask(method, path, { token: admin.token, ...(body && { body }) });
const made = async (path: string, body: object): Promise<string> => {
  const { status, body: told } = await as('POST', path, body);
  if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(told)}`);
  return told.id;
};

beforeAll(async () => {
  here = await openWorkspace();
  admin = await here.somebody('admin');
  const unit_id = await here.unit('Matriz', admin);
  const account = (name: string, opening_balance_cents: number) =>
    made('/api/finance/accounts', {
      name,
      type: 'checking',
      opening_date: '2026-03-01',
      opening_balance_cents,
      unit_id,
    });
  const rich = await account('Rica', maximum);
  const poor = await account('Pobre', minimum);
  const client = await made('/api/finance/clients', { person_type: 'company', name: 'Serra Azul' });
  const other = await made('/api/finance/clients', { person_type: 'company', name: 'Outra' });
  const project = await made('/api/projects', { name: 'Esteira' });
  const category = await made('/api/finance/categories', { name: 'Serviços', type: 'income' });
  const of = { description: 'Parcela', amount_cents: most, client_id: client, project_id: project, unit_id };
  const add = (body: object) => made('/api/finance/transactions', { ...of, due_date: '2026-11-02', ...body });
  let transaction = '';
  for (const status of ['paid', 'pending', 'scheduled'])
    for (let index = 0; index < 4; index++) {
      transaction = await add({ kind: 'income', account_id: rich, category_id: category, status });
      await add({ kind: 'expense', account_id: poor, status });
    }
  await add({
    kind: 'transfer',
    account_id: poor,
    transfer_account_id: rich,
    status: 'paid',
    client_id: null,
    project_id: null,
  });
  const interest = { amount_cents: 2 * most, interest_cents: most };
  await as('POST', `/api/finance/transactions/${transaction}/payments`, { ...interest, amount_cents: most });
  ids = { account: rich, client, other, transaction, unit: unit_id, category };
});
afterAll(() => here.close());

/** The id that a path asks for. */
function idFor(path: string): string | undefined {
  if (/accounts?\/\{id\}/.test(path)) return ids.account;
  if (/clients?\/\{id\}/.test(path)) return ids.client;
  return path.includes('/categories/') ? ids.category : ids.transaction;
}

const reading = operations.filter(({ method, path }) => method === 'GET' && /^\/api\/finance\/(?!imports)/.test(path));

test.each(reading.filter(({ path }) => !path.includes('receiptId')).map(({ id, path }) => [id, path]))(
  '%s answers sums beyond what one amount may be',
  async (id, path) => {
    const query = id === 'previewClientMerge' ? `?other_id=${ids.other}` : '';
    const { status, body } = await as('GET', path.replace('{id}', idFor(path) ?? '') + query);
    expect([status, body.code]).toEqual([200, undefined]);
  },
);

test('an account whose balance is beyond what may be entered stays in its list', async () => {
  const { body } = await as('GET', '/api/finance/accounts');
  const balances = body.data.map(({ name, balance_cents }: { name: string; balance_cents: number }) => [
    name,
    balance_cents,
  ]);
  expect(new Map(balances)).toEqual(
    new Map([
      ['Rica', maximum + 5 * most],
      ['Pobre', minimum - 5 * most],
    ]),
  );
});

test('the summary of a unit answers them too', async () => {
  const { status, body } = await as('POST', `/api/unit/${ids.unit}/summary`, { unit_id: ids.unit });
  expect([status, body.balance_cents]).toEqual([200, maximum + minimum]);
});

test('what adds up from the largest amounts stays exact', async () => {
  const { body } = await as('GET', '/api/finance/transactions/totals');
  expect([body.income_cents, body.expense_cents]).toEqual([12 * most, 12 * most]);
  expect(Number.MAX_SAFE_INTEGER / most).toBeGreaterThan(90_000);
});
