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
const told = async () => (await ask('GET', '/activity')).body.data;
const lines = async () =>
  (await told()).map(({ verb, entity, label }: Loose) => `${verb} ${entity} ${label}`).reverse();

test('every change is told once, with who made it and what changed', async () => {
  const unit = await here.unit('Matriz', ana);
  await ask('PATCH', '', { name: 'Esteira 2', unit_id: unit, description: '' });
  const step = (await ask('POST', '/steps', { name: 'Preparar' })).body;
  await ask('PATCH', `/steps/${step.id}`, { status: 'todo', assignee_id: ana.id, due_date: '2026-12-01' });
  const part = (await ask('POST', `/steps/${step.id}/sub-steps`, { name: 'Medir' })).body;
  const path = `/steps/${step.id}/sub-steps/${part.id}`;
  await ask('PATCH', `${path}/status`, { status: true });
  await ask('PATCH', `${path}/status`, { status: true });
  await ask('PATCH', `${path}/status`, { status: false });
  await ask('PATCH', path, { description: 'x'.repeat(500) });
  const other = (await ask('POST', '/steps', { name: 'Testar' })).body;
  await ask('PATCH', `/steps/${other.id}`, { position: 1 });
  await ask('DELETE', path);
  await ask('DELETE', `/steps/${step.id}`);
  expect(await lines()).toEqual([
    'created project Esteira',
    'changed project Esteira 2',
    'created step Preparar',
    'changed step Preparar',
    'created sub_step Medir',
    'completed sub_step Medir',
    'reopened sub_step Medir',
    'changed sub_step Medir',
    'created step Testar',
    'moved step Testar',
    'deleted sub_step Medir',
    'deleted step Preparar',
  ]);
  const all = (await told()).reverse();
  expect(all[1]).toMatchObject({ project_id: project, entity_id: project, actor: { id: ana.id, name: 'Ana Souza' } });
  expect(all[1].changes).toEqual([
    { field: 'name', before: 'Esteira', after: 'Esteira 2' },
    { field: 'unit', before: null, after: 'Matriz' },
  ]);
  expect(all[3].changes).toEqual([
    { field: 'status', before: 'backlog', after: 'todo' },
    { field: 'due_date', before: null, after: '2026-12-01' },
    { field: 'assignee', before: null, after: 'Ana Souza' },
  ]);
  expect(all[7].changes[0].after).toHaveLength(200);
  expect(all[9].changes).toEqual([{ field: 'position', before: 2, after: 1 }]);
  expect(all[11].changes).toEqual([]);
});

test('it comes newest first, a page at a time, to members alone', async () => {
  for (const name of ['a', 'b', 'c']) await ask('POST', '/steps', { name });
  const first = (await ask('GET', '/activity?limit=3')).body;
  const rest = (await ask('GET', `/activity?limit=3&cursor=${first.page.next_cursor}`)).body;
  expect([...first.data, ...rest.data].map(({ label }: Loose) => label)).toEqual(['c', 'b', 'a', 'Esteira']);
  expect((await ask('GET', '/activity?cursor=abc')).status).toBe(400);
  expect((await ask('GET', '/activity', undefined, bia)).status).toBe(404);
});

test('what is refused is not told', async () => {
  const step = (await ask('POST', '/steps', { name: 'a' })).body;
  await ask('PATCH', `/steps/${step.id}`, { name: 'b', version: 9 });
  await ask('PATCH', `/steps/${step.id}`, { status: 'blocked' });
  expect(await lines()).toEqual(['created project Esteira', 'created step a']);
});

test('a deleted project leaves behind that it was deleted, and with how much', async () => {
  const step = (await ask('POST', '/steps', { name: 'a' })).body;
  await ask('POST', '/steps', { name: 'b' });
  await ask('POST', `/steps/${step.id}/sub-steps`, { name: 'x' });
  await ask('DELETE', '');
  const rows = await here.store.db.selectFrom('activity').where('subject_id', '=', project).selectAll().execute();
  expect(rows.find(({ verb }) => verb === 'deleted')).toMatchObject({
    entity: 'project',
    label: 'Esteira',
    actor_id: ana.id,
    witnesses: [ana.id],
    changes: [
      { field: 'steps', before: 2, after: 0 },
      { field: 'sub_steps', before: 1, after: 0 },
    ],
  });
});
