import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let admin: TestPerson;
let ana: TestPerson;
beforeAll(async () => {
  here = await openWorkspace();
  admin = await here.somebody('admin', { name: 'Helena Prado' });
  ana = await here.somebody('member', { name: 'Ánita Souza' });
});
afterAll(() => here.close());

const ask = (path: string, { token } = admin) => here.ask('GET', `/api/access/${path}`, { token });
const why = async (permission: string, by = admin) =>
  (await ask(`people/${ana.id}/why?permission=${permission}`, by)).body;
const codes = (roles: { code: string }[]) => roles.map(({ code }) => code);

test('people are listed by name with their roles, searched without accents, and by role', async () => {
  const names = async (query: string) =>
    (await ask(`people?${query}`)).body.data.map(({ name }: { name: string }) => name);
  expect(await names('')).toEqual(['Ánita Souza', 'Helena Prado']);
  expect(await names('sort_order=desc')).toEqual(['Helena Prado', 'Ánita Souza']);
  expect(await names('search=anita')).toEqual(['Ánita Souza']);
  const [role] = (await here.ask('GET', '/api/roles?code=admin', { token: admin.token })).body.data;
  expect(await names(`role=${role.id}`)).toEqual(['Helena Prado']);
  const first = (await ask('people?limit=1')).body;
  expect(codes(first.data[0].roles)).toEqual(['member']);
  const next = (await ask(`people?limit=1&cursor=${first.page.next_cursor}`)).body;
  expect(next.data.map(({ name }: { name: string }) => name)).toEqual(['Helena Prado']);
  const gone = await here.somebody('viewer', { name: 'Caio', status: 'inactive' });
  expect(await names('search=caio')).toEqual([]);
  expect((await ask(`people/${gone.id}/why?permission=view:projects`)).body.message).toBe('Pessoa não encontrada');
});

test('it is told which roles give something', async () => {
  expect(await why('create:projects')).toMatchObject({
    person: { id: ana.id, name: 'Ánita Souza' },
    is_allowed: true,
    given_by: [{ code: 'member' }],
    would_give: [],
    missing: [],
    can_give: [],
  });
});

test('and what is missing, which roles would give it, the smallest first, and who can', async () => {
  const told = await why('view:finance_accounts');
  expect(told).toMatchObject({ is_allowed: false, given_by: [], missing: ['view:finance'] });
  expect(codes(told.would_give)).toEqual(['finance', 'admin']);
  expect(told.can_give).toEqual([{ id: admin.id, name: 'Helena Prado' }]);
  expect((await ask(`people/${ana.id}/why?permission=view:nothing`)).body.message).toBe('Permissão não encontrada');
  expect((await ask(`people/${ana.id}/why`)).status).toBe(400);
});

test('where somebody belongs is told as far as the caller may see it', async () => {
  const { id } = (await here.ask('POST', '/api/projects', { token: ana.token, body: { name: 'Esteira' } })).body;
  const unit = await here.unit('Filial Recife', ana);
  expect((await why('view:projects')).memberships).toEqual([
    { kind: 'unit', id: unit, name: 'Filial Recife', role: 'member' },
    { kind: 'project', id, name: 'Esteira', role: 'owner' },
  ]);
  const reader = await here.somebody('viewer');
  const body = { code: 'reader', name: 'Leitor', permissions: ['view:rbac'] };
  await here.ask('POST', '/api/roles', { token: admin.token, body });
  const grant = { userId: reader.id, roles: ['reader'] };
  await here.ask('POST', '/api/roles/grant', { token: admin.token, body: grant });
  expect(await why('view:projects', reader)).toMatchObject({ memberships: [], memberships_count: 0 });
});

test('whoever is refused is told whom to ask: those who hold it and may give it', async () => {
  const { body } = await ask('givers?permission=view:finance', ana);
  expect(body.data).toEqual([{ name: 'Helena Prado' }]);
  expect((await ask('givers?permission=view:nothing', ana)).body.data).toEqual([]);
  expect((await here.ask('GET', '/api/access/givers?permission=view:finance')).status).toBe(401);
});
