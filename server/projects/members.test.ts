import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schema } from '#openapi/operations';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let ana: TestPerson;
let bia: TestPerson;
let caio: TestPerson;
let admin: TestPerson;
let project: string;
beforeAll(async () => {
  here = await openWorkspace();
  ana = await here.somebody('member', { name: 'Ana Souza' });
  bia = await here.somebody('member', { name: 'Bia Lima' });
  caio = await here.somebody('member', { name: 'Caio Reis' });
  admin = await here.somebody('admin', { name: 'Helena Prado' });
});
afterAll(() => here.close());

const ask = (who: TestPerson, method: string, path: string, body?: unknown) =>
  here.ask(method, `/api/projects/${project}${path}`, { token: who.token, body });
const members = async (): Promise<Schema<'Member'>[]> => (await ask(admin, 'GET', '/members')).body.data;
const memberOf = async (who: TestPerson) => (await members()).find(({ user }) => user.id === who.id)?.id ?? '';
const setRole = async (by: TestPerson, of: TestPerson, role: string) =>
  ask(by, 'PATCH', `/members/${await memberOf(of)}/role`, { role });
const remove = async (by: TestPerson, of: TestPerson) => ask(by, 'DELETE', `/members/${await memberOf(of)}`);

beforeEach(async () => {
  project = (await here.ask('POST', '/api/projects', { token: ana.token, body: { name: 'Esteira' } })).body.id;
  await here.join(project, caio, 'contributor');
  await here.join(project, bia, 'manager');
});

test('members come by role and then by name, with their addresses, and say which is oneself', async () => {
  const dora = await here.somebody('member', { name: 'Ágata Dias' });
  await here.join(project, dora, 'contributor');
  const { body } = await ask(caio, 'GET', '/members');
  expect(body.data.map(({ user, role, is_you }: Schema<'Member'>) => [user.name, role, is_you])).toEqual([
    ['Ana Souza', 'owner', false],
    ['Bia Lima', 'manager', false],
    ['Caio Reis', 'contributor', true],
    ['Ágata Dias', 'contributor', false],
  ]);
  expect(body.data[0].user).toEqual({ id: ana.id, name: 'Ana Souza', email: ana.email });
  expect((await ask(caio, 'GET', '')).body.members_count).toBe(4);
  const first = (await ask(caio, 'GET', '/members?limit=3')).body;
  const rest = (await ask(caio, 'GET', `/members?limit=3&cursor=${first.page.next_cursor}`)).body;
  expect([...first.data, ...rest.data]).toEqual(body.data);
  expect((await ask(caio, 'GET', '/members?cursor=abc')).status).toBe(400);
});

test('managers change roles, but those of owners are for owners', async () => {
  expect((await setRole(bia, caio, 'checker')).body).toMatchObject({ role: 'checker', user: { id: caio.id } });
  for (const refused of [await setRole(bia, caio, 'owner'), await setRole(bia, ana, 'manager')])
    expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  expect((await setRole(ana, bia, 'owner')).body.role).toBe('owner');
  expect((await setRole(bia, ana, 'manager')).body.role).toBe('manager');
  expect((await setRole(admin, ana, 'owner')).body.role).toBe('owner');
  expect((await setRole(ana, ana, 'owner')).status).toBe(200);
});

test('the last owner stays one, and stays', async () => {
  const last = { status: 409, body: { code: 'LAST_OWNER' } };
  expect(await setRole(ana, ana, 'manager')).toMatchObject(last);
  expect(await setRole(admin, ana, 'viewer')).toMatchObject(last);
  expect(await remove(admin, ana)).toMatchObject(last);
  expect(await ask(ana, 'DELETE', '/members/leave')).toMatchObject(last);
});

test('of two owners who leave at once, one stays', async () => {
  await setRole(ana, bia, 'owner');
  const left = await Promise.all([ask(ana, 'DELETE', '/members/leave'), ask(bia, 'DELETE', '/members/leave')]);
  expect(left.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect((await members()).filter(({ role }) => role === 'owner')).toHaveLength(1);
});

test('managers remove anybody but owners, and what was theirs to do is nobody’s', async () => {
  const step = async (status: string) =>
    (await ask(ana, 'POST', '/steps', { name: status, status, assignee_id: caio.id })).body;
  const [open, done] = [await step('todo'), await step('done')];
  expect((await remove(bia, ana)).status).toBe(403);
  expect((await remove(caio, bia)).status).toBe(403);
  expect((await remove(bia, caio)).status).toBe(204);
  expect((await ask(caio, 'GET', '')).status).toBe(404);
  expect((await ask(ana, 'GET', `/steps/${open.id}`)).body).toMatchObject({ assignee: null, version: 2 });
  expect((await ask(ana, 'GET', `/steps/${done.id}`)).body).toMatchObject({ assignee: { id: caio.id }, version: 1 });
  expect((await ask(ana, 'GET', '/activity')).body.data[0]).toMatchObject({
    verb: 'left',
    entity: 'member',
    label: 'Caio Reis',
    actor: { id: bia.id },
    changes: [{ field: 'assigned_steps', before: 1, after: 0 }],
  });
  expect((await ask(bia, 'DELETE', `/members/${project}`)).body.message).toBe('Membro não encontrado');
});

test('a member leaves, and who is there by a permission alone is no member', async () => {
  expect((await ask(caio, 'DELETE', '/members/leave')).status).toBe(204);
  expect((await ask(caio, 'DELETE', '/members/leave')).body.message).toBe('Projeto não encontrado');
  expect(await ask(admin, 'DELETE', '/members/leave')).toMatchObject({
    status: 404,
    body: { message: 'Membro não encontrado' },
  });
});
