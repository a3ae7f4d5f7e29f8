import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../http/contract.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let admin: TestPerson;
let bruno: TestPerson;
beforeAll(async () => {
  here = await openWorkspace();
  admin = await here.somebody('admin', { name: 'Helena Prado' });
  bruno = await here.somebody('viewer', { name: 'Bruno Salles' });
});
afterAll(() => here.close());

const start = (body: object, { token } = admin) => here.ask('POST', '/api/view-as', { token, body });
const roleId = async (code: string) =>
  (await here.store.db.selectFrom('roles').where('code', '=', code).select('id').executeTakeFirstOrThrow()).id;
const as = async (who: TestPerson, by = admin): Promise<string> => (await start({ user_id: who.id }, by)).body.token;
const me = (token: string) => here.ask('GET', '/api/auth/me', { token });
const add = async ({ id: user_id }: TestPerson, code: string) =>
  here.store.db
    .insertInto('user_roles')
    .values({ user_id, role_id: await roleId(code) })
    .execute();

test('the app is as the person has it: who they are, what they may, what they see', async () => {
  const mine = await here.ask('POST', '/api/projects', { token: admin.token, body: { name: 'Só da Helena' } });
  const project = (await here.ask('POST', '/api/projects', { token: admin.token, body: { name: 'Esteira' } })).body.id;
  await here.join(project, bruno, 'viewer');
  const started = await start({ user_id: bruno.id });
  expect(started).toMatchObject({ status: 201, body: { expires_in: 600, kind: 'person', name: 'Bruno Salles' } });
  const { token } = started.body;
  const { body } = await me(token);
  expect(body).toMatchObject({
    id: bruno.id,
    name: 'Bruno Salles',
    roles: ['viewer'],
    viewing: { kind: 'person', name: 'Bruno Salles', by: { id: admin.id, name: 'Helena Prado' } },
  });
  expect(body.permissions).toEqual((await me(bruno.token)).body.permissions);
  expect(body.preferences).toBeUndefined();
  const seen = await here.ask('GET', '/api/projects', { token });
  expect(seen.body.data.map(({ name }: { name: string }) => name)).toEqual(['Esteira']);
  expect((await here.ask('GET', `/api/projects/${mine.body.id}`, { token })).status).toBe(404);
  expect((await here.ask('GET', '/api/users', { token })).body.permission).toBe('view:users');
});

test('as a role it is the caller with that role alone', async () => {
  const { token, kind } = (await start({ role_id: await roleId('member') })).body;
  expect(kind).toBe('role');
  const { body } = await me(token);
  expect(body).toMatchObject({ id: admin.id, roles: ['member'], viewing: { kind: 'role', name: 'Equipe' } });
  expect(body.permissions).not.toContain('manage:projects');
  expect((await here.ask('GET', '/api/audit-events', { token })).status).toBe(403);
});

const somewhere = (path: string) => path.replace(/\{\w+\}/g, '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c01');
const isAsked = ({ isPublic, streamStatuses: streams }: (typeof operations)[number]) => !isPublic && streams.size === 0;
const refused = operations.filter((operation) => isAsked(operation) && !operation.isAllowedInViewAs);
const read = operations.filter((operation) => isAsked(operation) && operation.isAllowedInViewAs);

test('all but GET is refused, save what is known to change nothing', () => {
  expect(read.filter(({ method }) => method !== 'GET').map(({ id }) => id)).toEqual([
    'verifyToken',
    'summarizeUnit',
    'checkMeetingTime',
    'endViewAs',
  ]);
  expect(refused.filter(({ method }) => method === 'GET').length).toBeGreaterThan(2);
});

describe('through the eyes of one who holds everything too', () => {
  let token: string;
  beforeAll(async () => {
    token = await as(await here.somebody('admin'));
  });

  test.each(refused.map((operation) => [operation.id, operation] as const))('%s is refused', async (_, operation) => {
    const { status, body } = await here.ask(operation.method, somewhere(operation.path), { token });
    expect([status, body.code]).toEqual([403, 'READ_ONLY']);
  });

  test('and nothing was changed: only reading is', async () => {
    expect((await me(token)).status).toBe(200);
    expect((await here.ask('POST', '/api/auth/verify', { token })).status).toBe(200);
  });
});

