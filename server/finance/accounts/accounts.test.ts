import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkspace, type TestPerson, type Workspace } from '../../testing/workspace.ts';

let here: Workspace;
let finance: TestPerson;
let member: TestPerson;
beforeAll(async () => {
  here = await openWorkspace();
  finance = await here.somebody('finance');
  member = await here.somebody('member');
});
afterAll(() => here.close());

const begun = { name: 'Conta movimento', type: 'checking', opening_date: '2026-03-01' };
const create = (body: object, { token } = finance) =>
  here.ask('POST', '/api/finance/accounts', { token, body: { ...begun, ...body } });
const patch = (id: string, body: object, { token } = finance) =>
  here.ask('PATCH', `/api/finance/accounts/${id}`, { token, body });
const read = (id: string, { token } = finance) => here.ask('GET', `/api/finance/accounts/${id}`, { token });
const names = async (query: string) =>
  (await here.ask('GET', `/api/finance/accounts?${query}`, { token: finance.token })).body.data.map(
    ({ name }: { name: string }) => name,
  );

test('an account is created with what is known of it, changed, archived and deleted', async () => {
  const unit_id = await here.unit('Matriz');
  const { status, body } = await create({
    name: ' Itaú movimento ',
    bank_code: '341',
    branch: '0912',
    number: '45871-3',
    pix_keys: ['contas@trama.example', '11222333000181'],
    opening_balance_cents: -1_843_275,
    credit_limit_cents: 5_000_000,
    unit_id,
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: 'Itaú movimento',
    bank_code: '341',
    pix_keys: ['contas@trama.example', '11222333000181'],
    currency: 'BRL',
    opening_balance_cents: -1_843_275,
    balance_cents: -1_843_275,
    closing_day: null,
    unit: { id: unit_id, name: 'Matriz' },
    is_active: true,
    version: 1,
  });
  const changed = await patch(body.id, { is_active: false, pix_keys: [], unit_id: null, version: 1 });
  expect(changed.body).toMatchObject({ is_active: false, pix_keys: [], unit: null, version: 2 });
  expect((await patch(body.id, { name: 'Outra', version: 1 })).body.code).toBe('STALE_VERSION');
  expect((await patch(body.id, { is_active: false })).body.version).toBe(2);
  expect((await read(body.id)).body).toEqual(changed.body);
  const remove = () => here.ask('DELETE', `/api/finance/accounts/${body.id}`, { token: finance.token });
  expect((await remove()).status).toBe(204);
  expect((await remove()).body).toMatchObject({ code: 'NOT_FOUND', message: 'Conta não encontrada' });
});

test('who may not is refused, each call as the specification says it', async () => {
  const { id } = (await create({})).body;
  expect((await here.ask('GET', '/api/finance/accounts')).body.message).toBe('Token inválido');
  expect((await here.ask('PATCH', `/api/finance/accounts/${id}`, { body: {} })).body.message).toBe('Não autorizado');
  expect((await read(id, member)).body).toMatchObject({ code: 'FORBIDDEN', permission: 'view:finance_accounts' });
  for (const refused of [await patch(id, { name: 'X' }, member), await create({}, member)])
    expect(refused.body).toMatchObject({ code: 'FORBIDDEN', permission: 'manage:finance' });
});

test('what is wrong is told by field, and changes nothing', async () => {
  const { body } = await create({ name: ' ', type: 'piggy', opening_date: '2026-02-30', pix_keys: ['chave'] });
  expect(body.code).toBe('VALIDATION');
  expect(body.details.map(({ field }: { field: string }) => field).sort()).toEqual([
    'name',
    'opening_date',
    'pix_keys',
    'type',
  ]);
  expect(body.error).toBe(body.message.join(', '));
  const { id } = (await create({ name: 'Nunca muda' })).body;
  for (const [field, value] of [
    ['bank_code', '999'],
    ['closing_day', 5],
    ['due_day', 12],
    ['unit_id', member.id],
  ] as const)
    expect((await patch(id, { [field]: value, name: 'Mudou' })).body.details).toMatchObject([
      { field, code: 'not_allowed' },
    ]);
  expect(await names('search=mudou')).toEqual([]);
  const card = (await create({ type: 'credit_card', closing_day: 31, due_day: 8 })).body;
  expect(card).toMatchObject({ closing_day: 31, due_day: 8 });
  expect((await patch(card.id, { type: 'cash' })).body.details).toMatchObject([{ field: 'closing_day' }]);
  expect((await patch(card.id, { type: 'cash', closing_day: null, due_day: null })).body.type).toBe('cash');
});

test('lists are searched by name, bank and number, filtered and paged', async () => {
  const unit_id = await here.unit('Filial Recife');
  await create({ name: 'Poupança', type: 'savings', bank_code: '104', number: '77120-9', unit_id });
  await create({ name: 'Cartão da obra', type: 'credit_card', bank_code: '260' });
  await create({ name: 'Caixinha', type: 'cash', is_active: false });
  expect(await names('search=poupanca')).toEqual(['Poupança']);
  expect(await names('search=nubank')).toEqual(['Cartão da obra']);
  expect(await names('search=77120')).toEqual(['Poupança']);
  expect(await names(`unit_id=${unit_id}`)).toEqual(['Poupança']);
  expect(await names('type=savings&type=cash&is_active=false')).toEqual(['Caixinha']);
  const seen: string[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await here.ask('GET', `/api/finance/accounts?limit=2${cursor}`, { token: finance.token });
    seen.push(...body.data.map(({ id }: { id: string }) => id));
    if (!body.page.next_cursor) break;
    cursor = `&cursor=${body.page.next_cursor}`;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength((await names('limit=200')).length);
});

test('whoever does not see transactions is told no balance', async () => {
  const { id } = (await create({ opening_balance_cents: 100 })).body;
  const db = here.store.db;
  const [role_id, code] = [crypto.randomUUID(), 'view:finance_accounts'];
  await db.insertInto('roles').values({ id: role_id, code: 'contas', name: 'Contas' }).execute();
  const permission = await db.selectFrom('permissions').where('code', '=', code).select('id').executeTakeFirstOrThrow();
  await db.insertInto('role_permissions').values({ role_id, permission_id: permission.id }).execute();
  const clerk = await here.somebody('viewer');
  await db.insertInto('user_roles').values({ user_id: clerk.id, role_id }).execute();
  expect((await read(id, clerk)).body).toMatchObject({ opening_balance_cents: 100, balance_cents: null });
});

test('what happens to an account is told with names, and with no CPF', async () => {
  const unit_id = await here.unit('Contada');
  const { id } = (await create({ name: 'Contada' })).body;
  await patch(id, { bank_code: '260', unit_id, pix_keys: ['52998224725'] });
  const told = here.store.db.selectFrom('activity').where('subject_id', '=', id).orderBy('seq');
  expect(await told.select(['subject_kind', 'verb', 'changes']).execute()).toEqual([
    { subject_kind: 'account', verb: 'created', changes: [] },
    {
      subject_kind: 'account',
      verb: 'changed',
      changes: [
        { field: 'bank', before: null, after: 'Nubank' },
        { field: 'unit', before: null, after: 'Contada' },
        { field: 'pix_keys', before: '', after: '***.982.247-**' },
      ],
    },
  ]);
});
