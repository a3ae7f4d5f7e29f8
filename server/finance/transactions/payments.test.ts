import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schema } from '#openapi/operations';
import { openWorkspace, type TestPerson, type Workspace } from '../../testing/workspace.ts';

let here: Workspace;
let finance: TestPerson;
let bank: string;
let till: string;
let client: string;
beforeAll(async () => {
  here = await openWorkspace();
  finance = await here.somebody('finance');
  bank = await account('Banco');
  till = await account('Caixinha');
  client = (await ask('POST', 'clients', { person_type: 'company', name: 'Serra Azul' })).body.id;
});
afterAll(() => here.close());

const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, { token } = finance) =>
  here.ask(method, `/api/finance/${path}`, { token, ...(body && { body }) });
const account = async (name: string) =>
  (await ask('POST', 'accounts', { name, type: 'checking', opening_date: '2026-03-01' })).body.id as string;
const create = async (body: object = {}): Promise<Schema<'Transaction'>> => {
  const usual = { kind: 'income', description: 'Parcela', amount_cents: 10_000, due_date: '2026-11-28' };
  return (await ask('POST', 'transactions', { ...usual, account_id: bank, ...body })).body;
};
const pay = (id: string, body: object) => ask('POST', `transactions/${id}/payments`, body);
const undo = (id: string, payment: string) => ask('DELETE', `transactions/${id}/payments/${payment}`);
const refund = (id: string, body: object) => ask('POST', `transactions/${id}/refunds`, body);
const patch = (id: string, body: object) => ask('PATCH', `transactions/${id}`, body);
const balance = async (id: string) => (await ask('GET', `accounts/${id}`)).body.balance_cents as number;

test('a payment settles part of it; the rest stays open, with interest on top and a discount let off', async () => {
  const before = await balance(bank);
  const { id } = await create({ client_id: client });
  const first = await pay(id, { amount_cents: 4_150, interest_cents: 100, fine_cents: 50, paid_date: '2026-11-05' });
  expect(first.status).toBe(201);
  expect(first.body).toMatchObject({
    status: 'pending',
    amount_cents: 10_000,
    open_cents: 6_000,
    paid_cents: 4_150,
    paid_date: null,
    version: 2,
    payments: [
      { amount_cents: 4_150, interest_cents: 100, fine_cents: 50, discount_cents: 0, paid_date: '2026-11-05' },
    ],
  });
  expect(await balance(bank)).toBe(before + 4_150);
  expect((await ask('GET', `clients/${client}/statement`)).body).toMatchObject({ open_cents: 6_000 });
  expect((await pay(id, { amount_cents: 6_001 })).body.details).toMatchObject([{ field: 'amount_cents' }]);
  expect((await pay(id, { amount_cents: 50, fine_cents: 50 })).body.details).toMatchObject([{ field: 'amount_cents' }]);
  expect((await pay(id, { amount_cents: 1, version: 1 })).body.code).toBe('STALE_VERSION');
  const last = (await pay(id, { amount_cents: 5_500, discount_cents: 500, paid_date: '2026-12-01' })).body;
  expect(last).toMatchObject({ status: 'paid', open_cents: 0, paid_cents: 9_650, paid_date: '2026-12-01' });
  expect(await balance(bank)).toBe(before + 9_650);
  expect((await pay(id, { amount_cents: 1 })).body.code).toBe('ILLEGAL_TRANSITION');

  // Each payment is found by its day, and comes to what moved on it.
  const total = async (query: string) => (await ask('GET', `transactions/totals?client_id=${client}&${query}`)).body;
  expect(await total('date_by=paid_date&to=2026-11-30')).toMatchObject({ count: 1, income_cents: 4_150 });
  expect(await total('date_by=paid_date&from=2026-11-06&to=2026-11-30')).toMatchObject({ count: 0, income_cents: 0 });
  expect(await total('')).toMatchObject({ count: 1, income_cents: 9_650, income_open_cents: 0 });

  const back = (await undo(id, last.payments[0].id)).body;
  expect(back).toMatchObject({ status: 'pending', open_cents: 4_000, paid_cents: 5_500, paid_date: null });
  expect((await undo(id, last.payments[0].id)).body).toMatchObject({ message: 'Pagamento não encontrado' });
  expect(await balance(bank)).toBe(before + 5_500);
});

test('paid whole and as agreed is the status alone; the status pays the rest, and takes the last payment back', async () => {
  const whole = await create();
  expect((await pay(whole.id, { amount_cents: 10_000, paid_date: '2026-11-20' })).body).toMatchObject({
    status: 'paid',
    paid_date: '2026-11-20',
    payments: [],
  });
  const { id } = await create();
  await pay(id, { amount_cents: 3_000 });
  const paid = (await patch(id, { status: 'paid', paid_date: '2026-11-21' })).body;
  expect(paid.payments).toMatchObject([{ amount_cents: 3_000 }, { amount_cents: 7_000, paid_date: '2026-11-21' }]);
  for (const [field, body] of [
    ['amount_cents', { amount_cents: 9_000 }],
    ['paid_date', { paid_date: '2026-11-22' }],
    ['kind', { kind: 'expense' }],
    ['status', { status: 'refunded' }],
  ] as const)
    expect((await patch(id, body)).body.details).toMatchObject([{ field }]);
  const open = (await patch(id, { status: 'pending' })).body;
  expect(open).toMatchObject({ open_cents: 7_000, payments: [{ amount_cents: 3_000 }] });
  expect((await patch(id, { amount_cents: 3_000 })).body.details).toMatchObject([{ field: 'amount_cents' }]);
  expect((await patch(id, { status: 'cancelled' })).body.details).toMatchObject([{ field: 'status' }]);
  expect((await patch(id, { amount_cents: 3_001 })).body.open_cents).toBe(1);
});

