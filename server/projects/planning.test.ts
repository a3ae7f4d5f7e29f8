import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Loose, openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let ana: TestPerson;
let bia: TestPerson;
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

test('a step has no priority until somebody says one; it is told, and my work says it', async () => {
  const step = await add('a', { assignee_id: ana.id });
  expect(step.priority).toBe('none');
  expect((await add('b', { priority: 'high' })).priority).toBe('high');
  expect((await change(step.id, { priority: 'urgent' })).body.priority).toBe('urgent');
  expect((await ask('GET', '/activity')).body.data[0].changes).toEqual([
    { field: 'priority', before: 'none', after: 'urgent' },
  ]);
  const work = (await here.ask('GET', '/api/my-work', { token: ana.token })).body.data;
  expect(work[0].unit_id).toBeNull();
  expect(work.map(({ name, priority }: Loose) => [name, priority])).toContainEqual(['a', 'urgent']);
  expect((await change(step.id, { priority: 'someday' })).status).toBe(400);
  await change(step.id, { status: 'done' });
});

test('a blocked step says why; no other does, and out of it the reason goes', async () => {
  const step = await add('a', { status: 'in_progress' });
  const refused = { status: 400, body: { details: [{ field: 'blocked_reason', code: 'not_allowed' }] } };
  expect(await change(step.id, { blocked_reason: 'Falta a peça' })).toMatchObject(refused);
  expect(await ask('POST', '/steps', { name: 'b', blocked_reason: 'Falta a peça' })).toMatchObject(refused);
  const blocked = await change(step.id, { status: 'blocked', blocked_reason: ' Falta a peça ' });
  expect(blocked.body).toMatchObject({ status: 'blocked', blocked_reason: 'Falta a peça' });
  expect((await change(step.id, { name: 'c' })).body.blocked_reason).toBe('Falta a peça');
  expect(await change(step.id, { status: 'done', blocked_reason: 'Falta a peça' })).toMatchObject(refused);
  expect((await change(step.id, { status: 'done' })).body.blocked_reason).toBeNull();
  expect((await ask('GET', '/activity')).body.data[0].changes).toEqual([
    { field: 'status', before: 'blocked', after: 'done' },
    { field: 'blocked_reason', before: 'Falta a peça', after: null },
  ]);
  const again = await change(step.id, { status: 'blocked', blocked_reason: 'Falta a peça' });
  expect(again.body).toMatchObject({ status: 'blocked', blocked_reason: 'Falta a peça' });
  for (const reason of ['', ' ', 'x'.repeat(501)])
    expect((await change(step.id, { blocked_reason: reason })).status).toBe(400);
});

test('a step depends on others of its project, and never on itself by whatever way', async () => {
  const [survey, design, mount] = [await add('Levantar'), await add('Projetar'), await add('Montar')];
  expect(survey.depends_on).toEqual([]);
  expect((await change(design.id, { depends_on: [survey.id] })).body.depends_on).toEqual([survey.id]);
  const both = [survey.id, design.id].sort();
  const mounted = (await change(mount.id, { depends_on: [design.id, survey.id] })).body;
  expect(mounted.depends_on).toEqual(both);
  // The same in another order is no change.
  expect((await change(mount.id, { depends_on: [survey.id, design.id] })).body.version).toBe(mounted.version);
  const told = (await ask('GET', '/activity')).body.data[0].changes;
  expect(told).toMatchObject([{ field: 'depends_on', before: null }]);
  expect(told[0].after.split(', ').sort()).toEqual(['Levantar', 'Projetar']);
  const circle = await change(survey.id, { depends_on: [mount.id] });
  expect(circle).toMatchObject({ status: 400, body: { details: [{ field: 'depends_on', code: 'not_allowed' }] } });
  expect(circle.body.message[0]).toMatch(/Levantar → Montar → .*Levantar\.$/);
  expect((await change(survey.id, { depends_on: [survey.id] })).body.message[0]).toContain('Levantar → Levantar');
  await ask('DELETE', `/steps/${survey.id}`);
  expect((await ask('GET', `/steps/${mount.id}`)).body.depends_on).toEqual([design.id]);
  expect((await change(mount.id, { depends_on: [] })).body.depends_on).toEqual([]);
});

test('a step depends on nothing of another project', async () => {
  const step = await add('a');
  const elsewhere = (await here.ask('POST', '/api/projects', { token: ana.token, body: { name: 'Outro' } })).body.id;
  const { id } = (await here.ask('POST', `/api/projects/${elsewhere}/steps`, { token: ana.token, body: { name: 'b' } }))
    .body;
  for (const depends_on of [[id], ['0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c01'], [step.id, step.id]])
    expect((await change(step.id, { depends_on })).status).toBe(400);
  expect((await ask('GET', `/steps/${step.id}`)).body).toEqual(step);
});

test('tags are tidied, told, and no more than fifty in a project', async () => {
  const step = await add('a');
  expect(step.tags).toEqual([]);
  const tagged = (await change(step.id, { tags: [' Elétrica ', 'eletrica', 'linha  3'] })).body;
  expect(tagged.tags).toEqual(['Elétrica', 'linha 3']);
  expect((await change(step.id, { tags: ['Elétrica', 'linha 3'] })).body.version).toBe(tagged.version);
  expect((await ask('GET', '/activity')).body.data[0].changes).toEqual([
    { field: 'tags', before: null, after: 'Elétrica, linha 3' },
  ]);
  expect((await change(step.id, { tags: Array.from({ length: 11 }, (_, index) => `t${index}`) })).status).toBe(400);
  expect((await change(step.id, { tags: [' '] })).status).toBe(400);
  await change(step.id, { tags: [] });
  for (let each = 0; each < 5; each++)
    await change((await add(`b${each}`)).id, { tags: Array.from({ length: 10 }, (_, index) => `t${each}${index}`) });
  const refused = { status: 409, body: { code: 'LIMIT_REACHED', message: 'O limite é de 50 etiquetas por projeto.' } };
  expect(await change(step.id, { tags: ['mais uma'] })).toMatchObject(refused);
  expect((await change(step.id, { tags: ['T00'] })).body.tags).toEqual(['T00']);
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
