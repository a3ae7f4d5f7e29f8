import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RoleCode, seededRoles } from '#domain/permissions';
import { type Operation, operations } from '../http/contract.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let admin: TestPerson;
/** Ids of what is planted, by kind. Each has the word "segredo" in its title. */
const planted: Record<string, string> = {};

const start = '2027-03-01T12:00:00.000Z';
const end = '2027-03-01T13:00:00.000Z';
const company = '11222333000181';
const person = '52998224725';

const create = async (path: string, body: object, token = admin.token): Promise<string> => {
  const { status, body: created } = await here.ask('POST', path, { token, body });
  expect([path, status, status === 201 ? '' : created]).toEqual([path, 201, '']);
  return created.id;
};

const search = async (q: string, { token = admin.token, more = '' } = {}) => {
  const { status, body } = await here.ask('GET', `/api/search?q=${encodeURIComponent(q)}${more}`, { token });
  expect(status).toBe(200);
  return body.groups as { kind: string; results: { id: string; title: string; match: string }[] }[];
};
const found = async (...asked: Parameters<typeof search>) =>
  Object.fromEntries((await search(...asked)).map(({ kind, results }) => [kind, results.map(({ id }) => id)]));

beforeAll(async () => {
  here = await openWorkspace();
  admin = await here.somebody('admin', { name: 'Ana Segredo' });
  planted.person = admin.id;
  planted.unit = await create('/api/units', { name: 'Segredo Matriz', type: 'branch', time_zone: 'America/Sao_Paulo' });
  planted.project = await create('/api/projects', { name: 'Esteira Segredo' });
  planted.client = await create('/api/finance/clients', {
    person_type: 'company',
    name: 'Segredo Ltda',
    trade_name: 'Padaria Órion',
    tax_id: company,
  });
  planted.individual = await create('/api/finance/clients', {
    person_type: 'individual',
    name: 'Zuleica Prado',
    tax_id: person,
  });
  planted.account = await create('/api/finance/accounts', {
    name: 'Banco Segredo',
    type: 'checking',
    opening_date: '2026-01-01',
  });
  planted.transaction = await create('/api/finance/transactions', {
    kind: 'expense',
    description: 'Frete segredo',
    amount_cents: 123_456,
    due_date: '2027-02-01',
    account_id: planted.account,
  });
  const meeting = { start_at: start, end_at: end, time_zone: 'America/Sao_Paulo', attendees: [] };
  planted.meeting = await create('/api/meetings', { ...meeting, title: 'Reunião segredo' });
  planted.waba = await create('/api/wabas', {
    name: 'Segredo atendimento',
    waba_id: '102290129340398',
    currency: 'BRL',
    country: 'BR',
    time_zone: 'America/Sao_Paulo',
  });
});
afterAll(() => here.close());

test('every kind is found by a word of its title, whatever its accents and case', async () => {
  const groups = await found('SEGRÉDO');
  const kinds = ['project', 'client', 'transaction', 'account', 'meeting', 'person', 'unit', 'waba'];
  expect(Object.keys(groups)).toEqual(kinds);
  for (const kind of kinds) expect([kind, groups[kind]]).toEqual([kind, [planted[kind]]]);
});

test('a document, an amount and a code open their thing', async () => {
  expect(await found('11.222.333/0001-81')).toEqual({ client: [planted.client] });
  expect(await found('529.982.247-25')).toEqual({ client: [planted.individual] });
  expect(await found('R$ 1.234,56')).toEqual({ transaction: [planted.transaction] });
  expect(await found('R$ 1.234,57')).toEqual({});
  const [project] = await search('prj-001', { more: '&kinds=project' });
  expect(project?.results[0]).toMatchObject({ id: planted.project, code: 'PRJ-001', match: 'code' });
});

test('the whole title comes before its start, a word, and any other text', async () => {
  const names = ['Tear de dentro', 'O tear', 'Tear', 'Cortear'];
  for (const name of names) await create('/api/projects', { name });
  const [group] = await search('tear', { more: '&kinds=project' });
  expect(group?.results.map(({ title, match }) => [title, match])).toEqual([
    ['Tear', 'exact'],
    ['Tear de dentro', 'prefix'],
    ['O tear', 'word'],
    ['Cortear', 'text'],
  ]);
  const [few] = await search('tear', { more: '&kinds=project&limit=2' });
  expect(few?.results).toHaveLength(2);
});

test('signs of patterns are plain characters, and blanks alone find nothing', async () => {
  for (const q of ['%', '_', '\\', "'", '   ', 'segredo%']) expect([q, await found(q)]).toEqual([q, {}]);
});

test('a bad question is refused with its fault', async () => {
  for (const query of ['', '?q=', `?q=${'a'.repeat(121)}`, '?q=a&kinds=secret', '?q=a&limit=0', '?q=a&limit=21']) {
    const { status } = await here.ask('GET', `/api/search${query}`, { token: admin.token });
    expect([query, status]).toEqual([query, 400]);
  }
});

describe('no result tells what its reader may not see', () => {
  const roles: RoleCode[] = ['admin', 'manager', 'member', 'viewer'];
  const lists: Record<string, Operation['id']> = {
    client: 'listClients',
    transaction: 'listTransactions',
    account: 'listFinanceAccounts',
    person: 'listUsers',
    unit: 'listUnits',
    waba: 'listWabas',
  };

  test.each(roles)('%s: a kind is found exactly where its list may be read', async (role) => {
    const reader = await here.somebody(role, { name: `Leitora ${role}` });
    const groups = await found('segredo', { token: reader.token });
    for (const [kind, list] of Object.entries(lists)) {
      const path = operations.find(({ id }) => id === list)?.path;
      const { status } = await here.ask('GET', `${path}?search=segredo`, { token: reader.token });
      expect([kind, groups[kind] ?? []]).toEqual([kind, status === 200 ? [planted[kind]] : []]);
    }
  });

  test.each(roles)('%s: neither a foreign project nor a foreign meeting', async (role) => {
    const reader = await here.somebody(role, { name: `Alheia ${role}` });
    const codes: readonly string[] = seededRoles[role];
    const groups = await found('segredo', { token: reader.token });
    expect(groups.project ?? []).toEqual(codes.includes('manage:projects') ? [planted.project] : []);
    expect(groups.meeting ?? []).toEqual(codes.includes('manage:meetings') ? [planted.meeting] : []);
  });

  test('a private meeting is found by those in it alone, not by whoever manages all meetings', async () => {
    const owner = await here.somebody('member', { name: 'Dona Reservada' });
    const meeting = { start_at: start, end_at: end, time_zone: 'America/Sao_Paulo', attendees: [] };
    const id = await create(
      '/api/meetings',
      { ...meeting, title: 'Demissão reservadíssima', is_private: true },
      owner.token,
    );
    expect((await found('reservadíssima', { token: owner.token })).meeting).toEqual([id]);
    expect(await found('reservadíssima')).toEqual({});
  });

  test('the digits of a CPF find its client only for those who see it whole', async () => {
    const reader = await here.somebody('manager', { name: 'Sem Dados' });
    const mayRead = seededRoles.manager.includes('view:personal_data');
    const groups = await found('529.982.247-25', { token: reader.token });
    expect(groups.client ?? []).toEqual(mayRead ? [planted.individual] : []);
  });
});
