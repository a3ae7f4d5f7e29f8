import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let admin: TestPerson;
beforeAll(async () => {
  here = await openWorkspace();
  admin = await here.somebody('admin', { name: 'Helena Prado' });
});
afterAll(() => here.close());
let people = 0;
let next = '';
beforeEach(async () => {
  next = `alvo${++people}@fora.example`;
  await here.store.db.deleteFrom('attempts').execute();
});

/** Somebody who has some permissions beside those of everybody, by a role of their own. */
async function allowed(...codes: string[]): Promise<TestPerson> {
  const person = await here.somebody('member');
  const id = crypto.randomUUID();
  await here.store.db
    .insertInto('roles')
    .values({ id, code: `own-${id}`, name: 'Pessoas' })
    .execute();
  const found = await here.store.db.selectFrom('permissions').where('code', 'in', codes).select('id').execute();
  await here.store.db
    .insertInto('role_permissions')
    .values(found.map((each) => ({ role_id: id, permission_id: each.id })))
    .execute();
  await here.store.db.insertInto('user_roles').values({ user_id: person.id, role_id: id }).execute();
  return person;
}
const peopleManager = (...more: string[]) => allowed('view:users', 'manage:users', ...more);
const patch = (who: TestPerson, { id }: { id: string }, body: object) =>
  here.ask('PATCH', `/api/users/${id}`, { token: who.token, body });
const read = async (who: TestPerson, { id }: { id: string }) =>
  (await here.ask('GET', `/api/users/${id}`, { token: who.token })).body;
const project = async ({ token }: TestPerson) =>
  (await here.ask('POST', '/api/projects', { token, body: { name: 'Esteira' } })).body.id as string;
const linkTo = async (address: string, kind: 'token' | 'refuse' = 'token') =>
  new RegExp(`/auth/confirm-email#${kind}=(\\S+)`).exec((await here.mailTo(address)).at(-1) ?? '')?.[1] ?? '';
const confirm = (token: string) => here.ask('POST', '/api/auth/confirm-email', { body: { token } });

describe('somebody who manages people changes a colleague’s address and asks for a new password', () => {
  test('… of an owner of projects: is refused, and nothing is sent', async () => {
    const [attacker, victim] = [await peopleManager(), await here.somebody('member')];
    const id = await project(victim);
    expect(await patch(attacker, victim, { email: next })).toMatchObject({
      status: 403,
      body: { code: 'MORE_ACCESS', permission: 'manage:projects', message: /pode mais do que você/ },
    });
    await here.ask('POST', '/api/auth/forgot-password', { body: { email: next } });
    expect(await here.mailTo(next)).toEqual([]);
    expect((await here.ask('GET', `/api/projects/${id}`, { token: victim.token })).status).toBe(200);
  });

  test('… of somebody who can do no more: waits for the new address, and the present one can refuse', async () => {
    const [attacker, victim] = [await peopleManager(), await here.somebody('member')];
    const { status, body } = await patch(attacker, victim, { email: next });
    expect([status, body.email, body.pending_email.email, body.pending_email.requested_by]).toEqual([
      200,
      victim.email,
      next,
      'administrator',
    ]);
    await here.ask('POST', '/api/auth/forgot-password', { body: { email: next } });
    const token = await linkTo(next);
    expect((await here.mailTo(next)).some((text) => text.includes('/auth/forgot-password#token'))).toBe(false);
    expect((await here.mailTo(victim.email)).at(-1)).toMatch(/pessoa que administra.*a•••@fora\.example/s);
    const refusal = await linkTo(victim.email, 'refuse');
    expect((await here.ask('POST', '/api/auth/refuse-email', { body: { token: refusal } })).status).toBe(204);
    expect((await confirm(token)).status).toBe(401);
    expect((await read(admin, victim)).pending_email).toBe(null);
  });
});

