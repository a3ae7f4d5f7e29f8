import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword, demoPeople } from '../kernel/demo-cast.ts';
import { demoProjects } from '../projects/demo/projects.ts';
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

test('the demonstration has templates, plans, invitations and a past', async () => {
  const ask = async (token: string, path: string) => (await here.ask('GET', `/api/${path}`, { token })).body;
  const { accessToken: helena } = (await signIn('admin@trama.example')).body;
  const { accessToken: tiago } = (await signIn('member@trama.example')).body;
  const templates = (await ask(tiago, 'projects?template=true&sort_by=name&sort_order=asc')).data;
  expect(templates.map(({ name }: Loose) => name)).toEqual([
    'Célula robotizada',
    'Chatbot de atendimento',
    'Integração de sistemas',
  ]);
  const work = (await ask(tiago, 'my-work')).data;
  expect(work.length).toBeGreaterThan(2);
  expect(work.some(({ start_date, due_date }: Loose) => start_date && start_date <= due_date)).toBe(true);
  const [waiting] = (await ask(tiago, 'invitations/pending')).data;
  expect(waiting.target.name).toBe('Célula robotizada de paletização');
  expect((await here.ask('PUT', `/api/invitations/reject/${waiting.token}`, { token: tiago })).status).toBe(200);
  const units = await here.store.db.selectFrom('units').select('id').where('name', '=', 'Filial Recife').execute();
  expect((await ask(helena, `invitations/by-unit/${units[0]?.id}`)).data).toMatchObject([{ status: 'expired' }]);
  const { data } = await ask(helena, 'projects?search=esteira');
  expect((await ask(helena, `projects/${data[0].id}/invitations`)).data).toMatchObject([{ status: 'pending' }]);
  const past = (await ask(helena, `projects/${data[0].id}/activity?limit=200`)).data;
  expect(past.length).toBeGreaterThan(12);
  const instants = past.map(({ created_at }: Loose) => created_at);
  expect(instants).toEqual([...instants].sort().reverse());
  expect(instants[0] <= new Date().toISOString()).toBe(true);
});

test('the next code follows on those of the demonstration', async () => {
  const { accessToken: token } = (await signIn('member@trama.example')).body;
  expect((await here.ask('POST', '/api/projects', { token, body: { name: 'Novo' } })).body.code).toBe('PRJ-012');
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
