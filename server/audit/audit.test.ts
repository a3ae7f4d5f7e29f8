import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../auth/password.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let admin: TestPerson;
const password = 'tear-de-algodao-cru';
beforeAll(async () => {
  here = await openWorkspace({}, { config: { trustProxy: 1 } });
  admin = await here.somebody('admin', { name: 'Helena Prado' });
});
afterAll(() => here.close());

const log = async (query = '', { token } = admin) =>
  (await here.ask('GET', `/api/audit-events?${query}`, { token })).body;
const events = async (query = '') => (await log(query)).data;

test('who did what to whom is told with before and after, where from, in which session and by which request', async () => {
  const { id } = await here.somebody('member', { name: 'Rui Teles' });
  const headers = { 'x-request-id': 'pedido-1', 'x-forwarded-for': '203.0.113.9' };
  await here.ask('PATCH', `/api/users/${id}`, { token: admin.token, headers, body: { job_title: 'Técnico' } });
  const [event] = await events(`about_id=${id}`);
  expect(event).toMatchObject({
    name: 'Rui Teles',
    actor: { id: admin.id, name: 'Helena Prado' },
    verb: 'changed',
    entity: 'user',
    entity_id: id,
    changes: [{ field: 'job_title', before: '', after: 'Técnico' }],
    address: '203.0.113.9',
    request_id: 'pedido-1',
  });
  expect(event.session_id).toBeTruthy();
});

test('coming in, going out and being refused are told, without what was typed', async () => {
  const password_hash = await hashPassword(password);
  const ana = await here.somebody('member', { name: 'Ana Entra', password_hash });
  const from = { 'x-forwarded-for': '203.0.113.7' };
  const signIn = (typed: string, email = ana.email) =>
    here.ask('POST', '/api/auth/sign-in', { body: { email, password: typed }, headers: from });
  await signIn('segredo-errado-1');
  await signIn('segredo-errado-2', 'ninguem@trama.example');
  const { accessToken } = (await signIn(password)).body;
  await here.ask('POST', '/api/auth/change-password', {
    token: accessToken,
    body: { currentPassword: password, password: 'outra-senha-comprida' },
  });
  await here.ask('POST', '/api/auth/logout-all', { token: ana.token });
  const told = await events(`about_id=${ana.id}&sort_order=asc`);
  expect(told.slice(0, 2)).toMatchObject([
    { verb: 'refused', entity: 'session', actor: null, address: '203.0.113.7' },
    { verb: 'signed_in', entity: 'session', actor: { id: ana.id }, name: 'Ana Entra' },
  ]);
  expect(told.map(({ entity }: { entity: string }) => entity)).toContain('password');
  const all = JSON.stringify(await here.store.db.selectFrom('activity').selectAll().execute());
  for (const secret of ['segredo-errado', password, 'ninguem@', 'outra-senha', accessToken])
    expect(all).not.toContain(secret);
});

test('a refusal of access is told once a minute, with the code that is missing', async () => {
  const bia = await here.somebody('member', { name: 'Bia Curiosa' });
  for (let times = 0; times < 3; times++) await here.ask('GET', '/api/users', { token: bia.token });
  expect((await log('', bia)).code).toBe('FORBIDDEN');
  const told = () => events(`actor_id=${bia.id}&entity=operation&sort_order=asc`);
  expect(await told()).toMatchObject([
    { verb: 'refused', name: 'listUsers', changes: [{ field: 'permission', after: 'view:users' }] },
    { verb: 'refused', name: 'listAuditEvents', changes: [{ field: 'permission', after: 'view:audit' }] },
  ]);
  here.clock.ahead = 61_000;
  await here.ask('GET', '/api/users', { token: bia.token });
  here.clock.ahead = 0;
  expect(await told()).toHaveLength(3);
});

test('the log is narrowed by person, subject, kind, words and time, and read page by page', async () => {
  const caio = await here.somebody('manager', { name: 'Caio Ávila' });
  for (const name of ['Um', 'Dois', 'Três'])
    await here.ask('POST', '/api/projects', { token: caio.token, body: { name } });
  const mine = `actor_id=${caio.id}&entity=project`;
  const names = async (query: string) => (await events(query)).map(({ name }: { name: string }) => name);
  expect(await names(mine)).toEqual(['Três', 'Dois', 'Um']);
  expect(await names(`${mine}&search=tres`)).toEqual(['Três']);
  expect(await names('search=caio+avila+dois')).toEqual(['Dois']);
  expect(await names(`${mine}&to=2020-01-01T00:00:00.000Z`)).toEqual([]);
  expect(await names(`${mine}&from=2020-01-01T00:00:00.000Z`)).toHaveLength(3);
  const first = await log(`${mine}&limit=2`);
  expect(await names(`${mine}&limit=2&cursor=${first.page.next_cursor}`)).toEqual(['Um']);
});

test('nothing of it is changed or deleted, but erased where a name may not be read any more', async () => {
  const write = (statement: string) => sql.raw(statement).execute(here.store.db);
  await expect(write('delete from activity')).rejects.toThrow('not deleted');
  await expect(write("update activity set actor_id = null, changes = '[]'")).rejects.toThrow('not changed');
  await expect(write("update activity set label = 'outro', changes = '[]'")).rejects.toThrow('not changed');
  await expect(write("update activity set label = '—', changes = '[]' where verb = 'deleted'")).resolves.toBeDefined();
});
