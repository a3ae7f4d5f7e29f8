import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Operation, operations } from '../http/contract.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

// An amount that nothing else could come to by chance; it is what the account holds and the project brought in too.
const planted = 876_543_219;
const changed = 765_432_198;
/** However it may be written. */
const traces = /8\D?765\D?432\D?19|876\D?543\D?219|7\D?654\D?321\D?98|765\D?432\D?198/;

let here: Workspace;
let finance: TestPerson;
/** May do all but see transactions. */
let blind: TestPerson;
const ids: Record<string, string> = {};

beforeAll(async () => {
  here = await openWorkspace();
  finance = await here.somebody('finance');
  blind = await here.somebody('admin');
  const role = here.store.db.selectFrom('roles').where('code', '=', 'admin').select('id');
  await here.store.db
    .deleteFrom('role_permissions')
    .where('role_id', '=', role)
    .where('permission_id', 'in', ({ selectFrom }) =>
      selectFrom('permissions').where('code', '=', 'view:finance_transactions').select('id'),
    )
    .execute();
  const post = async (path: string, body: object, { token } = finance) =>
    (await here.ask('POST', path, { token, body })).body.id as string;
  ids.unit = await here.unit('Matriz', finance, blind);
  ids.project = await post('/api/projects', { name: 'Célula' }, blind);
  const account = { name: 'Banco', type: 'checking', opening_date: '2026-01-01', unit_id: ids.unit };
  ids.account = await post('/api/finance/accounts', account);
  ids.client = await post('/api/finance/clients', { person_type: 'company', name: 'Serra Azul' });
  ids.other = await post('/api/finance/clients', { person_type: 'company', name: 'Serra Verde' });
  const facts = {
    kind: 'income',
    description: 'Parcela',
    amount_cents: planted,
    due_date: '2026-08-01',
    account_id: ids.account,
    client_id: ids.client,
    project_id: ids.project,
    unit_id: ids.unit,
  };
  ids.transaction = await post('/api/finance/transactions', { ...facts, status: 'paid' });
  ids.open = await post('/api/finance/transactions', facts);
  // What is divided, paid in part, given back, repeated and imported; this account comes to nothing in all.
  ids.category = await post('/api/finance/categories', { type: 'income', name: 'Vendas' });
  const even = { ...account, name: 'Extrato', unit_id: null, opening_balance_cents: -planted - changed };
  const account_id = await post('/api/finance/accounts', even);
  const own = { ...facts, account_id, project_id: null };
  const parts = [planted, changed].map((amount_cents) => ({ amount_cents, category_id: ids.category }));
  ids.divided = await post('/api/finance/transactions', { ...own, amount_cents: planted + changed, parts });
  await post(`/api/finance/transactions/${ids.divided}/payments`, { amount_cents: changed });
  ids.refunded = await post('/api/finance/transactions', { ...own, status: 'paid' });
  await post(`/api/finance/transactions/${ids.refunded}/refunds`, { amount_cents: planted });
  ids.repeated = await post('/api/finance/transactions', { ...own, repeat: { by: 'month', count: 2 } });
  ids.import = await post('/api/finance/imports', { account_id, name: 'x.csv', format: 'csv', row_count: 2 });
  const row = { kind: 'income', description: 'Parcela', amount_cents: planted, date: '2026-08-02' };
  await post(`/api/finance/imports/${ids.import}/rows`, { position: 0, rows: [row] });
  expect(Object.values(ids)).not.toContain(undefined);
  ids.person = blind.id;
  // The log tells what an amount was and became.
  await here.ask('PATCH', `/api/finance/transactions/${ids.open}`, {
    token: finance.token,
    body: { amount_cents: changed },
  });
});
afterAll(() => here.close());

const gets = operations.filter(({ method, path, isPublic }) => method === 'GET' && path !== '/api/events' && !isPublic);

/** The addresses of an operation: a parameter stands for everything there is, further ones for the person. */
function addressesOf({ path, id }: Operation): string[] {
  const [lead = '', ...rest] = path.split(/\{\w+\}/);
  if (rest.length === 0) return ['', '?search=Parcela', '?limit=200'].map((query) => path + query);
  const query = id === 'previewClientMerge' ? `?other_id=${ids.other}` : '';
  return Object.values(ids).map((each) => `${lead}${each}${rest.join(blind.id)}${query}`);
}

/** The operations that tell the amount to somebody. */
async function tellers({ token }: TestPerson): Promise<Set<string>> {
  const found = new Set<string>();
  for (const operation of gets)
    for (const address of addressesOf(operation)) {
      const { status, body } = await here.ask('GET', address, { token });
      if (status >= 500) throw new Error(`${address}: ${status}`);
      if (traces.test(typeof body === 'string' ? body : JSON.stringify(body))) found.add(operation.id);
    }
  return found;
}

test('no answer tells an amount to who does not see transactions, and many do to who does', async () => {
  expect([...(await tellers(blind))]).toEqual([]);
  const told = await tellers(finance);
  for (const id of [
    'listTransactions',
    'exportTransactions',
    'listFinanceAccounts',
    'forecastBalance',
    'listProjectMargins',
    'readClientStatement',
  ])
    expect(told).toContain(id);
}, 240_000);

test('nor does what happens as it happens', async () => {
  const events = await here.listen(blind);
  const { token } = finance;
  await here.ask('PATCH', `/api/finance/transactions/${ids.transaction}`, { token, body: { amount_cents: changed } });
  // Something that they hear of, after it.
  await here.ask('PATCH', `/api/finance/clients/${ids.client}`, { token, body: { notes: 'Ligar em março' } });
  const heard: string[] = [];
  for (let event = await events.next(); event; event = await events.next()) {
    heard.push(JSON.stringify(event));
    if (heard.at(-1)?.includes(ids.client as string)) break;
  }
  events.stop();
  expect(heard.join('')).toContain(ids.client);
  expect(heard.filter((text) => traces.test(text))).toEqual([]);
});

test('nor what is answered to who writes without seeing', async () => {
  const { token } = blind;
  const path = `/api/finance/transactions/${ids.open}`;
  const answers = [
    await here.ask('PATCH', path, { token, body: { notes: 'x' } }),
    await here.ask('PATCH', `/api/finance/transactions/${ids.divided}`, { token, body: { parts: [] } }),
    await here.ask('POST', `${path}/payments`, { token, body: { amount_cents: 1 } }),
    await here.ask('POST', `/api/finance/transactions/${ids.refunded}/refunds`, { token, body: { amount_cents: 1 } }),
    await here.ask('PATCH', `/api/finance/imports/${ids.import}`, { token, body: { state: 'reverted' } }),
    await here.ask('POST', `/api/finance/clients/${ids.client}/merge`, {
      token,
      body: { other_id: ids.other, version: 1, other_version: 1 },
    }),
    await here.ask('DELETE', `/api/finance/accounts/${ids.account}`, { token }),
    await here.ask('DELETE', `/api/finance/clients/${ids.client}`, { token }),
    await here.ask('PATCH', `/api/finance/accounts/${ids.account}`, { token, body: { notes: 'x' } }),
  ];
  for (const { body } of answers) expect(JSON.stringify(body)).not.toMatch(traces);
});
