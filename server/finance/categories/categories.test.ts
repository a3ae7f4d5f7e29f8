import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkspace, type TestPerson, type Workspace } from '../../testing/workspace.ts';

let here: Workspace;
let finance: TestPerson;
let account_id: string;
beforeAll(async () => {
  here = await openWorkspace();
  finance = await here.somebody('finance');
  const body = { name: 'Banco', type: 'checking', opening_date: '2026-03-01' };
  account_id = (await ask('POST', '/api/finance/accounts', body)).body.id;
});
afterAll(() => here.close());

const path = '/api/finance/categories';
const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', at: string, body?: object) =>
  here.ask(method, at, { token: finance.token, ...(body && { body }) });
const create = async (name: string, more: object = {}): Promise<string> =>
  (await ask('POST', path, { type: 'expense', name, ...more })).body.id;
const sell = (more: object) =>
  ask('POST', '/api/finance/transactions', {
    kind: 'expense',
    description: 'Conta',
    amount_cents: 1,
    due_date: '2026-11-28',
    account_id,
    ...more,
  });

test('a category stands below one other of its type at most', async () => {
  const housing = await create(' Ocupação ');
  const power = await create('Energia', { parent_id: housing });
  expect((await ask('GET', `${path}/${power}`)).body).toMatchObject({
    name: 'Energia',
    parent: { id: housing, name: 'Ocupação' },
  });
  const income = await create('Vendas', { type: 'income' });
  const refused = { details: [{ field: 'parent_id', code: 'not_allowed' }] };
  expect((await ask('POST', path, { type: 'expense', name: 'X', parent_id: power })).body).toMatchObject(refused);
  expect((await ask('POST', path, { type: 'expense', name: 'X', parent_id: income })).body).toMatchObject(refused);
  const other = await create('Outras');
  for (const [id, parent_id] of [
    [housing, other],
    [housing, housing],
    [other, power],
    [other, finance.id],
  ])
    expect((await ask('PATCH', `${path}/${id}`, { parent_id })).body).toMatchObject(refused);
  expect((await ask('PATCH', `${path}/${power}`, { parent_id: other, version: 1 })).body.parent.id).toBe(other);
  expect((await ask('PATCH', `${path}/${power}`, { name: 'Luz', version: 1 })).body.code).toBe('STALE_VERSION');
  expect((await ask('GET', `${path}?search=ocupacao&type=expense`)).body.data).toHaveLength(1);
});

test('two put below each other at once make no circle', async () => {
  const [one, two] = [await create('Um'), await create('Dois')];
  await Promise.all([
    ask('PATCH', `${path}/${one}`, { parent_id: two }),
    ask('PATCH', `${path}/${two}`, { parent_id: one }),
  ]);
  const parents = await Promise.all([one, two].map(async (id) => (await ask('GET', `${path}/${id}`)).body.parent));
  expect(parents.filter(Boolean)).toHaveLength(1);
});

test('a transaction is of a category of its kind and of a cost centre, which are not deleted then', async () => {
  const [costs, sales] = [await create('Custos'), await create('Vendas', { type: 'income' })];
  const parts = await create('Peças', { parent_id: costs });
  const field = await create('Campo', { type: 'cost_center' });
  const refused = { details: [{ field: 'category_id', code: 'not_allowed' }] };
  expect((await sell({ category_id: sales })).body).toMatchObject(refused);
  expect((await sell({ category_id: field })).body).toMatchObject(refused);
  expect((await sell({ cost_center_id: parts })).body.details).toMatchObject([{ field: 'cost_center_id' }]);
  const { body } = await sell({ category_id: parts, cost_center_id: field });
  expect(body).toMatchObject({ category: { id: parts, name: 'Peças' }, cost_center: { id: field, name: 'Campo' } });
  const at = `/api/finance/transactions/${body.id}`;
  expect((await ask('PATCH', at, { kind: 'income' })).body).toMatchObject(refused);
  expect((await ask('PATCH', at, { kind: 'income', category_id: sales })).status).toBe(200);
  expect((await ask('PATCH', at, { kind: 'expense', category_id: parts })).status).toBe(200);

  for (const filter of [`category_id=${parts}`, `category_id=${costs}`, `cost_center_id=${field}`]) {
    expect((await ask('GET', `/api/finance/transactions?${filter}`)).body.data).toMatchObject([{ id: body.id }]);
    expect((await ask('GET', `/api/finance/transactions/totals?${filter}`)).body.expense_cents).toBe(1);
  }
  expect((await ask('DELETE', `${path}/${parts}`)).body.message).toBe(
    'A categoria tem 1 transação. Arquive-a em vez de excluir.',
  );
  expect((await ask('DELETE', `${path}/${costs}`)).body.message).toBe(
    'Abaixo dela há 1 categoria. Mova-as ou exclua-as antes.',
  );
  await ask('PATCH', `${path}/${parts}`, { is_active: false });
  expect((await sell({ category_id: parts })).body).toMatchObject(refused);
  expect((await ask('PATCH', at, { amount_cents: 2 })).body.category.id).toBe(parts);
  expect((await ask('DELETE', at)).status).toBe(204);
  expect((await ask('DELETE', `${path}/${parts}`)).status).toBe(204);
  expect((await ask('GET', `${path}/${parts}`)).body.message).toBe('Categoria não encontrada');
});

test('the suggested plan is created once: what is there stays, and two who ask at once create it once', async () => {
  const other = await openWorkspace();
  const { token } = await other.somebody('finance');
  const send = (method: 'GET' | 'POST' | 'DELETE', at: string, body?: object) =>
    other.ask(method, at, { token, ...(body && { body }) });
  const kept = (await send('POST', path, { type: 'expense', name: 'ocupação' })).body.id;
  const answers = await Promise.all([1, 2, 3].map(() => send('POST', `${path}/suggested`)));
  const created = answers.flatMap(({ body }) => body.data);
  expect(answers.map(({ body }) => body.data.length).sort((a, b) => a - b)).toEqual([0, 0, created.length]);
  expect(created.length).toBeGreaterThan(30);
  const { data } = (await send('GET', `${path}?limit=200`)).body;
  expect(data).toHaveLength(created.length + 1);
  expect(new Set(data.map(({ type, name }: { type: string; name: string }) => `${type} ${name}`)).size).toBe(
    data.length,
  );
  const power = data.find(({ name }: { name: string }) => name === 'Energia e água');
  expect(power).toMatchObject({ type: 'expense', is_sample: false, parent: { id: kept, name: 'ocupação' } });
  await send('DELETE', `${path}/${power.id}`);
  expect((await send('POST', `${path}/suggested`)).body.data).toMatchObject([{ name: 'Energia e água' }]);
  await other.close();
});

test('only who sees transactions sees categories', async () => {
  const member = await here.somebody('member');
  const seen = await here.ask('GET', path, { token: member.token });
  expect(seen.body).toMatchObject({ code: 'FORBIDDEN', permission: 'view:finance_transactions' });
});
