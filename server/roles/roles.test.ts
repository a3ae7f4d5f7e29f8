import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRoles } from '#domain/permissions';
import { newId } from '../kernel/ids.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let admin: TestPerson;
let member: TestPerson;
/** Somebody who may change access, and holds little else. */
let keeper: TestPerson;
beforeAll(async () => {
  here = await openWorkspace();
  admin = await here.somebody('admin');
  member = await here.somebody('member');
  keeper = await here.somebody('viewer');
  const { body } = await create({ code: 'keeper', name: 'Chaveiro', permissions: ['view:rbac', 'manage:rbac'] });
  await grant(keeper, [body.code]);
});
afterAll(() => here.close());

const english = { 'accept-language': 'en' };
const ask = (method: string, path: string, body?: object, { token } = admin) => here.ask(method, path, { token, body });
const create = (body: object, by = admin) => ask('POST', '/api/roles', body, by);
const grant = (to: Pick<TestPerson, 'id'>, roles: string[], by = admin) =>
  ask('POST', '/api/roles/grant', { userId: to.id, roles }, by);
const revoke = (from: Pick<TestPerson, 'id'>, roles: string[], by = admin) =>
  ask('POST', '/api/roles/revoke', { userId: from.id, roles }, by);
const roleOf = async (code: string) => (await ask('GET', `/api/roles?code=${code}`)).body.data[0];
const permissionOf = async (code: string) => (await ask('GET', `/api/permissions/code/${code}`)).body;
const permissionsOf = async ({ token }: TestPerson) =>
  (await here.ask('GET', '/api/auth/me', { token })).body.permissions as string[];
const give = async (role: { id: string }, code: string, by = admin) =>
  ask('POST', `/api/roles/${role.id}/permissions/${(await permissionOf(code)).id}`, undefined, by);
const take = async (role: { id: string }, code: string, by = admin) =>
  ask('DELETE', `/api/roles/${role.id}/permissions/${(await permissionOf(code)).id}`, undefined, by);
let codes = 0;
const fresh = async (permissions: string[] = []) =>
  (await create({ code: `papel-${++codes}`, name: `Papel ${codes}`, permissions })).body;
const about = (id: string) =>
  here.store.db.selectFrom('activity').where('subject_id', '=', id).selectAll().orderBy('seq').execute();

test('a role is created, found by code and by id, renamed and deleted', async () => {
  const { status, body } = await create({
    code: 'atendimento',
    name: ' Atendimento ',
    permissions: ['view:projects', 'view:dashboard'],
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    code: 'atendimento',
    name: 'Atendimento',
    description: '',
    permissions: ['view:dashboard', 'view:projects'],
    is_system: false,
    users_count: 0,
    version: 1,
  });
  expect((await roleOf('atendimento')).id).toBe(body.id);
  expect((await ask('GET', '/api/roles?code=ninguem')).body.data).toEqual([]);
  expect((await ask('GET', `/api/roles/${body.id}`)).body).toEqual(body);
  expect((await ask('GET', '/api/roles?search=ATÊNDI')).body.data).toHaveLength(1);
  const listed = await ask('GET', `/api/roles/${body.id}/permissions`);
  expect(listed.body.data.map(({ code }: { code: string }) => code)).toEqual(['view:dashboard', 'view:projects']);
  const renamed = await ask('PATCH', `/api/roles?id=${body.id}`, { name: 'Suporte', version: 1 });
  expect(renamed.body).toMatchObject({ code: 'atendimento', name: 'Suporte', version: 2 });
  expect((await ask('PATCH', `/api/roles?id=${body.id}`, { name: 'x', version: 1 })).body.code).toBe('STALE_VERSION');
  expect((await ask('DELETE', `/api/roles/${body.id}`)).status).toBe(204);
  expect((await ask('GET', `/api/roles/${body.id}`)).body.message).toBe('Papel não encontrado');
  expect((await about(body.id)).map(({ verb }) => verb)).toEqual(['created', 'changed', 'deleted']);
});

test('what is wrong with a role is told by field', async () => {
  const { status, body } = await create({ code: 'Com Espaço', name: ' ' });
  expect([status, body.error]).toEqual([400, 'Dados inválidos']);
  expect(body.details.map(({ field }: { field: string }) => field).sort()).toEqual(['code', 'name']);
  const unknown = await create({ code: 'novo', name: 'Novo', permissions: ['view:nothing'] });
  expect(unknown.body.details).toMatchObject([{ field: 'permissions', code: 'not_allowed' }]);
  expect((await create({ code: 'admin', name: 'Outra' })).body.code).toBe('CODE_TAKEN');
  expect((await ask('PATCH', '/api/roles', { name: 'x' })).status).toBe(400);
  expect((await ask('PATCH', `/api/roles?id=${newId()}`, { name: 'x' })).status).toBe(404);
});

