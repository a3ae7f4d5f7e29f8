import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkspace, type TestPerson, type Workspace } from '../../testing/workspace.ts';
import { sumOpen } from '../dashboard/queries.ts';
import { dayOfUnit, readTransaction } from './change.ts';

let here: Workspace;
let finance: TestPerson;
let member: TestPerson;
let till: string;
let bank: string;
let client: string;
beforeAll(async () => {
  here = await openWorkspace();
  finance = await here.somebody('finance');
  member = await here.somebody('member');
  till = await account({ name: 'Caixinha', type: 'cash' });
  bank = await account({ name: 'Banco', opening_balance_cents: 10_000 });
  const body = { person_type: 'company', name: 'Serra Azul' };
  client = (await here.ask('POST', '/api/finance/clients', { token: finance.token, body })).body.id;
});
afterAll(() => here.close());

const account = async (body: object) => {
  const begun = { type: 'checking', opening_date: '2026-03-01', ...body };
  return (await here.ask('POST', '/api/finance/accounts', { token: finance.token, body: begun })).body.id;
};
const path = '/api/finance/transactions';
const create = (body: object, { token } = finance) =>
  here.ask('POST', path, {
    token,
    body: {
      kind: 'income',
      description: 'Parcela',
      amount_cents: 1,
      due_date: '2026-11-28',
      account_id: bank,
      ...body,
    },
  });
const patch = (id: string, body: object) => here.ask('PATCH', `${path}/${id}`, { token: finance.token, body });
const remove = (id: string) => here.ask('DELETE', `${path}/${id}`, { token: finance.token });
const get = async (rest: string, { token } = finance) => (await here.ask('GET', rest, { token })).body;
const balance = async (id: string) => (await get(`/api/finance/accounts/${id}`)).balance_cents;

test('what is paid makes the balance, a transfer of both accounts', async () => {
  const before = [await balance(bank), await balance(till)];
  const sale = (await create({ amount_cents: 5_000, status: 'paid', paid_date: '2026-11-20', client_id: client })).body;
  expect(sale).toMatchObject({ status: 'paid', paid_date: '2026-11-20', competence_date: '2026-11-28', version: 1 });
  await create({ kind: 'expense', amount_cents: 1_200, status: 'paid' });
  await create({ amount_cents: 99_999, status: 'pending' });
  const move = (await create({ kind: 'transfer', amount_cents: 700, status: 'paid', transfer_account_id: till })).body;
  expect([await balance(bank), await balance(till)]).toEqual([before[0] + 5_000 - 1_200 - 700, before[1] + 700]);
  expect((await patch(sale.id, { status: 'refunded' })).status).toBe(200);
  expect((await remove(move.id)).status).toBe(204);
  expect([await balance(bank), await balance(till)]).toEqual([before[0] - 1_200, before[1]]);
  expect((await here.ask('DELETE', `/api/finance/accounts/${bank}`, { token: finance.token })).body.code).toBe(
    'IN_USE',
  );
  expect((await here.ask('DELETE', `/api/finance/clients/${client}`, { token: finance.token })).body.code).toBe(
    'IN_USE',
  );
});

test('its life is obeyed, and what is wrong told by field', async () => {
  const { id } = (await create({})).body;
  expect((await patch(id, { status: 'cancelled' })).status).toBe(200);
  expect((await patch(id, { status: 'paid' })).body).toMatchObject({
    code: 'ILLEGAL_TRANSITION',
    message: 'Uma transação cancelada não pode ficar paga.',
  });
  for (const [field, body] of [
    ['transfer_account_id', { kind: 'transfer' }],
    ['transfer_account_id', { kind: 'transfer', transfer_account_id: bank }],
    ['transfer_account_id', { transfer_account_id: till }],
    ['account_id', { account_id: member.id }],
    ['client_id', { client_id: member.id }],
    ['unit_id', { unit_id: member.id }],
  ] as const)
    expect((await create(body)).body.details).toMatchObject([{ field, code: 'not_allowed' }]);
  for (const amount_cents of [0, -1, 1.5, 2 ** 53]) expect((await create({ amount_cents })).status).toBe(400);
});

