import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schema } from '#openapi/operations';
import { openWorkspace, type TestPerson, type Workspace } from '../../testing/workspace.ts';

let here: Workspace;
let finance: TestPerson;
let bank: string;
beforeAll(async () => {
  here = await openWorkspace();
  finance = await here.somebody('finance');
  const body = { name: 'Banco', type: 'checking', opening_date: '2026-03-01' };
  bank = (await ask('POST', 'accounts', body)).body.id;
});
afterAll(() => here.close());

const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  here.ask(method, `/api/finance/${path}`, { token: finance.token, ...(body && { body }) });
const create = (body: object) =>
  ask('POST', 'transactions', {
    kind: 'expense',
    description: 'Aluguel',
    amount_cents: 10_000,
    due_date: '2027-01-31',
    account_id: bank,
    ...body,
  });
type Transaction = Schema<'Transaction'>;
/** All of the series of a transaction, in their order. */
async function seriesOf({ series, description }: Transaction): Promise<Transaction[]> {
  const path = `transactions?search=${encodeURIComponent(description)}&sort_order=asc&limit=100`;
  const all: Transaction[] = (await ask('GET', path)).body.data;
  return all
    .filter((each) => each.series?.id === series?.id)
    .sort((a, b) => (a.series?.number ?? 0) - (b.series?.number ?? 0));
}
const cents = (all: Transaction[]) => all.map(({ amount_cents }) => amount_cents);
const dues = (all: Transaction[]) => all.map(({ due_date }) => due_date);

test('instalments are written down at once, divided to the centavo, the first one answered', async () => {
  const { status, body } = await create({
    description: 'Torno',
    status: 'paid',
    repeat: { by: 'instalments', count: 3 },
  });
  expect([status, body.series]).toMatchObject([201, { by: 'instalments', number: 1, count: 3 }]);
  const all = await seriesOf(body);
  expect(cents(all)).toEqual([3_334, 3_333, 3_333]);
  expect(dues(all)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
  expect(all.map((each) => each.status)).toEqual(['paid', 'pending', 'pending']);
  expect((await create({})).body.series).toBeNull();
  for (const [field, repeat] of [
    ['repeat.count', { by: 'instalments', count: 61 }],
    ['repeat.count', { by: 'month' }],
    ['repeat.until', { by: 'week', until: '2029-01-01' }],
    ['repeat.until', { by: 'year', until: '2027-12-31' }],
  ] as const)
    expect((await create({ repeat })).body.details, field).toMatchObject([{ field }]);
});

test('this, this and those after, or all: what is paid stays as it is', async () => {
  const { body } = await create({ description: 'Limpeza', repeat: { by: 'month', count: 5 } });
  const [first, second, third, fourth, last] = await seriesOf(body);
  await ask('PATCH', `transactions/${fourth?.id}`, { status: 'paid' });
  await ask('POST', `transactions/${last?.id}/payments`, { amount_cents: 1 });
  const change = (of: Transaction | undefined, to: object) => ask('PATCH', `transactions/${of?.id}`, to);
  await change(first, { amount_cents: 1 });
  await change(second, { amount_cents: 2, due_date: '2027-03-05', scope: 'following' });
  let now = await seriesOf(body);
  expect(cents(now)).toEqual([1, 2, 2, 10_000, 10_000]);
  expect(dues(now)).toEqual(['2027-01-31', '2027-03-05', '2027-04-05', '2027-04-30', '2027-05-31']);
  await change(third, { notes: 'Todas', scope: 'all' });
  now = await seriesOf(body);
  expect(now.map(({ notes }) => notes)).toEqual(['Todas', 'Todas', 'Todas', '', '']);
  // What did not change of the one stays as it was of the others.
  expect(cents(now)).toEqual([1, 2, 2, 10_000, 10_000]);
  expect((await change(first, { kind: 'income', scope: 'all' })).body.details).toMatchObject([{ field: 'kind' }]);
  expect((await change(first, { account_id: first?.id, scope: 'all' })).body.details).toMatchObject([
    { field: 'account_id' },
  ]);
  expect((await ask('DELETE', `transactions/${second?.id}?scope=following`)).status).toBe(204);
  expect((await seriesOf(body)).map(({ series }) => series?.number)).toEqual([1, 4, 5]);
  expect((await ask('DELETE', `transactions/${first?.id}?scope=all`)).status).toBe(204);
  expect((await seriesOf(body)).map(({ series }) => series?.number)).toEqual([4, 5]);
});

test('two who change all of a series at once wait for each other', async () => {
  const { body } = await create({ description: 'Vigilância', repeat: { by: 'week', count: 8 } });
  const all = await seriesOf(body);
  const told = await Promise.all(
    [...all, ...[...all].reverse()].map(({ id }, at) =>
      ask('PATCH', `transactions/${id}`, { amount_cents: 100 + at, scope: 'all' }),
    ),
  );
  expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(cents(await seriesOf(body))).size).toBe(1);
});