test('the roles that every workspace has keep code and name, and that of administrators all permissions', async () => {
  const viewer = await roleOf('viewer');
  for (const change of [{ name: 'Outro' }, { code: 'outro' }])
    expect((await ask('PATCH', `/api/roles?id=${viewer.id}`, change)).body.code).toBe('PROTECTED');
  const described = await ask('PATCH', `/api/roles?id=${viewer.id}`, { description: 'Só leitura.' });
  expect(described.body.description).toBe('Só leitura.');
  expect((await ask('DELETE', `/api/roles/${viewer.id}`)).body.code).toBe('PROTECTED');
  const administration = await roleOf('admin');
  expect(administration.permissions).toEqual([...seededRoles.admin].sort());
  expect((await take(administration, 'view:admin')).body.code).toBe('PROTECTED');
});

test('a role that somebody has is not deleted, and it is said how many have it', async () => {
  const role = await fresh();
  await grant(member, [role.id]);
  const refused = await ask('DELETE', `/api/roles/${role.id}`);
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    409,
    'IN_USE',
    'Usado por 1 pessoa. Tire o papel dela antes de excluir.',
  ]);
  await revoke(member, [role.code]);
  expect((await ask('DELETE', `/api/roles/${role.id}`)).status).toBe(204);
});

test('a permission given or taken holds for the next request of whoever has the role', async () => {
  const role = await fresh();
  const ana = await here.somebody('viewer');
  await grant(ana, [role.code]);
  expect(await permissionsOf(ana)).not.toContain('view:units');
  expect((await give(role, 'view:units')).body).toMatchObject({ permissions: ['view:units'], version: 2 });
  expect((await give(role, 'view:units')).body.version).toBe(2);
  expect((await here.ask('GET', '/api/units', { token: ana.token })).status).toBe(200);
  expect((await take(role, 'view:units')).body).toMatchObject({ permissions: [], version: 3 });
  expect((await here.ask('GET', '/api/units', { token: ana.token })).body.permission).toBe('view:units');
  const told = (await about(role.id)).filter(({ verb }) => verb === 'changed').map(({ changes }) => changes);
  expect(told).toEqual([
    [{ field: 'permissions', before: null, after: 'view:units' }],
    [{ field: 'permissions', before: 'view:units', after: null }],
  ]);
});

test('roles are granted and revoked by code or id, all of them or none', async () => {
  const [one, other] = [await fresh(['view:units']), await fresh(['view:finance'])];
  const ana = await here.somebody('viewer');
  const given = await grant(ana, [one.id, other.code]);
  expect(given.body.roles.map(({ code }: { code: string }) => code)).toEqual([one.code, other.code, 'viewer'].sort());
  expect(given.body.permissions).toEqual([...seededRoles.viewer, 'view:finance', 'view:units'].sort());
  const half = await revoke(ana, [one.code, 'nenhum']);
  expect([half.status, half.body.message]).toEqual([404, 'Usuário ou papel não encontrado']);
  expect(await permissionsOf(ana)).toContain('view:units');
  await revoke(ana, [one.code, other.id]);
  expect(await permissionsOf(ana)).toEqual([...seededRoles.viewer].sort());
  expect((await about(one.id)).map(({ verb, label }) => [verb, label])).toEqual([
    ['created', one.name],
    ['granted', 'Ana Souza'],
    ['revoked', 'Ana Souza'],
  ]);
});

test.each(['grant', 'revoke'])('%s refuses in the words of the specification', async (act) => {
  const path = `/api/roles/${act}`;
  const body = { userId: member.id, roles: ['viewer'] };
  for (const token of [null, 'tra_nobody'])
    expect(await here.ask('POST', path, { token, body })).toMatchObject({
      status: 401,
      body: { error: 'Não autorizado a conceder/revogar papéis' },
    });
  expect(await here.ask('POST', path, { token: member.token, body })).toMatchObject({
    status: 403,
    body: { message: 'Usuário não tem permissão para conceder/revogar papéis', permission: 'manage:rbac' },
  });
  const missing = [
    { ...body, userId: newId() },
    { ...body, roles: ['nenhum'] },
  ];
  for (const each of missing)
    expect(await ask('POST', path, each)).toMatchObject({
      status: 404,
      body: { message: 'Usuário ou papel não encontrado' },
    });
  expect(await ask('POST', path, { ...body, roles: [] })).toMatchObject({
    status: 400,
    body: { error: 'Dados inválidos' },
  });
  const inEnglish = await here.ask('POST', path, { token: member.token, body, headers: english });
  expect(inEnglish.body.message).toBe('You do not have permission to grant or revoke roles');
});