describe('a person with less access cannot change another person’s sign-in data', () => {
  const bare = () => here.somebody('member');
  const cases: [string, boolean, () => Promise<[TestPerson, TestPerson]>][] = [
    ['as many permissions', true, async () => [await peopleManager(), await bare()]],
    ['a permission more', false, async () => [await peopleManager(), await here.somebody('finance')]],
    [
      'a unit more',
      false,
      async () => {
        const [actor, target] = [await peopleManager(), await bare()];
        await here.unit('Filial', target);
        return [actor, target];
      },
    ],
    [
      'the same role in a unit',
      true,
      async () => {
        const [actor, target] = [await peopleManager(), await bare()];
        await here.unit('Filial', actor, target);
        return [actor, target];
      },
    ],
    [
      'a higher role in a unit',
      false,
      async () => {
        const [actor, target] = [await peopleManager(), await bare()];
        const unit = await here.unit('Filial', actor, target);
        await here.store.db
          .updateTable('user_units')
          .set({ role: 'admin' })
          .where('unit_id', '=', unit)
          .where('user_id', '=', target.id)
          .execute();
        return [actor, target];
      },
    ],
    [
      'a unit more, where the actor manages all units',
      true,
      async () => {
        const [actor, target] = [await peopleManager('manage:units', 'view:units'), await bare()];
        await here.unit('Filial', target);
        return [actor, target];
      },
    ],
    [
      'a project more',
      false,
      async () => {
        const [actor, target] = [await peopleManager(), await bare()];
        await here.join(await project(admin), target, 'viewer');
        return [actor, target];
      },
    ],
    [
      'a higher role in a project',
      false,
      async () => {
        const [actor, target] = [await peopleManager(), await bare()];
        const id = await project(admin);
        await here.join(id, actor, 'contributor');
        await here.join(id, target, 'manager');
        return [actor, target];
      },
    ],
    [
      'a project that the actor owns',
      true,
      async () => {
        const [actor, target] = [await peopleManager(), await bare()];
        await here.join(await project(actor), target, 'manager');
        return [actor, target];
      },
    ],
    [
      'a project of their own, which the actor manages',
      false,
      async () => {
        const [actor, target] = [await peopleManager(), await bare()];
        await here.join(await project(target), actor, 'manager');
        return [actor, target];
      },
    ],
    [
      'a project of their own, where the actor manages all projects',
      true,
      async () => {
        const [actor, target] = [await peopleManager('manage:projects'), await bare()];
        await project(target);
        return [actor, target];
      },
    ],
  ];

  test.each(cases)('%s: allowed %s', async (_, isAllowed, make) => {
    const [actor, target] = await make();
    expect((await read(actor, target)).has_more_access).toBe(!isAllowed);
    const told = (await here.ask('GET', '/api/users?limit=200', { token: actor.token })).body.data;
    expect(told.find(({ id }: { id: string }) => id === target.id).has_more_access).toBe(!isAllowed);
    const status = (allowed: number) => (isAllowed ? allowed : 403);
    const ask = (method: string, path: string) =>
      here.ask(method, `/api/users/${target.id}${path}`, { token: actor.token });
    expect((await patch(actor, target, { email: next })).status).toBe(status(200));
    expect((await ask('DELETE', '/email-change')).status).toBe(status(204));
    expect((await ask('DELETE', '/sessions')).status).toBe(status(204));
    expect((await patch(actor, target, { status: 'inactive' })).status).toBe(status(200));
    // A job title is no sign-in data, so the permissions alone decide.
    if (_ !== 'a permission more') expect((await patch(actor, target, { job_title: 'Técnica' })).status).toBe(200);
  });

  test('seeing the app as they do is refused by the same comparison', async () => {
    for (const [, isAllowed, make] of cases) {
      const [actor, target] = await make();
      const more = await here.store.db
        .selectFrom('permissions')
        .where('code', '=', 'view:as_others')
        .select('id')
        .executeTakeFirstOrThrow();
      const roles = await here.store.db
        .selectFrom('user_roles as m')
        .innerJoin('roles as r', 'r.id', 'm.role_id')
        .where('m.user_id', '=', actor.id)
        .where('r.code', 'like', 'own-%')
        .select('r.id')
        .executeTakeFirstOrThrow();
      await here.store.db
        .insertInto('role_permissions')
        .values({ role_id: roles.id, permission_id: more.id })
        .execute();
      const { status } = await here.ask('POST', '/api/view-as', { token: actor.token, body: { user_id: target.id } });
      expect(status).toBe(isAllowed ? 201 : 403);
    }
  });
});

test('a mistyped address of an unused account is corrected at once, and told there', async () => {
  const { body } = await here.ask('POST', '/api/users', {
    token: admin.token,
    body: { name: 'Ana Souza', email: `errado-${next}` },
  });
  await here.ask('POST', '/api/auth/forgot-password', { body: { email: `errado-${next}` } });
  const reset = /#token=(\S+)/.exec((await here.mailTo(`errado-${next}`)).at(-1) ?? '')?.[1];
  const corrected = await patch(admin, body, { email: next });
  expect([corrected.body.email, corrected.body.pending_email]).toEqual([next, null]);
  expect((await here.mailTo(next)).at(-1)).toMatch(/Helena Prado.*\/auth\/forgot-password/s);
  const old = await here.ask('POST', '/api/auth/reset-password', {
    body: { token: reset, password: 'novelo-de-linha-azul' },
  });
  expect(old.status).toBe(401);
});

test('an account that was never signed in to but has a project waits for its new address', async () => {
  const { body } = await here.ask('POST', '/api/users', {
    token: admin.token,
    body: { name: 'Ana Souza', email: `errado-${next}` },
  });
  await here.store.db
    .insertInto('project_members')
    .values({
      project_id: await project(admin),
      user_id: body.id,
      role: 'viewer',
      created_at: new Date().toISOString(),
    })
    .execute();
  const asked = await patch(admin, body, { email: next });
  expect([asked.body.email, asked.body.pending_email.email]).toEqual([`errado-${next}`, next]);
  expect((await confirm(await linkTo(next))).status).toBe(204);
  expect((await read(admin, body)).email).toBe(next);
});

test('an administrator cannot change their own address without the password', async () => {
  const { status, body } = await patch(admin, admin, { email: next });
  expect([status, body.code]).toEqual([409, 'OWN_ACCOUNT']);
  expect(body.message).toMatch(/Configurações › Segurança/);
});

test('an administrator lets somebody keep their address after all', async () => {
  const ana = await here.somebody('member');
  await patch(admin, ana, { email: next });
  expect((await here.ask('DELETE', `/api/users/${ana.id}/email-change`, { token: admin.token })).status).toBe(204);
  expect((await confirm(await linkTo(next))).status).toBe(401);
});

test('an account is added only to units that its creator administers', async () => {
  const [actor, unit] = [await peopleManager(), await here.unit('Filial', admin)];
  const make = (token: string) =>
    here.ask('POST', '/api/users', { token, body: { name: 'Duplo', email: next, unit_ids: [unit] } });
  expect((await make(actor.token)).status).toBe(403);
  expect((await make(admin.token)).status).toBe(201);
});