test('overdue is told by the day of the unit, and asked for', async () => {
  const day = (zone: string) => new Date().toLocaleDateString('sv-SE', { timeZone: zone });
  const east = await here.unit('Leste');
  await here.store.db.updateTable('units').set({ time_zone: 'Pacific/Kiritimati' }).where('id', '=', east).execute();
  const west = await here.unit('Oeste');
  await here.store.db.updateTable('units').set({ time_zone: 'Pacific/Niue' }).where('id', '=', west).execute();
  const due_date = day('Pacific/Niue');
  const late = (await create({ due_date, unit_id: east })).body;
  const open = (await create({ due_date, unit_id: west })).body;
  expect([late.is_overdue, open.is_overdue]).toEqual([true, false]);
  const found = await get(`${path}?status=overdue&unit_id=${east}`);
  expect(found.data.map(({ id }: { id: string }) => id)).toEqual([late.id]);
  expect((await get(`${path}?status=overdue&unit_id=${west}`)).data).toEqual([]);
});

test('a year ends in each of three time zones by itself', async () => {
  const now = '2026-12-31T10:30:00.000Z';
  const found = await Promise.all(
    ['Pacific/Kiritimati', 'America/Sao_Paulo', 'Pacific/Niue'].map(async (time_zone) => {
      const unit_id = await here.unit(`Virada ${time_zone}`);
      await here.store.db.updateTable('units').set({ time_zone }).where('id', '=', unit_id).execute();
      const { id } = (await create({ due_date: '2026-12-31', unit_id, amount_cents: 7 })).body;
      const { is_overdue } = await readTransaction(here.store.db, id, { now });
      const { overdue_cents } = await sumOpen(here.store.db, now, 'income', unit_id);
      return [await dayOfUnit(here.store.db, unit_id, now), is_overdue, overdue_cents];
    }),
  );
  expect(found).toEqual([
    ['2027-01-01', true, 7],
    ['2026-12-31', false, 0],
    ['2026-12-30', false, 0],
  ]);
});

test('what a filter comes to is of all of it', async () => {
  const unit_id = await here.unit('Somada');
  for (let count = 1; count <= 5; count++)
    await create({ amount_cents: count, unit_id, description: `Ágata ${count}` });
  await create({ kind: 'expense', amount_cents: 4, unit_id });
  await create({ kind: 'transfer', amount_cents: 9, unit_id, transfer_account_id: till });
  await create({ amount_cents: 100, unit_id, status: 'draft' });
  expect(await get(`${path}/totals?unit_id=${unit_id}`)).toEqual({
    count: 8,
    income_cents: 15,
    income_open_cents: 15,
    expense_cents: 4,
    expense_open_cents: 4,
    transfer_cents: 0,
    transfer_open_cents: 0,
    net_cents: 11,
    net_open_cents: 11,
    currency: 'BRL',
  });
  expect((await get(`${path}/totals?unit_id=${unit_id}&search=agata`)).count).toBe(5);
  // Of an account, what moves to it is of what it comes to.
  const moved = await get(`${path}/totals?unit_id=${unit_id}&account_id=${till}`);
  expect(moved).toMatchObject({ count: 1, transfer_cents: 9, transfer_open_cents: 9, net_cents: 9, net_open_cents: 9 });
  expect(await get(`${path}/totals?unit_id=${unit_id}&is_categorized=false`)).toMatchObject({
    count: 7,
    net_cents: 11,
  });
  const seen: string[] = [];
  for (let cursor = ''; ; ) {
    const body = await get(`${path}?unit_id=${unit_id}&limit=3&sort_by=amount_cents${cursor}`);
    seen.push(...body.data.map(({ id }: { id: string }) => id));
    if (!body.page.next_cursor) break;
    cursor = `&cursor=${body.page.next_cursor}`;
  }
  expect([seen.length, new Set(seen).size]).toEqual([8, 8]);
});

