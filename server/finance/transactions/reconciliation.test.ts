import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkspace, type TestPerson, type Workspace } from '../../testing/workspace.ts';

let here: Workspace;
let finance: TestPerson;
let bank: string;
let till: string;
beforeAll(async () => {
  here = await openWorkspace();
  finance = await here.somebody('finance');
  bank = await account('Banco');
  till = await account('Caixinha');
});
afterAll(() => here.close());

const ask = (method: string, path: string, body?: object, { token } = finance) =>
  here.ask(method, `/api/finance/${path}`, { token, ...(body && { body }) });
const account = async (name: string) =>
  (await ask('POST', 'accounts', { name, type: 'checking', opening_date: '2026-03-01' })).body.id as string;
const create = async (body: object = {}) => {
  const usual = { kind: 'income', description: 'Parcela', amount_cents: 10_000, due_date: '2026-11-28' };
  return (await ask('POST', 'transactions', { ...usual, account_id: bank, ...body })).body;
};
const patch = (id: string, body: object, as = finance) => ask('PATCH', `transactions/${id}`, body, as);

test('what is reconciled keeps its amount, account and dates, is not deleted, and its payment is not undone', async () => {
  const { id } = await create({ status: 'paid', paid_date: '2026-11-20' });
  expect((await patch(id, { is_reconciled: true })).body).toMatchObject({ is_reconciled: true, version: 2 });
  for (const body of [
    { amount_cents: 9_999 },
    { account_id: till },
    { due_date: '2026-11-27' },
    { competence_date: '2026-11-27' },
    { paid_date: '2026-11-21' },
    { kind: 'expense' },
    { status: 'pending' },
    { status: 'refunded' },
    { is_reconciled: true, amount_cents: 1 },
  ])
    expect((await patch(id, body)).body).toMatchObject({
      code: 'RECONCILED',
      message: 'Esta transação está conciliada. Desfaça a conciliação antes.',
    });
  expect((await ask('DELETE', `transactions/${id}`)).body.code).toBe('RECONCILED');
  // What no statement says may be said better; what was paid may be given back, by one that is on no statement yet.
  expect((await patch(id, { description: 'Parcela 1', notes: 'Conferida' })).status).toBe(200);
  expect((await ask('POST', `transactions/${id}/refunds`, { amount_cents: 1 })).body).toMatchObject({
    is_reconciled: false,
  });
  // The mark goes with the change, or before it.
  expect((await patch(id, { is_reconciled: false, amount_cents: 12_000 })).body).toMatchObject({
    is_reconciled: false,
    amount_cents: 12_000,
  });
  const told = here.store.db.selectFrom('activity').where('subject_id', '=', id).orderBy('id').select('changes');
  expect((await told.execute()).flatMap(({ changes }) => changes)).toContainEqual({
    field: 'is_reconciled',
    before: false,
    after: true,
  });
});

test('only what is paid is reconciled, also what was paid in parts', async () => {
  const { id } = await create();
  expect((await patch(id, { is_reconciled: true })).body).toMatchObject({
    details: [{ field: 'is_reconciled', message: 'Só se concilia o que foi pago.' }],
  });
  for (const amount_cents of [4_000, 6_000]) await ask('POST', `transactions/${id}/payments`, { amount_cents });
  const paid = (await patch(id, { is_reconciled: true })).body;
  const undo = () => ask('DELETE', `transactions/${id}/payments/${paid.payments[0].id}`);
  expect((await undo()).body.code).toBe('RECONCILED');
  expect((await patch(id, { is_reconciled: true, version: 1 })).body.code).toBe('STALE_VERSION');
  expect((await patch(id, { is_reconciled: false })).status).toBe(200);
  expect((await undo()).body).toMatchObject({ status: 'pending', is_reconciled: false });
  const whole = await create();
  expect((await patch(whole.id, { status: 'paid', is_reconciled: true })).status).toBe(200);
});

test('two at once either reconcile it or undo its payment', async () => {
  const { id } = await create({ status: 'paid' });
  const answers = await Promise.all([patch(id, { is_reconciled: true }), patch(id, { status: 'pending' })]);
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
});

test('it is found by the mark, and changed only by those who manage finance', async () => {
  const [done, waiting] = [
    await create({ account_id: till, status: 'paid' }),
    await create({ account_id: till, status: 'paid' }),
  ];
  await create({ account_id: till });
  await patch(done.id, { is_reconciled: true });
  const found = async (query: string) =>
    (await ask('GET', `transactions?account_id=${till}&${query}`)).body.data.map(({ id }: { id: string }) => id);
  expect(await found('is_reconciled=true')).toEqual([done.id]);
  expect(await found('is_reconciled=false')).toEqual([waiting.id]);
  expect((await ask('GET', `transactions/totals?account_id=${till}&is_reconciled=true`)).body.count).toBe(1);
  expect((await patch(waiting.id, { is_reconciled: true }, await here.somebody('viewer'))).body).toMatchObject({
    permission: 'manage:finance',
  });
});