test('nobody sees by it what they do not hold: permissions, projects, units', async () => {
  const manager = await here.somebody('manager');
  expect((await start({ user_id: bruno.id }, manager)).body.permission).toBe('view:as_others');
  const role = (await here.ask('POST', '/api/roles', { token: admin.token, body: { code: 'olha', name: 'Olha' } }))
    .body;
  const { data } = (await here.ask('GET', '/api/permissions?limit=200', { token: admin.token })).body;
  const permission = data.find(({ code }: { code: string }) => code === 'view:as_others').id;
  await here.ask('POST', `/api/roles/${role.id}/permissions/${permission}`, { token: admin.token });
  await add(manager, 'olha');
  expect((await start({ user_id: admin.id }, manager)).body).toMatchObject({ code: 'FORBIDDEN' });
  expect((await start({ role_id: await roleId('finance') }, manager)).body.permission).toMatch(/finance/);
  const caio = await here.somebody('viewer', { name: 'Caio' });
  const token = await as(caio, manager);
  expect((await me(token)).status).toBe(200);
  // The other gets more, and the view ends by itself.
  const project = (await here.ask('POST', '/api/projects', { token: admin.token, body: { name: 'Sigilo' } })).body.id;
  await here.join(project, caio, 'viewer');
  await add(caio, 'finance');
  expect((await me(token)).status).toBe(401);
  await here.store.db
    .deleteFrom('user_roles')
    .where('user_id', '=', caio.id)
    .where('role_id', '=', await roleId('finance'))
    .execute();
  expect((await start({ user_id: caio.id }, manager)).body.permission).toBe('manage:projects');
  await here.join(project, manager, 'viewer');
  expect((await start({ user_id: caio.id }, manager)).status).toBe(201);
  await here.unit('Filial', caio);
  expect((await start({ user_id: caio.id }, manager)).body.permission).toBe('manage:units');
});

test('a CPF that only the person may see whole stays masked', async () => {
  const manager = await here.somebody('manager');
  const { id } = await here.store.db
    .selectFrom('roles')
    .where('code', '=', 'olha')
    .select('id')
    .executeTakeFirstOrThrow();
  await here.store.db.insertInto('user_roles').values({ user_id: manager.id, role_id: id }).execute();
  const rui = await here.somebody('manager', { tax_id: '52998224725' });
  const taxId = async (token: string) => (await here.ask('GET', `/api/users/${rui.id}`, { token })).body.tax_id;
  expect(await taxId(rui.token)).toBe('52998224725');
  expect(await taxId(await as(rui, manager))).toBe('***.982.247-**');
});

test('it ends: by whoever began it, after ten minutes, with their session, with the other', async () => {
  const dora = await here.somebody('viewer', { name: 'Dora' });
  const first = await as(dora);
  expect((await here.ask('DELETE', '/api/view-as', { token: first })).status).toBe(204);
  expect((await me(first)).status).toBe(401);
  const second = await as(dora);
  here.clock.ahead = 601_000;
  expect((await me(second)).body.code).toBe('TOKEN_EXPIRED');
  here.clock.ahead = 0;
  const other = await here.somebody('admin');
  const third = await as(dora, other);
  await here.ask('POST', '/api/auth/logout-all', { token: other.token });
  expect((await me(third)).status).toBe(401);
  const fourth = await as(dora);
  await here.ask('PATCH', `/api/users/${dora.id}`, { token: admin.token, body: { status: 'inactive' } });
  expect((await me(fourth)).status).toBe(401);
  expect((await start({ user_id: dora.id })).status).toBe(404);
  expect((await start({ user_id: admin.id })).status).toBe(400);
  expect((await start({})).status).toBe(400);
});

test('what is heard is what the other would hear, until it ends', async () => {
  const eva = await here.somebody('viewer', { name: 'Eva' });
  const token = await as(eva);
  const line = await here.listen({ ...eva, token });
  await here.ask('POST', '/api/projects', { token: admin.token, body: { name: 'Não ouvido' } });
  const project = (await here.ask('POST', '/api/projects', { token: admin.token, body: { name: 'Ouvido' } })).body.id;
  await here.join(project, eva, 'viewer');
  const body = { name: 'etapa' };
  const step = (await here.ask('POST', `/api/projects/${project}/steps`, { token: admin.token, body })).body.id;
  let event = await line.next();
  while (event && event.data.entity !== 'step') event = await line.next();
  expect(event?.data.entity_id).toBe(step);
  await here.ask('DELETE', '/api/view-as', { token });
  await here.ask('POST', `/api/projects/${project}/steps`, { token: admin.token, body });
  expect(await line.next()).toBeUndefined();
});

test('beginning, end and what was tried meanwhile stand in the log, by whoever looked', async () => {
  const fabio = await here.somebody('viewer', { name: 'Fabio Reis' });
  const token = await as(fabio);
  await here.ask('POST', '/api/projects', { token, body: { name: 'x' } });
  await here.ask('DELETE', '/api/view-as', { token });
  const { data } = (await here.ask('GET', `/api/audit-events?actor_id=${admin.id}&limit=3`, { token: admin.token }))
    .body;
  expect(data.map(({ verb, entity, name }: Record<string, string>) => [verb, entity, name])).toEqual([
    ['ended', 'view', 'Fabio Reis'],
    ['refused', 'operation', 'createProject'],
    ['started', 'view', 'Fabio Reis'],
  ]);
});
