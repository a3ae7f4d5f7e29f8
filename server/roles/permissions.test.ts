import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRoles } from '#domain/permissions';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let admin: TestPerson;
beforeAll(async () => {
  here = await openWorkspace();
  admin = await here.somebody('admin');
});
afterAll(() => here.close());

const ask = (method: string, path: string, body?: object, { token } = admin) => here.ask(method, path, { token, body });
const create = (code: string, name = 'Aprovar pagamentos') => ask('POST', '/api/permissions', { code, name });

test('all that Trama asks for is listed, by code, with what it belongs to and requires', async () => {
  const { body } = await ask('GET', '/api/permissions?limit=200');
  expect(body.data.map(({ code }: { code: string }) => code)).toEqual([...seededRoles.admin].sort());
  const found = (await ask('GET', '/api/permissions/code/create:projects')).body;
  expect(found).toMatchObject({
    action: 'create',
    resource: 'projects',
    area: 'projects',
    name: null,
    requires: ['view:projects'],
    is_sensitive: false,
    is_system: true,
    roles_count: 3,
  });
  expect((await ask('GET', `/api/permissions/${found.id}`)).body).toEqual(found);
  expect((await ask('GET', '/api/permissions/code/manage:rbac')).body.is_sensitive).toBe(true);
  for (const path of ['code/view:nothing', 'code/nothing', '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c01'])
    expect((await ask('GET', `/api/permissions/${path}`)).body.message).toBe('Permissão não encontrada');
});

test('one of the workspace’s own is made, held by administrators at once, changed and deleted', async () => {
  const { status, body } = await create('approve:payments');
  expect(status).toBe(201);
  expect(body).toMatchObject({
    area: 'other',
    name: 'Aprovar pagamentos',
    is_system: false,
    roles_count: 1,
    version: 1,
  });
  expect((await ask('GET', '/api/auth/me')).body.permissions).toContain('approve:payments');
  expect((await create('approve:payments')).body.code).toBe('CODE_TAKEN');
  expect((await create('view:projects')).body.code).toBe('CODE_TAKEN');
  expect((await create('Aprovar')).status).toBe(400);
  const renamed = await ask('PATCH', `/api/permissions/${body.id}`, { code: 'approve:bills', version: 1 });
  expect(renamed.body).toMatchObject({ code: 'approve:bills', resource: 'bills', version: 2 });
  const [viewer] = (await ask('GET', '/api/roles?code=viewer')).body.data;
  await ask('POST', `/api/roles/${viewer.id}/permissions/${body.id}`);
  const used = await ask('DELETE', `/api/permissions/${body.id}`);
  expect([used.status, used.body.code, used.body.message]).toEqual([
    409,
    'IN_USE',
    'Usada em 1 papel. Tire a permissão antes de excluir.',
  ]);
  await ask('DELETE', `/api/roles/${viewer.id}/permissions/${body.id}`);
  expect((await ask('DELETE', `/api/permissions/${body.id}`)).status).toBe(204);
  expect((await ask('GET', '/api/auth/me')).body.permissions).not.toContain('approve:bills');
});

test('those that Trama asks for are neither changed nor deleted', async () => {
  const { id } = (await ask('GET', '/api/permissions/code/view:projects')).body;
  expect((await ask('PATCH', `/api/permissions/${id}`, { name: 'x' })).body.code).toBe('PROTECTED');
  expect((await ask('DELETE', `/api/permissions/${id}`)).body.code).toBe('PROTECTED');
});
