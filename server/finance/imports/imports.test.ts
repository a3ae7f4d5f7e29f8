import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkspace, type TestPerson, type Workspace } from '../../testing/workspace.ts';

let here: Workspace;
let finance: TestPerson;
beforeAll(async () => {
  here = await openWorkspace();
  finance = await here.somebody('finance');
});
afterAll(() => here.close());

const ask = (method: string, path: string, body?: object, { token } = finance) =>
  here.ask(method, `/api/finance${path}`, { token, body });
const account = async () =>
  (await ask('POST', '/accounts', { name: 'Banco', type: 'checking', opening_date: '2026-01-01' })).body.id as string;
const begin = async (account_id: string, row_count: number) =>
  (await ask('POST', '/imports', { account_id, name: 'extrato.csv', format: 'csv', row_count })).body.id as string;
const row = (place: number, more: object = {}) => ({
  kind: place % 2 ? 'income' : 'expense',
  description: `Linha ${place}`,
  amount_cents: 100 + place,
  date: '2026-10-05',
  ...more,
});
const rows = (count: number, more?: (place: number) => object) =>
  Array.from({ length: count }, (_, place) => row(place, more?.(place)));
const add = (id: string, position: number, rows: object[]) => ask('POST', `/imports/${id}/rows`, { position, rows });
const change = (id: string, state: string) => ask('PATCH', `/imports/${id}`, { state });
const of = async (id: string) => (await ask('GET', `/transactions?account_id=${id}&limit=200`)).body.data;
const balance = async (id: string) => (await ask('GET', `/accounts/${id}`)).body.balance_cents;

test('rows come in parts, each once however often it is sent, and are taken back as one', async () => {
  const bank = await account();
  const id = await begin(bank, 5);
  const all = rows(5);
  expect((await add(id, 2, all.slice(2))).body).toMatchObject({ code: 'STALE_VERSION' });
  // The same part twice at once, then one that reaches back into it.
  await Promise.all([add(id, 0, all.slice(0, 2)), add(id, 0, all.slice(0, 2))]);
  const { body } = await add(id, 1, all.slice(1));
  expect(body).toMatchObject({ state: 'completed', done_count: 5, imported_count: 5, repeated_rows: [] });
  expect((await add(id, 3, all.slice(3))).body).toEqual(body);
  expect((await add(id, 5, [row(9)])).body).toMatchObject({ code: 'ILLEGAL_TRANSITION' });
  expect(await of(bank)).toHaveLength(5);
  expect(await of(bank)).toContainEqual(
    expect.objectContaining({ description: 'Linha 1', kind: 'income', status: 'paid', paid_date: '2026-10-05' }),
  );
  expect(await balance(bank)).toBe(-100 + 101 - 102 + 103 - 104);
  const entries = here.store.db.selectFrom('activity').where('subject_id', '=', id).select(['verb', 'changes']);
  expect(await entries.execute()).toEqual([
    { verb: 'created', changes: [{ field: 'transactions', before: null, after: 5 }] },
  ]);
  expect((await change(id, 'reverted')).body.state).toBe('reverted');
  expect((await change(id, 'reverted')).status).toBe(200);
  expect((await change(id, 'cancelled')).body.code).toBe('ILLEGAL_TRANSITION');
  expect([await of(bank), await balance(bank)]).toEqual([[], 0]);
  expect((await ask('DELETE', `/accounts/${bank}`)).status).toBe(204);
  expect((await ask('GET', `/imports/${id}`)).body.message).toBe('Importação não encontrada');
});

test('what comes on the statement of a unit’s account is of that unit, so that its dashboard tells it', async () => {
  const unit_id = await here.unit('Filial do extrato');
  const body = { name: 'Banco da filial', type: 'checking', opening_date: '2026-01-01', unit_id };
  const bank = (await ask('POST', '/accounts', body)).body.id;
  await add(await begin(bank, 1), 0, [row(1)]);
  expect((await of(bank))[0].unit).toMatchObject({ id: unit_id });
});

