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

const ask = (method: string, path: string, body?: unknown) =>
  here.ask(method, `/api/projects/${project}${path}`, { token: ana.token, body });
const change = async (id: string, body: object) => (await ask('PATCH', `/steps/${id}`, body)).body;
const steps = async (): Promise<Loose[]> => (await ask('GET', '/steps')).body.data;
const monthly = { every: 1, unit: 'month' };

async function lubricate(body: object = {}) {
  const { id } = (await ask('POST', '/steps', { name: 'Lubrificar', due_date: '2099-01-31', ...body })).body;
  return change(id, { repeats: monthly });
}

test('a step that is done comes again right after it, with its dates, parts and person, and carries the rule on', async () => {
  await here.join(project, bia, 'contributor');
  const first = await lubricate({ assignee_id: bia.id, start_date: '2099-01-29', priority: 'high', status: 'blocked' });
  await change(first.id, { tags: ['graxa'], blocked_reason: 'Sem graxa' });
  await ask('POST', '/steps', { name: 'Depois' });
  const part = (await ask('POST', `/steps/${first.id}/sub-steps`, { name: 'Limpar', description: 'bem' })).body;
  await ask('PATCH', `/steps/${first.id}/sub-steps/${part.id}/status`, { status: true });
  const done = await change(first.id, { status: 'done' });
  const [was, next, after] = await steps();
  expect(done).toMatchObject({ repeats: null, followed_by: { id: next.id, due_date: '2099-02-28' } });
  expect(was).toEqual(done);
  expect(after).toMatchObject({ name: 'Depois', position: 3 });
  expect(next).toMatchObject({
    name: 'Lubrificar',
    status: 'todo',
    start_date: '2099-02-26',
    due_date: '2099-02-28',
    assignee: { name: 'Bia Lima' },
    priority: 'high',
    tags: ['graxa'],
    blocked_reason: null,
    repeats: monthly,
    followed_by: null,
    position: 2,
    version: 1,
    sub_steps: [{ name: 'Limpar', description: 'bem', status: false, version: 1 }],
  });
  // The 31st comes back after February.
  expect((await change(next.id, { status: 'done' })).followed_by.due_date).toBe('2099-03-31');
  expect((await ask('GET', '')).body.progress).toEqual({ done: 1, total: 4 });
});

test('it comes once, however often it is said to be done', async () => {
  const { id, version } = await lubricate();
  const both = await Promise.all([ask('PATCH', `/steps/${id}`, { status: 'done' }), change(id, { status: 'done' })]);
  expect(both[0].status).toBe(200);
  expect((await ask('PATCH', `/steps/${id}`, { status: 'done', version })).status).toBe(409);
  await change(id, { status: 'done' });
  expect(await steps()).toHaveLength(2);
});

test('opened again, it takes the next one back and repeats as before', async () => {
  const { id } = await lubricate();
  await change(id, { status: 'done' });
  expect(await change(id, { status: 'in_progress' })).toMatchObject({ repeats: monthly, followed_by: null });
  expect(await steps()).toHaveLength(1);
  expect((await ask('GET', '/activity')).body.data.map(({ verb }: Loose) => verb).slice(0, 4)).toEqual([
    'changed',
    'deleted',
    'changed',
    'created',
  ]);
  await change(id, { status: 'done' });
  expect(await steps()).toHaveLength(2);
});

test('what somebody has touched stays: its fields, its parts, what is said of it, what waits for it', async () => {
  const touches: ((id: string, parts: Loose[]) => Promise<unknown>)[] = [
    (id) => change(id, { priority: 'urgent' }),
    (id) => ask('POST', `/steps/${id}/sub-steps`, { name: 'Mais' }),
    (id, [part]) => ask('PATCH', `/steps/${id}/sub-steps/${part.id}/status`, { status: true }),
    (id, [part]) => ask('DELETE', `/steps/${id}/sub-steps/${part.id}`),
    (id) => ask('POST', '/comments', { body: 'Já começo.', step_id: id }),
    async (id) => change((await ask('POST', '/steps', { name: 'Ligar' })).body.id, { depends_on: [id] }),
  ];
  for (const touch of touches) {
    const { id } = await lubricate();
    await ask('POST', `/steps/${id}/sub-steps`, { name: 'Limpar' });
    const { followed_by } = await change(id, { status: 'done' });
    const next = (await ask('GET', `/steps/${followed_by.id}`)).body;
    await touch(next.id, next.sub_steps);
    expect(await change(id, { status: 'todo' })).toMatchObject({ repeats: null, followed_by: { id: next.id } });
    expect((await ask('GET', `/steps/${next.id}`)).body.repeats).toEqual(monthly);
    // Done again, it does not come again: its next one does.
    expect((await change(id, { status: 'done' })).followed_by.id).toBe(next.id);
  }
});

test('a new date is counted from anew; who stops repeating, or cancels, gets no more', async () => {
  const { id } = await lubricate();
  const next = (await change(id, { status: 'done' })).followed_by;
  await change(next.id, { due_date: '2099-02-25' });
  const third = (await change(next.id, { status: 'done' })).followed_by;
  expect(third.due_date).toBe('2099-03-25');
  await change(third.id, { status: 'cancelled' });
  await change(third.id, { status: 'todo', repeats: null });
  expect(await change(third.id, { status: 'done' })).toMatchObject({ followed_by: null });
  expect(await steps()).toHaveLength(3);
});

test('a rule that is none is refused, and the rule goes with a copy of the project', async () => {
  const { id } = await lubricate();
  for (const repeats of [{ every: 0, unit: 'week' }, { every: 100, unit: 'week' }, { every: 1, unit: 'year' }, {}, 'x'])
    expect((await ask('PATCH', `/steps/${id}`, { repeats })).status).toBe(400);
  const copy = (await ask('POST', '/duplicate', { name: 'Outra' })).body;
  expect(copy.steps[0]).toMatchObject({ repeats: monthly, followed_by: null });
});
