import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schema } from '#openapi/operations';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';
import { operations } from './contract.ts';
import { createResponseValidator } from './response-validation.ts';

let here: Workspace;
let ana: TestPerson;
let project: { id: string };
beforeAll(async () => {
  here = await openWorkspace();
  ana = await here.somebody('member');
  project = (await here.ask('POST', '/api/projects', { token: ana.token, body: { name: 'Esteira' } })).body;
});
afterAll(() => here.close());

const none = `a@${'b'.repeat(64)}.example`;
const get = async (path: string) => (await here.ask('GET', path, { token: ana.token })).body;

test('an address that no answer could tell is refused before it is kept', async () => {
  const invite = (email: string) =>
    here.ask('POST', '/api/invitations/project', {
      token: ana.token,
      body: { project_id: project.id, email, role: 'viewer' },
    });
  const { status, body } = await invite(none);
  expect([status, body.details[0].field]).toEqual([400, 'email']);
  const longest = `${'a'.repeat(64)}@${'b'.repeat(63)}.example`;
  expect((await invite(longest)).body.email).toBe(longest);
  const { data } = await get(`/api/invitations/by-project/${project.id}`);
  expect(data.map(({ email }: Schema<'Invitation'>) => email)).toEqual([longest]);
});

test('a row that went wrong takes no others along', async () => {
  const bia = await here.somebody('member', { email: none });
  await here.join(project.id, bia, 'viewer');
  const { data, page } = await get(`/api/projects/${project.id}/members`);
  expect(data.map(({ user }: Schema<'Member'>) => user.id)).toEqual([ana.id]);
  expect(page).toEqual({ limit: 50, next_cursor: null });
});

test('which row it was is told to the log, without what stands in it', () => {
  const listMembers = operations.find(({ id }) => id === 'listMembers');
  const told: unknown[] = [];
  const row = (email: string) => ({
    id: project.id,
    role: 'viewer',
    is_you: false,
    joined_at: '2026-11-22T00:00:00.000Z',
    user: { id: ana.id, name: 'Ana', email },
  });
  const body = { data: [row(none), row(ana.email)], page: { limit: 50, next_cursor: null } };
  if (!listMembers) throw new Error('No such operation');
  const { validate } = createResponseValidator(listMembers, {
    error: (what: unknown) => void told.push(what),
  } as never);
  expect(validate({ status: 200, body }).body).toEqual({ ...body, data: [row(ana.email)] });
  const fault = '/user/email that must match format "email"';
  expect(told).toEqual([{ operation: 'listMembers', id: project.id, fault }]);
  // What is wrong with the list itself cannot be left out.
  expect(() => validate({ status: 200, body: { ...body, page: {} } })).toThrow('listMembers answered 200 with /page');
});
