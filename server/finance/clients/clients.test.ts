import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schema } from '#openapi/operations';
import { createPermissionSubject } from '../../kernel/activity/permission-subject.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../../testing/workspace.ts';

let here: Workspace;
let admin: TestPerson;
let finance: TestPerson;
let member: TestPerson;
beforeAll(async () => {
  here = await openWorkspace();
  admin = await here.somebody('admin');
  finance = await here.somebody('finance');
  member = await here.somebody('member');
});
afterAll(() => here.close());

const create = (body: object, { token } = finance) => here.ask('POST', '/api/finance/clients', { token, body });
const company = (body: object) => create({ person_type: 'company', name: 'Serra Azul', ...body });
const patch = (id: string, body: object, { token } = finance) =>
  here.ask('PATCH', `/api/finance/clients/${id}`, { token, body });
const read = (id: string, { token } = finance) => here.ask('GET', `/api/finance/clients/${id}`, { token });
const names = async (query: string, { token } = finance) =>
  (await here.ask('GET', `/api/finance/clients?${query}`, { token })).body.data.map(
    ({ name }: { name: string }) => name,
  );

test('a client is created with what is known of it, changed, and deleted', async () => {
  const { status, body } = await company({
    name: ' Moinho Serra Azul ',
    tax_id: '12ABC34501DE35',
    payment_terms_days: 28,
    pix_key: 'contas@serraazul.example',
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: 'Moinho Serra Azul',
    trade_name: '',
    tax_id: '12ABC34501DE35',
    pix_key_kind: 'email',
    payment_terms_days: 28,
    status: 'active',
    address: { city: '' },
    version: 1,
  });
  const changed = await patch(body.id, { status: 'blocked', pix_key: null, version: 1 });
  expect(changed.body).toMatchObject({ status: 'blocked', pix_key: null, pix_key_kind: null, version: 2 });
  expect((await patch(body.id, { name: 'Outro', version: 1 })).body.code).toBe('STALE_VERSION');
  expect((await read(body.id)).body).toEqual(changed.body);
  const remove = () => here.ask('DELETE', `/api/finance/clients/${body.id}`, { token: finance.token });
  expect((await remove()).status).toBe(204);
  expect((await remove()).body).toMatchObject({ code: 'NOT_FOUND', message: 'Cliente não encontrado' });
  expect((await read(body.id)).body.error).toBe('Cliente não encontrado');
});

test('who may not is refused, each call as the specification says it', async () => {
  const { id } = (await company({})).body;
  expect((await here.ask('GET', '/api/finance/clients')).body.message).toBe('Token inválido');
  expect((await here.ask('GET', `/api/finance/clients/${id}`)).body.message).toBe('Token inválido');
  expect((await here.ask('POST', '/api/finance/clients', { body: {} })).body.message).toBe('Não autorizado');
  expect((await here.ask('DELETE', `/api/finance/clients/${id}`)).body.message).toBe('Não autorizado');
  expect((await read(id, member)).body).toMatchObject({ code: 'FORBIDDEN', permission: 'view:finance_clients' });
  for (const refused of [await patch(id, { name: 'X' }, member), await create({ name: 'X' }, member)])
    expect(refused.body).toMatchObject({ code: 'FORBIDDEN', permission: 'manage:finance' });
});

test('what is wrong is told by field, all of it in one text too', async () => {
  const { status, body } = await company({
    name: ' ',
    tax_id: '12ABC34501DE45',
    pix_key: '?x',
    payment_terms_days: -1,
  });
  expect(status).toBe(400);
  expect(body.details.map(({ field }: { field: string }) => field).sort()).toEqual([
    'name',
    'payment_terms_days',
    'pix_key',
    'tax_id',
  ]);
  expect(body.error).toBe(body.message.join(', '));
  for (const [person_type, tax_id] of [
    ['company', '52998224725'],
    ['individual', '12ABC34501DE35'],
  ])
    expect((await create({ person_type, name: 'X', tax_id })).body.details).toMatchObject([
      { field: 'tax_id', code: 'not_allowed' },
    ]);
  const { id } = (await company({ tax_id: 'ABCDEFGHIJKL80' })).body;
  expect((await patch(id, { person_type: 'individual' })).body.details).toMatchObject([{ field: 'tax_id' }]);
});

test('a document is one client’s: who asks for it at once gets it once, and the way to who has it', async () => {
  const tax_id = 'A1B2C3D4000193';
  const made = await Promise.all(Array.from({ length: 5 }, (_, index) => company({ name: `Novo ${index}`, tax_id })));
  const first = made.find(({ status }) => status === 201);
  const refused = made.filter(({ body }) => body.code === 'TAX_ID_TAKEN');
  expect(refused).toHaveLength(4);
  for (const { status, body } of refused) expect([status, body.existing_id]).toEqual([409, first?.body.id]);
  const other = (await company({})).body;
  expect((await patch(other.id, { tax_id })).body).toMatchObject({ code: 'TAX_ID_TAKEN', existing_id: first?.body.id });
  expect((await patch(first?.body.id, { tax_id, name: 'O mesmo' })).status).toBe(200);
});