test('nobody gives, takes or puts into a role what they do not hold', async () => {
  const role = await fresh(['view:finance']);
  for (const refused of [
    await grant(keeper, ['admin'], keeper),
    await grant(member, [role.code], keeper),
    await revoke(admin, ['admin'], keeper),
  ])
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
  const own = await create({ code: 'meu', name: 'Meu', permissions: ['view:rbac'] }, keeper);
  expect(own.status).toBe(201);
  for (const refused of [
    await create({ code: 'mais', name: 'Mais', permissions: ['view:finance'] }, keeper),
    await give(own.body, 'view:finance', keeper),
    await take(role, 'view:finance', keeper),
    await ask('PATCH', `/api/roles?id=${role.id}`, { name: 'x' }, keeper),
    await ask('DELETE', `/api/roles/${role.id}`, undefined, keeper),
  ])
    expect([refused.status, refused.body.permission]).toEqual([403, 'view:finance']);
  expect((await roleOf(role.code)).permissions).toEqual(['view:finance']);
  expect((await grant(member, [own.body.code], keeper)).status).toBe(200);
});

test('of two administrators who take the role from each other at once one keeps it', async () => {
  const alone = await openWorkspace();
  try {
    for (let round = 0; round < 3; round++) {
      const [ana, bia] = [await alone.somebody('admin'), await alone.somebody('admin')];
      const taking = (by: TestPerson, from: TestPerson) =>
        alone.ask('POST', '/api/roles/revoke', { token: by.token, body: { userId: from.id, roles: ['admin'] } });
      const told = await Promise.all([taking(ana, bia), taking(bia, ana)]);
      expect(told.map(({ status }) => status).sort()).toEqual([200, 403]);
      const last = told[0]?.status === 200 ? ana : bia;
      const own = await taking(last, last);
      expect([own.status, own.body.code]).toEqual([409, 'LAST_ADMINISTRATOR']);
      await alone.store.db.updateTable('users').set({ status: 'inactive' }).where('id', '=', last.id).execute();
    }
  } finally {
    await alone.close();
  }
}, 60_000);

test('whoever lost the right meanwhile changes nothing', async () => {
  const ana = await here.somebody('admin');
  await here.meanwhile(() => revoke(ana, ['admin']));
  const told = await create({ code: 'nunca', name: 'Nunca' }, ana);
  expect([told.status, told.body.code]).toEqual([403, 'NOT_A_MEMBER']);
  expect(await roleOf('nunca')).toBeUndefined();
});

test('whoever has a role hears that it changed, and of its end, but not by whom; readers hear all', async () => {
  const role = await fresh();
  const ana = await here.somebody('viewer');
  const [theirs, all] = [await here.listen(ana), await here.listen(admin)];
  const bia = await here.somebody('viewer');
  const strangers = await here.listen(bia);
  await grant(ana, [role.code]);
  await give(role, 'view:units');
  await revoke(ana, [role.code]);
  const heard = { subject_kind: 'role', subject_id: role.id, entity: 'role', entity_id: role.id, actor_id: null };
  for (const verb of ['granted', 'changed', 'revoked'])
    expect((await theirs.next())?.data).toMatchObject({ ...heard, verb });
  expect((await all.next())?.data).toMatchObject({ verb: 'granted', entity_id: ana.id, actor_id: admin.id });
  const other = await fresh();
  await grant(bia, [other.code]);
  expect((await strangers.next())?.data).toMatchObject({ subject_id: other.id, actor_id: null });
  for (const line of [theirs, all, strangers]) line.stop();
});

test('a role taken while its holder listens ends what it showed at once; who was away hears of the loss first', async () => {
  const role = await fresh(['view:rbac']);
  const ana = await here.somebody('viewer');
  await grant(ana, [role.code]);
  const [awake, asleep] = [await here.listen(ana), await here.listen(ana)];
  const seen = await fresh();
  expect((await awake.next())?.data.entity_id).toBe(seen.id);
  const last = (await asleep.next())?.id;
  asleep.stop();
  await revoke(ana, [role.code]);
  await fresh();
  const own = await fresh();
  await grant(ana, [own.code]);
  for (const line of [awake, await here.listen(ana, last)]) {
    expect((await line.next())?.data).toMatchObject({ verb: 'revoked', subject_id: role.id });
    // Nothing of the role that was made in between, which she never had.
    expect((await line.next())?.data.subject_id).toBe(own.id);
    line.stop();
  }
  expect((await ask('GET', '/api/roles', undefined, ana)).body.permission).toBe('view:rbac');
});

test('two hundred roles are the most', async () => {
  const own = await openWorkspace();
  try {
    const { token } = await own.somebody('admin');
    const rows = Array.from({ length: 194 }, (_, index) => ({ id: newId(), code: `r-${index}`, name: `R ${index}` }));
    await own.store.db.insertInto('roles').values(rows).execute();
    const make = (code: string) => own.ask('POST', '/api/roles', { token, body: { code, name: code } });
    const told = await Promise.all([make('a'), make('b'), make('c')]);
    expect(told.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await own.ask('GET', '/api/roles?limit=200', { token })).body.data).toHaveLength(200);
  } finally {
    await own.close();
  }
}, 60_000);