test('the views by account and by client say where there is nothing', async () => {
  const empty = await account({ name: 'Vazia' });
  const say = async (rest: string) => (await get(`${path}/${rest}`)).message;
  expect(await say(`by-account/${empty}`)).toBe('Conta não encontrada ou sem transações');
  expect(await say(`by-client/${empty}`)).toBe('Cliente não encontrado ou sem transações');
  expect(await say('by-account/nada')).toBe('Conta não encontrada ou sem transações');
  await create({ kind: 'transfer', transfer_account_id: empty });
  expect((await get(`${path}/by-account/${empty}`)).data).toHaveLength(1);
  expect(await say(member.id)).toBe('Transação não encontrada');
  expect((await here.ask('GET', path)).body.message).toBe('Token inválido');
  expect((await here.ask('POST', path, { body: {} })).body.message).toBe('Não autorizado');
  expect((await here.ask('GET', path, { token: member.token })).body.permission).toBe('view:finance_transactions');
});

/** Somebody who has one permission more than members have. */
async function memberWith(code: 'view:audit' | 'manage:finance'): Promise<TestPerson> {
  const [role_id, { db }] = [crypto.randomUUID(), here.store];
  await db.insertInto('roles').values({ id: role_id, code: role_id, name: code }).execute();
  const permission = await db.selectFrom('permissions').where('code', '=', code).select('id').executeTakeFirstOrThrow();
  await db.insertInto('role_permissions').values({ role_id, permission_id: permission.id }).execute();
  const who = await here.somebody('member');
  await db.insertInto('user_roles').values({ user_id: who.id, role_id }).execute();
  return who;
}

test('whoever does not see transactions is answered with none by writing one', async () => {
  const clerk = await memberWith('manage:finance');
  const { id } = (await create({ amount_cents: 7_654_321 })).body;
  const asked = { token: clerk.token, body: { notes: 'Vista' } };
  const refused = { code: 'FORBIDDEN', permission: 'view:finance_transactions' };
  expect((await here.ask('PATCH', `${path}/${id}`, asked)).body).toMatchObject(refused);
  expect((await create({}, clerk)).body).toMatchObject(refused);
  expect((await get(`${path}/${id}`)).notes).toBe('');
});

test('amounts are told to those who see transactions alone, in the audit log and while one listens', async () => {
  const auditor = await memberWith('view:audit');
  const admin = await here.somebody('admin');

  const lines = [await here.listen(auditor), await here.listen(finance)] as const;
  const { id } = (await create({ amount_cents: 7_654_321 })).body;
  await patch(id, { amount_cents: 1_234_567, document_number: 'NF 7' });
  const safe = await account({ name: 'Cofre', opening_balance_cents: 7_654_321 });
  const body = { opening_balance_cents: 1_234_567 };
  await here.ask('PATCH', `/api/finance/accounts/${safe}`, { token: finance.token, body });

  const changesOf = async (about: string, who: TestPerson) =>
    (await get(`/api/audit-events?about_id=${about}`, who)).data[0].changes;
  const document = { field: 'document_number', before: '', after: 'NF 7' };
  expect(await changesOf(id, admin)).toEqual([
    { field: 'amount_cents', before: 7_654_321, after: 1_234_567 },
    document,
  ]);
  expect(await changesOf(id, auditor)).toEqual([{ field: 'amount_cents', before: '***', after: '***' }, document]);
  expect(await changesOf(safe, admin)).toEqual([
    { field: 'opening_balance_cents', before: 7_654_321, after: 1_234_567 },
  ]);
  expect(await changesOf(safe, auditor)).toEqual([{ field: 'opening_balance_cents', before: '***', after: '***' }]);
  const log = JSON.stringify(await get('/api/audit-events?limit=200', auditor));
  expect(log).not.toMatch(/7654321|1234567/);

  // Whoever does not see transactions first hears of what comes after them.
  const mine = (await here.ask('POST', '/api/projects', { token: auditor.token, body: { name: 'Meu' } })).body.id;
  const heard = await lines[1].next();
  expect(heard?.data).toMatchObject({ entity: 'transaction', entity_id: id, verb: 'created' });
  expect(JSON.stringify(heard)).not.toContain('7654321');
  expect((await lines[0].next())?.data.subject_id).toBe(mine);
  for (const line of lines) line.stop();
});