test('what the bank has a number for comes once, and what is alike is told before', async () => {
  const [bank, other] = [await account(), await account()];
  const numbered = rows(3, (place) => ({ bank_id: `N${place}` }));
  await add(await begin(bank, 3), 0, numbered);
  const again = await begin(bank, 4);
  // A row that stands there twice in the file is there twice; the number tells.
  const { body } = await add(again, 0, [...numbered.slice(1), row(8, { bank_id: 'N8' }), row(9, { bank_id: 'N8' })]);
  expect(body).toMatchObject({ state: 'completed', imported_count: 1, repeated_rows: [0, 1, 3] });
  await add(await begin(other, 1), 0, [row(1, { bank_id: 'N1' })]);
  await add(await begin(bank, 2), 0, [row(20), row(20)]);
  const counts = async (account_id: string, rows: object[]) =>
    (await ask('POST', '/imports/repeated', { account_id, rows })).body.counts;
  const asked = [
    row(0, { bank_id: 'N0', description: 'Outro texto' }),
    row(0, { bank_id: 'N77' }),
    row(0, { description: 'LINHA 0 ' }),
    row(20, { bank_id: 'N20' }),
    row(20, { amount_cents: 1 }),
    row(20, { date: '2026-10-06' }),
    row(20, { kind: 'income' }),
  ];
  expect(await counts(bank, asked)).toEqual([1, 0, 1, 2, 0, 0, 0]);
  expect(await counts(other, asked)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('one that is stopped keeps what it wrote; one of which something was changed is not taken back', async () => {
  const bank = await account();
  const id = await begin(bank, 3);
  await add(id, 0, rows(2));
  expect((await change(id, 'cancelled')).body).toMatchObject({ state: 'cancelled', imported_count: 2 });
  expect((await add(id, 2, [row(2)])).body.code).toBe('ILLEGAL_TRANSITION');
  const [first, second] = await of(bank);
  await ask('PATCH', `/transactions/${first.id}`, { notes: 'Conferida' });
  expect((await change(id, 'reverted')).body).toMatchObject({
    code: 'IN_USE',
    message: 'Uma transação desta importação foi alterada depois. A importação não pode mais ser desfeita.',
  });
  expect(await of(bank)).toHaveLength(2);
  await ask('DELETE', `/transactions/${first.id}`);
  expect((await change(id, 'reverted')).status).toBe(200);
  expect((await ask('GET', `/transactions/${second.id}`)).status).toBe(404);
});

test('who may not see or write is refused, and what cannot be is told', async () => {
  const bank = await account();
  const id = await begin(bank, 1);
  const viewer = await here.somebody('viewer');
  for (const [method, path, body] of [
    ['GET', '/imports', undefined],
    ['GET', `/imports/${id}`, undefined],
    ['POST', '/imports', { account_id: bank, name: 'x', format: 'csv', row_count: 1 }],
    ['POST', '/imports/repeated', { account_id: bank, rows: [row(1)] }],
    ['POST', `/imports/${id}/rows`, { position: 0, rows: [row(1)] }],
    ['PATCH', `/imports/${id}`, { state: 'reverted' }],
  ] as const)
    expect([path, (await ask(method, path, body, viewer)).status]).toEqual([path, 403]);
  expect((await add(id, 0, rows(2))).body.details).toMatchObject([{ field: 'rows', code: 'not_allowed' }]);
  for (const wrong of [{ amount_cents: 0 }, { date: '2026-02-30' }, { description: ' ' }, { kind: 'transfer' }])
    expect((await add(id, 0, [row(1, wrong)])).status).toBe(400);
  await ask('PATCH', `/accounts/${bank}`, { is_active: false });
  expect((await add(id, 0, [row(1)])).body.message).toEqual(['A conta está arquivada. Desarquive-a antes.']);
  const listed = (await ask('GET', '/imports?limit=1')).body;
  expect(
    listed.data.map(({ done_count, state }: { done_count: number; state: string }) => [done_count, state]),
  ).toEqual([[2, 'reverted']]);
});
