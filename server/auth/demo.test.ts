import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword, demoPeople } from '../store/demo/people.ts';
import { demoProjects } from '../store/demo/projects.ts';
import { type Loose, openWorkspace, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
beforeAll(async () => {
  here = await openWorkspace({}, { demo: true });
});
afterAll(() => here.close());

const signIn = (email: string) =>
  here.ask('POST', '/api/auth/authenticate', { body: { email, password: demoPassword } });

/** Signs in as the form does, with the code from the outbox. */
async function signInByCode(email: string, phone: string): Promise<Loose> {
  const post = async (path: string, body: object) => (await here.ask('POST', `/api/auth/${path}`, { body })).body;
  const { challengeId } = await post('sign-in', { email, password: demoPassword });
  const { token: userAccessToken } = await post('otp/verify', { challengeId, code: await here.codeTo(phone) });
  return post('authenticate', { userAccessToken });
}

test('every demonstration account signs in with its role', async () => {
  for (const { email, role, name, phone } of Object.values(demoPeople)) {
    const { accessToken: token } = phone ? await signInByCode(email, phone) : (await signIn(email)).body;
    expect((await here.ask('GET', '/api/auth/me', { token })).body).toMatchObject({ name, roles: [role] });
  }
});

test('the demonstration shows every status, and says that it is one', async () => {
  const { accessToken: token } = (await signIn('admin@trama.example')).body;
  const { data } = (await here.ask('GET', '/api/projects', { token })).body;
  expect(data).toHaveLength(demoProjects.length);
  expect(data.every(({ is_sample }: Loose) => is_sample)).toBe(true);
  expect(new Set(data.map(({ status }: Loose) => status)).size).toBe(5);
  const details = await Promise.all(data.map(({ id }: Loose) => here.ask('GET', `/api/projects/${id}`, { token })));
  const steps = details.flatMap(({ body }) => body.steps);
  expect(new Set(steps.map(({ status }) => status)).size).toBe(6);
  for (const { body } of details) {
    const sum = (key: string) => body.steps.reduce((all: number, step: Loose) => all + step.progress[key], 0);
    expect(body.progress).toEqual({ done: sum('done'), total: sum('total') });
  }
  const { members } = await here.store.db
    .selectFrom('project_members')
    .select(({ fn }) => fn.count<number>('role').distinct().as('members'))
    .executeTakeFirstOrThrow();
  expect(members).toBe(5);
});

test('the next code follows on those of the demonstration', async () => {
  const { accessToken: token } = (await signIn('member@trama.example')).body;
  expect((await here.ask('POST', '/api/projects', { token, body: { name: 'Novo' } })).body.code).toBe('PRJ-009');
});

test('where there may be no demonstration, its accounts and their tokens are refused', async () => {
  const { accessToken: token, refreshToken } = (await signIn('admin@trama.example')).body;
  here.config.demo = false;
  expect((await here.ask('GET', '/api/auth/me', { token })).body.code).toBe('TOKEN_INVALID');
  expect((await here.ask('POST', '/api/auth/refresh', { body: { refreshToken } })).status).toBe(401);
  expect((await signIn('admin@trama.example')).body.code).toBe('INVALID_CREDENTIALS');
  here.config.demo = true;
  expect((await here.ask('GET', '/api/auth/me', { token })).status).toBe(200);
});
