import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkspace, type TestPerson, type Workspace } from '../../testing/workspace.ts';

let here: Workspace;
let finance: TestPerson;
let bank: string;
let rent: string;
let sales: string;
let centre: string;
beforeAll(async () => {
  here = await openWorkspace();
  finance = await here.somebody('finance');
  bank = (await ask('POST', 'accounts', { name: 'Banco', type: 'checking', opening_date: '2026-03-01' })).body.id;
  const category = async (type: string, name: string) => (await ask('POST', 'categories', { type, name })).body.id;
  [rent, sales, centre] = [
    await category('expense', 'Aluguel'),
    await category('income', 'Vendas'),
    await category('cost_center', 'Fábrica'),
  ];
});
afterAll(() => here.close());

const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  here.ask(method, `/api/finance/${path}`, { token: finance.token, ...(body && { body }) });
const create = (body: object) =>
  ask('POST', 'transactions', {
    kind: 'expense',
    description: 'Galpão',
    amount_cents: 1_000,
    due_date: '2026-11-28',
    account_id: bank,
    ...body,
  });
const patch = (id: string, body: object) => ask('PATCH', `transactions/${id}`, body);

test('what is divided comes to the amount to the centavo, and is found by its parts', async () => {
  const parts = [
    { amount_cents: 333, category_id: rent },
    { amount_cents: 667, cost_center_id: centre },
  ];
  const { status, body } = await create({ parts, category_id: rent, status: 'paid' });
  expect([status, body.category]).toEqual([201, null]);
  expect(body.parts).toMatchObject([
    { amount_cents: 333, category: { id: rent, name: 'Aluguel' }, cost_center: null, project: null },
    { amount_cents: 667, category: null, cost_center: { id: centre, name: 'Fábrica' } },
  ]);
  expect((await ask('GET', `transactions/totals?category_id=${rent}`)).body).toMatchObject({
    count: 1,
    expense_cents: 333,
  });
  expect((await ask('GET', `transactions/totals?category_id=${rent}&cost_center_id=${centre}`)).body.count).toBe(0);
  expect((await ask('DELETE', `categories/${rent}`)).body.code).toBe('IN_USE');
  expect((await patch(body.id, { amount_cents: 999 })).body).toMatchObject({
    code: 'VALIDATION',
    error: 'As partes passam do valor em R$\u00a00,01.',
    details: [{ field: 'parts' }],
  });
  expect((await patch(body.id, { amount_cents: 1_001 })).body.error).toContain('faltam R$\u00a00,01');
  const whole = (await patch(body.id, { amount_cents: 1_001, parts: [], category_id: rent })).body;
  expect(whole).toMatchObject({ parts: [], category: { id: rent } });
  for (const wrong of [
    { parts: [{ amount_cents: 1_001, category_id: sales }] },
    { parts: [{ amount_cents: 1_001, project_id: bank }] },
    { parts: [{ amount_cents: 0 }, { amount_cents: 1_001 }] },
  ])
    expect((await patch(body.id, wrong)).status).toBe(400);
  expect((await create({ kind: 'transfer', transfer_account_id: bank, parts })).status).toBe(400);
  expect((await create({ parts, repeat: { by: 'instalments', count: 2 } })).body.details).toMatchObject([
    { field: 'parts' },
  ]);
});

test('all of a series are divided alike, and what is given back as what was paid', async () => {
  const parts = [{ amount_cents: 400, cost_center_id: centre }, { amount_cents: 600 }];
  const { body } = await create({ description: 'Série', parts, repeat: { by: 'month', count: 3 } });
  const found = async () => (await ask('GET', 'transactions?search=serie&sort_order=asc')).body.data;
  expect((await found()).map((each: typeof body) => each.parts.length)).toEqual([2, 2, 2]);
  await patch(body.id, { amount_cents: 500, parts: [{ amount_cents: 500, category_id: rent }], scope: 'all' });
  expect((await found()).map((each: typeof body) => each.parts)).toEqual(
    [1, 2, 3].map(() => [expect.objectContaining({ amount_cents: 500 })]),
  );
  const paid = (await create({ amount_cents: 1_000, parts, status: 'paid' })).body;
  const back = (await ask('POST', `transactions/${paid.id}/refunds`, { amount_cents: 99 })).body;
  expect(back.parts).toMatchObject([{ amount_cents: 39, cost_center: { id: centre } }, { amount_cents: 60 }]);
});