test('what was paid is given back by a transaction of its own, never more than was paid', async () => {
  const before = [await balance(bank), await balance(till)];
  const { id } = await create({ status: 'paid', document_number: 'NF 7' });
  // The bank's number is of the first one alone.
  await here.store.db.updateTable('transactions').set({ bank_id: 'FIT 7' }).where('id', '=', id).execute();
  const back = (await refund(id, { amount_cents: 4_000, description: 'Estorno: Parcela' })).body;
  expect(back).toMatchObject({
    kind: 'expense',
    status: 'paid',
    amount_cents: 4_000,
    document_number: 'NF 7',
    description: 'Estorno: Parcela',
    refund_of: { id, name: 'Parcela' },
  });
  expect(await balance(bank)).toBe((before[0] ?? 0) + 6_000);
  expect((await ask('GET', `transactions/${id}`)).body).toMatchObject({ status: 'paid', refunded_cents: 4_000 });
  expect((await refund(id, { amount_cents: 6_001 })).body.details).toMatchObject([{ field: 'amount_cents' }]);
  expect((await patch(back.id, { amount_cents: 10_001 })).body.code).toBe('IN_USE');
  expect((await patch(id, { amount_cents: 3_999 })).body.code).toBe('IN_USE');
  expect((await patch(id, { status: 'pending' })).body.code).toBe('IN_USE');
  expect((await patch(back.id, { kind: 'income' })).body.details).toMatchObject([{ field: 'kind' }]);
  expect((await ask('DELETE', `transactions/${id}`)).body.code).toBe('IN_USE');
  expect((await refund(back.id, { amount_cents: 1 })).body.code).toBe('ILLEGAL_TRANSITION');
  expect((await refund((await create()).id, { amount_cents: 1 })).body.details).toMatchObject([
    { message: 'Só se estorna o que foi pago. Restam R$\u00a00,00 para estornar.' },
  ]);
  expect((await ask('DELETE', `transactions/${back.id}`)).status).toBe(204);
  expect((await ask('DELETE', `transactions/${id}`)).status).toBe(204);
  const move = await create({ kind: 'transfer', transfer_account_id: till, status: 'paid' });
  await refund(move.id, { amount_cents: 10_000 });
  expect([await balance(bank), await balance(till)]).toEqual(before);
});

test('two who pay the same rest at once pay it once, and two who give it back', async () => {
  const { id } = await create();
  const paid = await Promise.all([1, 2, 3].map(() => pay(id, { amount_cents: 6_000, fine_cents: 1_000 })));
  expect(paid.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
  const back = await Promise.all([1, 2, 3].map(() => refund(id, { amount_cents: 7_000 })));
  expect(back.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
});

test('whoever may not is refused, and of nothing there is no payment', async () => {
  const { id } = await create();
  const viewer = await here.somebody('viewer');
  for (const path of [`transactions/${id}/payments`, `transactions/${id}/refunds`])
    expect((await ask('POST', path, { amount_cents: 1 }, viewer)).body).toMatchObject({ permission: 'manage:finance' });
  expect((await pay(client, { amount_cents: 1 })).body.message).toBe('Transação não encontrada');
  expect((await undo(id, client)).body.message).toBe('Pagamento não encontrado');
});

test('a refund that is scheduled again, or cancelled, gives nothing back', async () => {
  const { id } = await create({ status: 'paid' });
  const back = (await refund(id, { amount_cents: 4_000 })).body;
  const refunded = async () => (await ask('GET', `transactions/${id}`)).body.refunded_cents;
  expect(await refunded()).toBe(4_000);
  for (const status of ['scheduled', 'pending', 'cancelled']) {
    expect((await patch(back.id, { status })).status).toBe(200);
    expect(await refunded()).toBe(0);
  }
  for (const status of ['pending', 'paid']) await patch(back.id, { status });
  expect(await refunded()).toBe(4_000);
});

test('more is never given back than was paid, also by refunds that were scheduled meanwhile', async () => {
  const { id } = await create({ status: 'paid' });
  const first = (await refund(id, { amount_cents: 8_000 })).body;
  await patch(first.id, { status: 'scheduled' });
  expect((await refund(id, { amount_cents: 8_000 })).status).toBe(201);
  expect((await patch(first.id, { status: 'paid' })).body.code).toBe('IN_USE');
  expect((await ask('GET', `transactions/${first.id}`)).body.status).toBe('scheduled');
});
