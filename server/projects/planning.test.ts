import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Loose, openWorkspace, type Somebody, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let ana: Somebody;
let bia: Somebody;
let project: string;
beforeAll(async () => {
  here = await openWorkspace();
  ana = await here.somebody('member', { name: 'Ana Souza' });
  bia = await here.somebody('member', { name: 'Bia Lima' });
});
afterAll(() => here.close());
beforeEach(async () => {
  project = (await here.ask('POST', '/api/projects', { token: ana.token, body: { name: 'Esteira' } })).body.id;
});

const ask = (method: string, path: string, body?: unknown, { token } = ana) =>
  here.ask(method, `/api/projects/${project}${path}`, { token, body });
const add = async (name: string, body: object = {}) => (await ask('POST', '/steps', { name, ...body })).body;
const change = (id: string, body: object) => ask('PATCH', `/steps/${id}`, body);
const order = async (path = '/steps') =>
  (await ask('GET', path)).body.data.map(({ name, position, version }: Loose) => `${name}${position}v${version}`);

test('a step does not start after it is due, whichever of the dates changes', async () => {
  const refused = {
    status: 400,
    body: {
      message: ['O início não pode ser depois do prazo.'],
      details: [{ field: 'start_date', code: 'not_allowed' }],
    },
  };
  expect(await ask('POST', '/steps', { name: 'a', start_date: '2026-12-02', due_date: '2026-12-01' })).toMatchObject(
    refused,
  );
  const step = await add('a', { start_date: '2026-12-01', due_date: '2026-12-01' });
  expect(step).toMatchObject({ start_date: '2026-12-01', due_date: '2026-12-01' });
  expect(await change(step.id, { start_date: '2026-12-02' })).toMatchObject(refused);
  expect(await change(step.id, { due_date: '2026-11-30' })).toMatchObject(refused);
  expect((await change(step.id, { start_date: '2026-12-05', due_date: null })).status).toBe(200);
  expect((await change(step.id, { start_date: null, due_date: '2026-11-30' })).status).toBe(200);
});

test('a member is to do a step, and nobody else', async () => {
  const refused = { status: 400, body: { details: [{ field: 'assignee_id', code: 'not_allowed' }] } };
  expect(await ask('POST', '/steps', { name: 'a', assignee_id: bia.id })).toMatchObject(refused);
  const step = await add('a', { assignee_id: ana.id });
  expect(step.assignee).toEqual({ id: ana.id, name: 'Ana Souza' });
  expect(await change(step.id, { assignee_id: bia.id })).toMatchObject(refused);
  await here.join(project, bia, 'viewer');
  expect((await change(step.id, { assignee_id: bia.id })).body.assignee.name).toBe('Bia Lima');
  // Whoever is there already may stay.
  await here.store.db.deleteFrom('project_members').where('user_id', '=', bia.id).execute();
  expect((await change(step.id, { assignee_id: bia.id, name: 'b' })).status).toBe(200);
  expect((await change(step.id, { assignee_id: null })).body.assignee).toBeNull();
});

test('a change that changes nothing is none', async () => {
  const step = await add('a', { due_date: '2026-12-01' });
  expect((await change(step.id, { name: ' a ', due_date: '2026-12-01', position: 1 })).body).toEqual(step);
});

test('a step moves among its siblings, whose versions do not rise', async () => {
  const steps = [await add('a'), await add('b'), await add('c'), await add('d')];
  const move = async (at: number, position: number) => (await change(steps[at].id, { position })).body;
  expect(await move(3, 1)).toMatchObject({ position: 1, version: 2 });
  expect(await order()).toEqual(['d1v2', 'a2v1', 'b3v1', 'c4v1']);
  expect(await move(3, 99)).toMatchObject({ position: 4, version: 3 });
  expect(await order()).toEqual(['a1v1', 'b2v1', 'c3v1', 'd4v3']);
  expect(await move(0, 2)).toMatchObject({ position: 2 });
  expect(await order()).toEqual(['b1v1', 'a2v2', 'c3v1', 'd4v3']);
  expect(await move(0, 2)).toMatchObject({ version: 2 });
  expect((await change(steps[0].id, { position: 0 })).status).toBe(400);
  await ask('DELETE', `/steps/${steps[2].id}`);
  // A gap means nothing: the third place is the last now.
  expect(await move(3, 3)).toMatchObject({ version: 3 });
  expect((await change(steps[1].id, { position: 3, version: 9 })).status).toBe(409);
  expect(await order()).toEqual(['b1v1', 'a2v2', 'd4v3']);
});

test('sub-steps move too, and many moves at once leave every place taken once', async () => {
  const { id } = await add('a');
  const path = `/steps/${id}/sub-steps`;
  const parts = [];
  for (const name of ['a', 'b', 'c', 'd', 'e']) parts.push((await ask('POST', path, { name })).body);
  expect((await ask('PATCH', `${path}/${parts[4].id}`, { position: 2 })).body).toMatchObject({
    position: 2,
    version: 2,
  });
  expect(await order(path)).toEqual(['a1v1', 'e2v2', 'b3v1', 'c4v1', 'd5v1']);
  await Promise.all(parts.map((part, at) => ask('PATCH', `${path}/${part.id}`, { position: 5 - at })));
  const places = (await ask('GET', path)).body.data.map(({ position }: Loose) => position);
  expect(places).toEqual([1, 2, 3, 4, 5]);
});

test('own work is open, of open projects, the nearest first', async () => {
  const mine = { assignee_id: ana.id };
  const names = async (query = '') =>
    (await here.ask('GET', `/api/my-work${query}`, { token: ana.token })).body.data.map(({ name }: Loose) => name);
  await add('sem data', mine);
  await add('de ninguém');
  await add('feita', { ...mine, status: 'done' });
  const late = await add('depois', { ...mine, due_date: '2026-12-09' });
  await add('com início', { ...mine, due_date: '2026-12-01', start_date: '2026-11-20' });
  await add('sem início', { ...mine, due_date: '2026-12-01' });
  await ask('POST', `/steps/${late.id}/sub-steps`, { name: 'x' });
  expect(await names()).toEqual(['com início', 'sem início', 'depois', 'sem data']);
  const first = (await here.ask('GET', '/api/my-work?limit=2', { token: ana.token })).body;
  expect(await names(`?limit=2&cursor=${first.page.next_cursor}`)).toEqual(['depois', 'sem data']);
  expect((await here.ask('GET', '/api/my-work?cursor=abc', { token: ana.token })).status).toBe(400);
  const code = (await ask('GET', '')).body.code;
  expect(first.data[0]).toMatchObject({
    project: { id: project, code, name: 'Esteira' },
    my_role: 'owner',
    version: 1,
  });
  expect(first.data[0].progress).toEqual({ done: 0, total: 1 });
  await ask('PATCH', '', { is_template: true });
  expect(await names()).toEqual([]);
  await ask('PATCH', '', { is_template: false, status: 'cancelled' });
  expect(await names()).toEqual([]);
});
