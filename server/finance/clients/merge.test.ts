import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkspace, type TestPerson, type Workspace } from '../../testing/workspace.ts';

let here: Workspace;
let finance: TestPerson;
let account_id: string;
beforeAll(async () => {
  here = await openWorkspace();
  finance = await here.somebody('finance');
  const account = { name: 'Banco', type: 'checking', opening_date: '2026-01-01' };
  account_id = (await ask('POST', 'accounts', account)).body.id;
});
afterAll(() => here.close());

const ask = (method: string, path: string, body?: object, { token } = finance) =>
  here.ask(method, `/api/finance/${path}`, { token, body });
const client = async (body: object) => (await ask('POST', 'clients', { person_type: 'company', ...body })).body;
const write = async (client_id: string, body: object = {}) => {
  const facts = { kind: 'income', description: 'Parcela', amount_cents: 100, due_date: '2026-11-28', account_id };
  return (await ask('POST', 'transactions', { ...facts, client_id, ...body })).body;
};
const merge = (keeps: { id: string; version: number }, goes: { id: string; version: number }) =>
  ask('POST', `clients/${keeps.id}/merge`, { other_id: goes.id, version: keeps.version, other_version: goes.version });

test('what is of the one moves to the other, and what that one lacks comes along', async () => {
  const keeps = await client({ name: 'Serra Azul', email: 'a@serra.example' });
  const goes = await client({
    name: 'Serra Azul Ltda',
    email: 'b@serra.example',
    tax_id: '12ABC34501DE35',
    phone: '+551938221400',
    address: {
      street: 'Rua Jasmim',
      number: '810',
      complement: '',
      district: '',
      city: 'Campinas',
      uf: 'SP',
      cep: '',
      ibge_code: '',
    },
  });
  const own = await write(keeps.id);
  const moved = [await write(goes.id, { amount_cents: 7 }), await write(goes.id, { status: 'paid' })];
  const preview = (await ask('GET', `clients/${keeps.id}/merge?other_id=${goes.id}`)).body;
  expect(preview).toEqual({
    keeps: { id: keeps.id, name: keeps.name, version: 1, transactions: 1, open_cents: 100 },
    goes: { id: goes.id, name: goes.name, version: 1, transactions: 2, open_cents: 7 },
    filled: ['phone', 'tax_id', 'address'],
  });
  const { status, body } = await merge(keeps, goes);
  expect([status, body.version]).toEqual([200, 2]);
  expect(body).toMatchObject({ name: 'Serra Azul', email: 'a@serra.example', tax_id: goes.tax_id, phone: goes.phone });
  expect(body.address.city).toBe('Campinas');
  expect((await ask('GET', `clients/${goes.id}`)).status).toBe(404);
  const { data } = (await ask('GET', `transactions/by-client/${keeps.id}`)).body;
  expect(new Set(data.map(({ id }: { id: string }) => id))).toEqual(new Set([own, ...moved].map(({ id }) => id)));
  // Whoever still has one open is told that it changed.
  expect((await ask('PATCH', `transactions/${moved[0].id}`, { notes: 'x', version: 1 })).body.code).toBe(
    'STALE_VERSION',
  );
  const told = await here.store.db
    .selectFrom('activity')
    .where('subject_id', 'in', [keeps.id, goes.id])
    .selectAll()
    .execute();
  expect(told.map(({ subject_id, verb }) => [subject_id, verb])).toEqual(
    expect.arrayContaining([
      [keeps.id, 'changed'],
      [goes.id, 'deleted'],
    ]),
  );
  expect(JSON.stringify(told)).not.toContain('"amount');
});

test('what was looked at and changed since is not merged, nor a client with itself or with nobody', async () => {
  const [keeps, goes] = [await client({ name: 'Um' }), await client({ name: 'Outro' })];
  await ask('PATCH', `clients/${goes.id}`, { notes: 'mudou', version: 1 });
  expect((await merge(keeps, goes)).body.code).toBe('STALE_VERSION');
  expect((await ask('GET', `clients/${goes.id}`)).status).toBe(200);
  expect((await merge(keeps, keeps)).body.details).toMatchObject([{ field: 'other_id' }]);
  expect((await merge(keeps, { id: finance.id, version: 1 })).body.details).toMatchObject([{ field: 'other_id' }]);
  expect((await merge({ id: finance.id, version: 1 }, goes)).status).toBe(404);
});

test('a document is of one kind of person, and stays where it is', async () => {
  const keeps = await client({ name: 'Marina Toledo', person_type: 'individual' });
  const goes = await client({ name: 'Marina ME', tax_id: '11444777000161' });
  expect((await merge(keeps, goes)).body.tax_id).toBeNull();
});

test('two merges at once, the other way round, leave one client with all', async () => {
  const [one, two] = [await client({ name: 'Norte' }), await client({ name: 'Sul' })];
  for (const { id } of [one, two, one, two]) await write(id);
  const answers = await Promise.all([merge(one, two), merge(two, one)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = answers.find(({ status }) => status === 200)?.body.id;
  expect((await ask('GET', `transactions/by-client/${left}`)).body.data).toHaveLength(4);
});

test('whatever else refers to clients is moved too', async () => {
  const { rows } = await sql<{ name: string }>`select conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'clients'::regclass`.execute(here.store.db);
  expect(rows.map(({ name }) => name).sort()).toEqual(['leads', 'meetings', 'transactions']);
});

test('who may not do it is told which permission is missing', async () => {
  const member = await here.somebody('member');
  const [keeps, goes] = [await client({ name: 'Leste' }), await client({ name: 'Oeste' })];
  const body = { other_id: goes.id, version: 1, other_version: 1 };
  expect((await ask('POST', `clients/${keeps.id}/merge`, body, member)).body.permission).toBe('manage:finance');
});