test('lists are searched without accents, filtered and paged', async () => {
  for (const [name, trade_name, status] of [
    ['Ágata Sul Ltda', 'Sul', 'active'],
    ['agata Norte Ltda', 'Açaí do Norte', 'inactive'],
    ['Âgata Leste Ltda', '', 'blocked'],
  ])
    await company({ name, trade_name, status });
  expect(await names('search=agata')).toEqual(['Âgata Leste Ltda', 'agata Norte Ltda', 'Ágata Sul Ltda']);
  expect(await names('search=acai%20norte')).toEqual(['agata Norte Ltda']);
  expect(await names('search=agata&status=active&status=blocked&sort_order=desc')).toEqual([
    'Ágata Sul Ltda',
    'Âgata Leste Ltda',
  ]);
  await company({ name: 'Por documento', tax_id: '11222333000181' });
  expect(await names('search=11.222.333/0001-81')).toEqual(['Por documento']);
  const seen: string[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await here.ask('GET', `/api/finance/clients?limit=2${cursor}`, { token: finance.token });
    seen.push(...body.data.map(({ id }: { id: string }) => id));
    if (!body.page.next_cursor) break;
    cursor = `&cursor=${body.page.next_cursor}`;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength((await names('limit=200')).length);
});

test('a CPF is whole for those who may see it, and nowhere for others', async () => {
  const { body } = await create({
    person_type: 'individual',
    name: 'marina DE toledo',
    tax_id: '52998224725',
    pix_key: '52998224725',
  });
  expect(body).toMatchObject({ name: 'Marina de Toledo', tax_id: '***.982.247-**', pix_key: '***.982.247-**' });
  expect(body.pix_key_kind).toBe('cpf');
  expect((await read(body.id, admin)).body).toMatchObject({ tax_id: '52998224725', pix_key: '52998224725' });
  expect(await names('search=529.982')).toEqual([]);
  expect(await names('search=529.982&person_type=individual', admin)).toEqual(['Marina de Toledo']);
  expect((await patch(body.id, { phone: '+5511998765432' })).body.tax_id).toBe('***.982.247-**');
  expect((await read(body.id, admin)).body.tax_id).toBe('52998224725');
  await patch(body.id, { tax_id: '11144477735' });
  const told = await here.store.db.selectFrom('activity').where('subject_id', '=', body.id).select('changes').execute();
  expect(JSON.stringify(told)).toContain('***.982.247-**');
  expect(JSON.stringify(told)).not.toMatch(/52998224725|11144477735/);
});

test('what happens to a client is told to those who see clients alone', async () => {
  const { id } = (await company({ name: 'Contada' })).body;
  await patch(id, { address: { ...(await read(id)).body.address, city: 'Santos', uf: 'SP' } });
  const told = here.store.db.selectFrom('activity').where('subject_id', '=', id).orderBy('seq');
  expect(await told.select(['subject_kind', 'entity', 'verb', 'label', 'changes']).execute()).toEqual([
    { subject_kind: 'client', entity: 'client', verb: 'created', label: 'Contada', changes: [] },
    {
      subject_kind: 'client',
      entity: 'client',
      verb: 'changed',
      label: 'Contada',
      changes: [{ field: 'address', before: '', after: 'Santos, SP' }],
    },
  ]);
  const subject = createPermissionSubject('view:finance_clients');
  const hears = async ({ id: person }: TestPerson) => {
    const audience = await subject.audience(here.store.db, [id], [person]);
    return audience({ subject_id: id } as Parameters<typeof audience>[0], person) !== undefined;
  };
  expect([await hears(finance), await hears(member)]).toEqual([true, false]);
});

const fieldValues: Required<Omit<Schema<'ClientChange'>, 'version'>> = {
  person_type: 'company',
  name: 'Ferraz Máquinas',
  trade_name: 'Ferraz',
  tax_id: 'Q0SLFMBD7VX439',
  state_registration: '110042490114',
  municipal_registration: '3322',
  website: 'https://ferraz.example',
  contact_name: 'Paula',
  phone: '+5511987654321',
  email: 'paula@ferraz.example',
  billing_email: 'contas@ferraz.example',
  payment_terms_days: 21,
  pix_key: 'paula@ferraz.example',
  status: 'inactive',
  address: {
    cep: '01310100',
    street: 'Rua 1',
    number: '1',
    complement: '',
    district: '',
    city: '',
    uf: '',
    ibge_code: '',
  },
  notes: 'Liga às terças.',
};

test('every field that the contract takes is stored, by POST and by PATCH', async () => {
  const created = await create(fieldValues);
  expect(created.body).toMatchObject(fieldValues);
  const other = await create({ person_type: 'company', name: 'Outra' });
  expect((await patch(other.body.id, { ...fieldValues, tax_id: null, version: 1 })).body).toMatchObject({
    ...fieldValues,
    tax_id: null,
  });
  expect((await patch(other.body.id, { website: 'ferraz.example' })).status).toBe(400);
});
