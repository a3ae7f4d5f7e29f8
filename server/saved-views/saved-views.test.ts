import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let ana: TestPerson;
let bia: TestPerson;
beforeAll(async () => {
  here = await openWorkspace();
  ana = await here.somebody('viewer');
  bia = await here.somebody('viewer');
});
afterAll(() => here.close());

const ask = (method: string, path = '', body?: unknown, { token } = ana) =>
  here.ask(method, `/api/saved-views${path}`, { token, body });
const save = (name: string, body: object = {}) =>
  ask('POST', '', { scope: 'projects', name, query: 'late=1', ...body });

test('views are kept for oneself, by name, in their scope', async () => {
  const made = await save(' Ódios ');
  expect(made).toMatchObject({ status: 201, body: { scope: 'projects', name: 'Ódios', query: 'late=1' } });
  await save('atrasados');
  await save('Zebra', { scope: 'steps' });
  const names = async (query = '', by = ana) =>
    (await ask('GET', query, undefined, by)).body.data.map(({ name }: { name: string }) => name);
  expect(await names()).toEqual(['atrasados', 'Ódios', 'Zebra']);
  expect(await names('?scope=steps')).toEqual(['Zebra']);
  expect(await names('', bia)).toEqual([]);
  const { next_cursor } = (await ask('GET', '?limit=2')).body.page;
  expect(await names(`?limit=2&cursor=${next_cursor}`)).toEqual(['Zebra']);
  expect((await ask('GET', `?cursor=${next_cursor}&scope=steps`)).status).toBe(400);

  expect((await ask('DELETE', `/${made.body.id}`, undefined, bia)).body.message).toBe('Visão não encontrada');
  expect((await ask('DELETE', `/${made.body.id}`)).status).toBe(204);
  expect((await ask('DELETE', `/${made.body.id}`)).status).toBe(404);
  expect((await ask('DELETE', '/wrong')).body.message).toBe('Visão não encontrada');
  expect((await here.ask('GET', '/api/saved-views')).status).toBe(401);
});

test('a name is used once in a scope, whatever its case, also by two at once', async () => {
  const both = await Promise.all([save('Meus'), save('MEUS')]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await save('meus')).body).toMatchObject({
    code: 'NAME_TAKEN',
    message: 'Você já tem uma visão com este nome.',
  });
  expect((await save('meus', { scope: 'steps' })).status).toBe(201);
});

test('nobody keeps more than a hundred', async () => {
  const carla = await here.somebody('viewer');
  const body = (name: string) => ({ scope: 'projects', name, query: '' });
  for (let index = 0; index < 100; index++) expect((await ask('POST', '', body(`v${index}`), carla)).status).toBe(201);
  expect((await ask('POST', '', body('mais'), carla)).body.code).toBe('TOO_MANY');
});

test('whoever was signed out meanwhile neither keeps nor forgets a view', async () => {
  const { id } = (await save('Fica')).body;
  const caio = await here.somebody('viewer');
  const signOut = () => here.ask('POST', '/api/auth/logout-all', { token: caio.token });
  await here.meanwhile(signOut);
  expect((await ask('POST', '', { scope: 'projects', name: 'Nova', query: '' }, caio)).status).toBe(401);
  await here.meanwhile(() => here.ask('POST', '/api/auth/logout-all', { token: ana.token }));
  expect((await ask('DELETE', `/${id}`)).status).toBe(401);
});
