import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ActOn, allows } from '#domain/access';
import type { Schema } from '#openapi/operations';
import { type Operation, operations } from '../http/contract.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

type Role = Schema<'MemberRole'>;
const roles: Role[] = ['viewer', 'checker', 'contributor', 'manager', 'owner'];
const inProject = operations.filter(({ access }) => access?.resource === 'project');

const actOf = ({ access }: Operation) => access?.act as ActOn<'project'>;

let here: Workspace;
let owner: TestPerson;
const members = {} as Record<Role, TestPerson>;
let stranger: TestPerson;
let projectId: string;
beforeAll(async () => {
  here = await openWorkspace();
  owner = await here.somebody('manager');
  stranger = await here.somebody('manager');
  projectId = (await here.ask('POST', '/api/projects', { token: owner.token, body: { name: 'p' } })).body.id;
  for (const role of roles) {
    members[role] = await here.somebody('member');
    await here.join(projectId, members[role], role);
  }
});
afterAll(() => here.close());

async function freshMember(id: string): Promise<string> {
  const { id: user_id } = await here.somebody('viewer');
  const created_at = new Date().toISOString();
  const member = { id: randomUUID(), project_id: id, user_id, role: 'viewer', created_at } as const;
  await here.store.db.insertInto('project_members').values(member).execute();
  return member.id;
}

/** A comment of somebody's own: nobody else may change it. */
async function freshComment(project_id: string, { id: author_id }: Pick<TestPerson, 'id'>): Promise<string> {
  const [id, now] = [randomUUID(), new Date().toISOString()];
  const marks = { created_at: now, updated_at: now, version: 1 };
  await here.store.db
    .insertInto('comments')
    .values({ id, project_id, author_id, body: 'c', ...marks })
    .execute();
  return id;
}

/** A path of an operation with fresh things in it, for some of the calls delete them. */
async function freshPath({ path, takesFile }: Operation, asker: Pick<TestPerson, 'id'> = owner): Promise<string> {
  const { token } = owner;
  let id = projectId;
  if (path === '/api/projects/{id}' || path.endsWith('/leave')) {
    id = (await here.ask('POST', '/api/projects', { token, body: { name: 'p' } })).body.id;
    for (const role of roles) await here.join(id, members[role], role);
  }
  const steps = `/api/projects/${id}/steps`;
  const step = path.includes('{stepId}') ? (await here.ask('POST', steps, { token, body: { name: 's' } })).body.id : '';
  const subSteps = `${steps}/${step}/sub-steps`;
  const subStep = path.includes('{subStepId}')
    ? (await here.ask('POST', subSteps, { token, body: { name: 'x' } })).body.id
    : '';
  const member = path.includes('{memberId}') ? await freshMember(id) : '';
  const email = `${randomUUID()}@fora.example`;
  const invitation = path.includes('{invitationId}')
    ? (await here.ask('POST', `/api/projects/${id}/invitations`, { token, body: { email, role: 'viewer' } })).body.id
    : '';
  const comment = path.includes('{commentId}') ? await freshComment(id, asker) : '';
  const attachment = path.includes('{attachmentId}') ? (await here.attach(id, owner)).body.id : '';
  return `${path}${takesFile ? '?name=nota.txt' : ''}`
    .replace('{id}', id)
    .replace('{attachmentId}', attachment)
    .replace('{commentId}', comment)
    .replace('{stepId}', step)
    .replace('{subStepId}', subStep)
    .replace('{memberId}', member)
    .replace('{invitationId}', invitation);
}

const bodyOf = ({ id, bodySchema, takesFile }: Operation) => {
  if (!bodySchema) return takesFile ? 'x' : undefined;
  if (id === 'changeMemberRole') return { role: 'checker' };
  if (id === 'createComment' || id === 'updateComment') return { body: 'c' };
  return id === 'setSubStepStatus' ? { status: true } : { name: 'n' };
};

const headersOf = ({ takesFile }: Operation): Record<string, string> =>
  takesFile ? { 'content-type': 'application/octet-stream' } : {};

describe.each(inProject.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  const ask = async (somebody: TestPerson) =>
    here.ask(operation.method, await freshPath(operation, somebody), {
      token: somebody.token,
      body: bodyOf(operation),
      headers: headersOf(operation),
    });

  test.each(roles)('by a %s', async (role) => {
    const { status, body } = await ask(members[role]);
    if (allows('project', actOf(operation), role)) expect(status).toBeLessThan(300);
    else expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
  });

  test('by somebody who is no member', async () => {
    expect(await ask(stranger)).toMatchObject({ status: 404, body: { message: 'Projeto não encontrado' } });
  });

  test.runIf(operation.method !== 'GET')('by somebody who is removed, demoted or signed out meanwhile', async () => {
    const { id, token } = await here.somebody('member');
    const path = await freshPath(operation, { id });
    const project_id = path.split('/')[3] ?? '';
    await here.join(project_id, { id } as TestPerson, 'owner');
    const theirs = here.store.db.updateTable('project_members').where('user_id', '=', id);
    const asked = async (meanwhile: () => Promise<unknown>) => {
      await here.meanwhile(meanwhile);
      const { status, body } = await here.ask(operation.method, path, {
        token,
        body: bodyOf(operation),
        headers: headersOf(operation),
      });
      return [status, body.code];
    };
    if (!allows('project', actOf(operation), 'viewer'))
      expect(await asked(() => theirs.set({ role: 'viewer' }).execute())).toEqual([403, 'FORBIDDEN']);
    await theirs.set({ role: 'owner' }).execute();
    const remove = () => here.store.db.deleteFrom('project_members').where('user_id', '=', id).execute();
    expect(await asked(remove)).toEqual([404, 'NOT_FOUND']);
    await here.join(project_id, { id } as TestPerson, 'owner');
    const signOut = () => here.ask('POST', '/api/auth/logout-all', { token });
    expect(await asked(signOut)).toEqual([401, 'TOKEN_INVALID']);
  });

  test('by somebody without a token', async () => {
    expect((await here.ask(operation.method, await freshPath(operation))).status).toBe(401);
  });
});

test('every permission of the contract is asked for', async () => {
  // A unit makes a member, so that it is the permission that is missing.
  const nobody = await here.somebody('viewer');
  await here.unit('Filial', nobody);
  await here.store.db.deleteFrom('user_roles').where('user_id', '=', nobody.id).execute();
  for (const operation of operations.filter(({ permission }) => permission !== 'none')) {
    const { status, body } = await here.ask(operation.method, await freshPath(operation), { token: nobody.token });
    expect([operation.id, status, body.permission]).toEqual([operation.id, 403, operation.permission]);
  }
});
