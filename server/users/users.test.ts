import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordActivity } from '../kernel/activity/record.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';
import { userSubject } from './subject.ts';

let here: Workspace;
let admin: TestPerson;
beforeAll(async () => {
  here = await openWorkspace();
  admin = await here.somebody('admin', { name: 'Helena Prado' });
});
afterAll(() => here.close());

const ask = (method: string, path: string, body?: object, { token } = admin) =>
  here.ask(method, `/api/users${path}`, { token, body });
const create = (body: object, who = admin) => ask('POST', '', body, who);
const patch = (id: string, body: object, who = admin) => ask('PATCH', `/${id}`, body, who);
const remove = ({ id }: Pick<TestPerson, 'id'>, who = admin) => ask('DELETE', `/${id}`, undefined, who);
const roleId = async (code: string) =>
  (await here.store.db.selectFrom('roles').where('code', '=', code).select('id').executeTakeFirstOrThrow()).id;
const grant = async ({ id: user_id }: TestPerson, ...codes: string[]) => {
  for (const code of codes)
    await here.store.db
      .insertInto('user_roles')
      .values({ user_id, role_id: await roleId(code) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
};
const names = async (query: string, who = admin) =>
  (await ask('GET', `?${query}`, undefined, who)).body.data.map(({ name }: { name: string }) => name);
const holds = async ({ token }: TestPerson) => (await here.ask('GET', '/api/auth/me', { token })).status === 200;

test('an account is given with roles and units; who it is for is told, and chooses a password', async () => {
  const unit = await here.unit('Filial');
  const { status, body } = await create({
    name: ' maria DAS dores ',
    email: 'Maria@Trama.example',
    job_title: 'Técnica',
    tax_id: '52998224725',
    unit_ids: [unit],
    role_ids: [await roleId('member')],
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: 'Maria das Dores',
    email: 'maria@trama.example',
    tax_id: '52998224725',
    status: 'invited',
    roles: [{ code: 'member' }],
    units: [{ id: unit, role: 'member', since: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\.\d{3}Z$/) }],
    last_seen_at: null,
    email_verified_at: null,
    deactivated_at: null,
    terms_accepted: null,
    avatar_at: null,
    version: 1,
  });
  expect(body.permissions).toContain('view:projects');
  expect((await here.mailTo('maria@trama.example')).at(-1)).toMatch(/Helena Prado.*\/auth\/forgot-password/s);
  await here.ask('POST', '/api/auth/forgot-password', { body: { email: body.email } });
  const token = /#token=(\S+)/.exec((await here.mailTo(body.email)).at(-1) ?? '')?.[1];
  const password = 'tear-de-algodao-cru';
  await here.ask('POST', '/api/auth/reset-password', { body: { token, password } });
  const come = (await ask('GET', `/${body.id}`)).body;
  expect([come.status, typeof come.email_verified_at]).toEqual(['active', 'string']);
  await here.ask('POST', '/api/auth/sign-in', { body: { email: body.email, password } });
  expect((await ask('GET', `/${body.id}`)).body.last_seen_at).toBeTruthy();
});

test('a name that is a script is a name: kept as written, and text wherever it is read', async () => {
  const name = `<script>alert('oi')</script>`;
  const unit = await here.ask('POST', '/api/units', { token: admin.token, body: { name } });
  const made = await create({ name, email: 'roteiro@trama.example', unit_ids: [unit.body.id] });
  expect([unit.body.name, made.body.name, made.body.units[0].name]).toEqual([name, name, name]);
  const read = await ask('GET', `/${made.body.id}`);
  expect(read.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(read.headers.get('x-content-type-options')).toBe('nosniff');
  expect(read.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await names('search=script')).toEqual([name]);
});

test('what is wrong is told by field, and an address has one account', async () => {
  const wrong = await create({ name: ' ', email: 'x', tax_id: '11111111111', unit_ids: [admin.id] });
  expect([wrong.status, wrong.body.error]).toEqual([400, 'Dados inválidos']);
  expect(wrong.body.details.map(({ field }: { field: string }) => field).sort()).toEqual(['email', 'name', 'tax_id']);
  expect((await create({ name: 'A', email: 'a@x.example', unit_ids: [admin.id] })).body.details).toMatchObject([
    { field: 'unit_ids' },
  ]);
  expect((await create({ name: 'A', email: 'a@x.example', role_ids: [admin.id] })).body.details).toMatchObject([
    { field: 'role_ids' },
  ]);
  const both = await Promise.all([1, 2, 3].map(() => create({ name: 'Dupla', email: 'dupla@x.example' })));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const taken = await patch((await here.somebody('member')).id, { email: 'DUPLA@x.example' });
  expect([taken.status, taken.body.code, taken.body.message]).toEqual([
    409,
    'EMAIL_TAKEN',
    'Já existe uma conta com este e-mail.',
  ]);
  expect((await here.ask('GET', '/api/users')).body.message).toBe('No token available');
});

test('people are searched, filtered, sorted and paged', async () => {
  const unit = await here.unit('Norte', await here.somebody('viewer', { name: 'Ágata Zini' }));
  await here.somebody('manager', { name: 'Agata Ávila', status: 'inactive' });
  expect(await names('search=agata')).toEqual(['Agata Ávila', 'Ágata Zini']);
  expect(await names('search=agata&sort_order=desc')).toEqual(['Ágata Zini', 'Agata Ávila']);
  expect(await names('search=agata&status=inactive')).toEqual(['Agata Ávila']);
  expect(await names(`search=agata&role_id=${await roleId('viewer')}`)).toEqual(['Ágata Zini']);
  expect(await names(`unit_id=${unit}`)).toEqual(['Ágata Zini']);
  expect(await names('search=agata&seen=never')).toHaveLength(2);
  expect(await names('search=agata&seen=week')).toEqual([]);
  expect(await names('search=%25')).toEqual([]);
  for (const sort of ['name', 'email', 'created_at', 'last_seen_at']) {
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const { status, body } = await ask('GET', `?limit=2&sort_by=${sort}${cursor}`);
      expect(status).toBe(200);
      seen.push(...body.data.map(({ id }: { id: string }) => id));
      if (!body.page.next_cursor) break;
      cursor = `&cursor=${body.page.next_cursor}`;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength((await names('limit=200')).length);
  }
});

test('a CPF is whole only for whoever may see it, in answers, searches and what is told of changes', async () => {
  const someone = await here.somebody('member', { name: 'Célia Cpf' });
  const manager = await here.somebody('manager');
  await patch(someone.id, { tax_id: '52998224725' });
  const shown = async (who: TestPerson) => (await ask('GET', `/${someone.id}`, undefined, who)).body.tax_id;
  expect(await shown(admin)).toBe('52998224725');
  expect(await shown(manager)).toBe('***.982.247-**');
  expect(await names('search=529.982', admin)).toContain('Célia Cpf');
  expect(await names('search=529.982', manager)).toEqual([]);
  const told = await here.store.db.selectFrom('activity').where('entity_id', '=', someone.id).selectAll().execute();
  expect(JSON.stringify(told)).not.toContain('52998224725');
});

test('who is deactivated is signed out at once, and comes back only when let in again', async () => {
  const ana = await here.somebody('member');
  expect(await holds(ana)).toBe(true);
  const { body } = await patch(ana.id, { status: 'inactive', version: 1 });
  expect(body).toMatchObject({ status: 'inactive', deactivated_at: expect.any(String), version: 2 });
  expect(await holds(ana)).toBe(false);
  expect((await patch(ana.id, { status: 'active', version: 1 })).body.code).toBe('STALE_VERSION');
  expect((await patch(ana.id, { status: 'active', version: 2 })).body.status).toBe('invited');
  expect(await holds(ana)).toBe(false);
});

test('nobody changes whoever may do more, gives what they have not, or closes their own account', async () => {
  const manager = await here.somebody('manager');
  const role = await roleId('finance');
  const { id: own } = await here.store.db
    .insertInto('roles')
    .values({ id: crypto.randomUUID(), code: 'people', name: 'Pessoas' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const permission = await here.store.db
    .selectFrom('permissions')
    .where('code', '=', 'manage:users')
    .select('id')
    .executeTakeFirstOrThrow();
  await here.store.db.insertInto('role_permissions').values({ role_id: own, permission_id: permission.id }).execute();
  await grant(manager, 'people');
  expect((await patch(admin.id, { email: 'mine@x.example' }, manager)).body.message).toMatch(/pode mais do que você/);
  expect((await remove(admin, manager)).status).toBe(403);
  expect((await ask('DELETE', `/${admin.id}/sessions`, undefined, manager)).status).toBe(403);
  expect((await create({ name: 'F', email: 'f@x.example', role_ids: [role] }, manager)).body.code).toBe('FORBIDDEN');
  expect((await create({ name: 'C', email: 'c@x.example', tax_id: '52998224725' }, manager)).body.permission).toBe(
    'view:personal_data',
  );
  expect((await create({ name: 'M', email: 'm@x.example', role_ids: [await roleId('member')] }, manager)).status).toBe(
    201,
  );
  expect((await patch(manager.id, { status: 'inactive' }, manager)).body.code).toBe('OWN_ACCOUNT');
  const member = await here.somebody('member');
  expect((await patch(manager.id, { job_title: 'x' }, member)).body.permission).toBe('manage:users');
});

test('the last administrator stays, also when two rob each other at once', async () => {
  for (const act of [
    (of: TestPerson, by: TestPerson) => patch(of.id, { status: 'inactive' }, by),
    (of: TestPerson, by: TestPerson) => remove(of, by),
  ]) {
    const [one, two] = [await here.somebody('admin'), await here.somebody('admin')];
    const others = await here.store.db
      .updateTable('users')
      .set({ status: 'inactive' })
      .where('id', 'in', (eb) => eb.selectFrom('user_roles').select('user_id'))
      .where('id', 'not in', [one.id, two.id])
      .where('status', '=', 'active')
      .returning('id')
      .execute();
    const told = await Promise.all([act(one, two), act(two, one)]);
    expect(told.filter(({ status }) => status < 300)).toHaveLength(1);
    const left = (await holds(one)) ? one : two;
    await here.store.db.updateTable('users').set({ status: 'active' }).where('id', '=', admin.id).execute();
    // The other administrator has only the permissions, by another role.
    await here.store.db.deleteFrom('user_roles').where('user_id', '=', admin.id).execute();
    const { id } = await here.store.db
      .insertInto('roles')
      .values({ id: crypto.randomUUID(), code: `all-${left.id}`, name: 'Tudo' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const all = await here.store.db.selectFrom('permissions').select('id').execute();
    await here.store.db
      .insertInto('role_permissions')
      .values(all.map((each) => ({ role_id: id, permission_id: each.id })))
      .execute();
    await here.store.db.insertInto('user_roles').values({ user_id: admin.id, role_id: id }).execute();
    expect((await act(left, admin)).body).toMatchObject({
      code: 'LAST_ADMINISTRATOR',
      message: expect.stringContaining('ao menos uma pessoa administradora'),
    });
    await grant(admin, 'admin');
    await here.store.db
      .updateTable('users')
      .set({ status: 'active' })
      .where('id', 'in', others.map((each) => each.id).concat(admin.id))
      .where('anonymized_at', 'is', null)
      .execute();
  }
});

test('who is deleted is nobody any more: what stays does not name them', async () => {
  const bia = await here.somebody('member', { name: 'Bia Some' });
  const unit = await here.unit('Sul', bia);
  const project = await here.ask('POST', '/api/projects', { token: bia.token, body: { name: 'Dela' } });
  const traces = await ask('GET', `/${bia.id}/traces`);
  expect(traces.body).toMatchObject({
    goes: { sessions: 1, roles: 1, units: 1, memberships: 1 },
    stays: { activity: 1, projects: 1 },
    sole_owner_of: [{ id: project.body.id, name: 'Dela' }],
  });
  const refused = await remove(bia);
  expect([refused.status, refused.body.code]).toEqual([409, 'IN_USE']);
  expect(refused.body.message).toMatch(/única responsável por um projeto/);
  await here.join(project.body.id, admin, 'owner');
  expect((await remove(admin, admin)).body.code).toBe('OWN_ACCOUNT');
  const invited = { subject: { kind: 'unit', id: unit }, verb: 'invited', entity: 'invitation' } as const;
  const about = { entity_id: crypto.randomUUID(), label: bia.email };
  await here.store.transaction((tx) =>
    recordActivity(tx, { ...invited, ...about }, { person: null, now: new Date().toISOString() }),
  );
  expect((await remove(bia)).status).toBe(204);
  const told = await here.store.db.selectFrom('activity').where('entity', '=', 'invitation').select('label').execute();
  expect(told.map(({ label }) => label)).not.toContain(bia.email);
  expect(await holds(bia)).toBe(false);
  expect((await remove(bia)).body.message).toBe('Usuário não encontrado');
  expect((await ask('GET', `/${bia.id}`)).status).toBe(404);
  expect(await names('search=bia+some')).toEqual([]);
  expect(await names(`unit_id=${unit}`)).toEqual([]);
  const kept = await here.store.db.selectFrom('users').where('id', '=', bia.id).selectAll().executeTakeFirstOrThrow();
  expect(kept).toMatchObject({ name: 'Conta excluída', status: 'inactive', phone: null, password_hash: '-' });
  for (const table of ['activity', 'users', 'invitations'] as const)
    expect(JSON.stringify(await here.store.db.selectFrom(table).selectAll().execute())).not.toMatch(/Bia Some/);
  expect((await create({ name: 'Bia Some', email: bia.email })).status).toBe(201);
});

test('people come into units and leave them by whoever administers the unit', async () => {
  const [boss, ana, stranger] = [
    await here.somebody('manager'),
    await here.somebody('member', { name: 'Ana Unidade' }),
    await here.somebody('manager'),
  ];
  const unit_id = await here.unit('Oeste', boss);
  await here.store.db.updateTable('user_units').set({ role: 'admin' }).where('unit_id', '=', unit_id).execute();
  const link = { user_id: ana.id, unit_id };
  const assign = (body: object, who = boss) => ask('POST', '/assign-unit', body, who);
  const leave = (body: object, who = boss) => ask('DELETE', '/remove-unit', body, who);
  expect((await assign(link)).body.units).toMatchObject([{ id: unit_id, role: 'member' }]);
  expect((await assign({ ...link, role: 'admin' })).body.units).toMatchObject([{ role: 'admin' }]);
  expect((await assign(link, stranger)).body.message).toBe('Unidade não encontrada');
  expect((await assign({ ...link, unit_id: ana.id })).status).toBe(404);
  expect((await assign({ ...link, user_id: unit_id })).body.message).toBe('Usuário não encontrado');
  expect((await assign({ unit_id })).body.error).toBe('Dados inválidos');
  await here.ask('PATCH', `/api/units/${unit_id}`, { token: admin.token, body: { manager_id: ana.id } });
  expect((await leave(link)).body).toMatchObject({ code: 'IN_USE', message: expect.stringContaining('Oeste') });
  await here.ask('PATCH', `/api/units/${unit_id}`, { token: admin.token, body: { manager_id: null } });
  expect((await leave(link)).status).toBe(204);
  expect((await leave(link)).body.message).toBe('Esta pessoa não é da unidade.');
  const told = await here.store.db
    .selectFrom('activity')
    .where('entity_id', '=', ana.id)
    .where('subject_kind', '=', 'user')
    .select('verb')
    .orderBy('seq')
    .execute();
  expect(told.map(({ verb }) => verb)).toEqual(['joined', 'changed', 'left']);
});

test('a session is ended from the page of its person', async () => {
  const ana = await here.somebody('member');
  const { body } = await ask('GET', `/${ana.id}/sessions`);
  expect(body.data).toMatchObject([{ is_current: false }]);
  expect((await ask('DELETE', `/${admin.id}/sessions/${body.data[0].id}`)).body.message).toBe('Sessão não encontrada');
  expect((await ask('DELETE', `/${ana.id}/sessions/${body.data[0].id}`)).status).toBe(204);
  expect(await holds(ana)).toBe(false);
  const bia = await here.somebody('member');
  expect((await ask('DELETE', `/${bia.id}/sessions`)).status).toBe(204);
  expect(await holds(bia)).toBe(false);
});

test('of somebody’s projects one sees those that one sees anyway', async () => {
  const [ana, manager] = [await here.somebody('member'), await here.somebody('manager')];
  const { id } = (await here.ask('POST', '/api/projects', { token: ana.token, body: { name: 'Fio' } })).body;
  const projects = async (who: TestPerson) => (await ask('GET', `/${ana.id}/projects`, undefined, who)).body.data;
  expect(await projects(admin)).toMatchObject([{ id, name: 'Fio', role: 'owner' }]);
  expect(await projects(manager)).toEqual([]);
  await here.join(id, manager, 'viewer');
  expect(await projects(manager)).toHaveLength(1);
});

test('what happens to people is heard by themselves and by whoever sees all of them', async () => {
  const [ana, bia] = [await here.somebody('member'), await here.somebody('member')];
  const entry = { subject_id: ana.id } as Parameters<Awaited<ReturnType<typeof userSubject.audience>>>[0];
  const audience = await userSubject.audience(here.store.db, [ana.id], [ana.id, bia.id, admin.id]);
  expect([ana, bia, admin].map(({ id }) => audience(entry, id) !== undefined)).toEqual([true, false, true]);
});
