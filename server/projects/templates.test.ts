import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, dayOf } from '#domain/dates';
import { nextWorkingDay } from '#domain/working-days';
import { type Loose, openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let ana: TestPerson;
let bia: TestPerson;
let leitor: TestPerson;
let project: string;
beforeAll(async () => {
  here = await openWorkspace();
  ana = await here.somebody('member', { name: 'Ana Souza' });
  bia = await here.somebody('member', { name: 'Bia Lima' });
  leitor = await here.somebody('viewer');
});
afterAll(() => here.close());

const ask = (method: string, path: string, body?: unknown, { token } = ana) =>
  here.ask(method, `/api/projects${path}`, { token, body });
const duplicate = (body: object, by = ana) => ask('POST', `/${project}/duplicate`, { name: 'Cópia', ...body }, by);

beforeEach(async () => {
  project = (await ask('POST', '', { name: 'Esteira', description: 'com câmera', dead_line: '2026-12-20' })).body.id;
  await here.join(project, leitor, 'viewer');
  const dates = { start_date: '2026-12-01', due_date: '2026-12-10' };
  const step = (
    await ask('POST', `/${project}/steps`, {
      name: 'a',
      status: 'done',
      priority: 'high',
      assignee_id: ana.id,
      ...dates,
    })
  ).body;
  await ask('POST', `/${project}/steps`, { name: 'fora', status: 'cancelled' });
  await ask('POST', `/${project}/steps`, { name: 'b' });
  for (const name of ['um', 'dois']) {
    const { id } = (await ask('POST', `/${project}/steps/${step.id}/sub-steps`, { name })).body;
    await ask('PATCH', `/${project}/steps/${step.id}/sub-steps/${id}/status`, { status: true });
  }
});

test('a copy takes over the work, open again, and its dates keep their working days to the deadline', async () => {
  const { status, body } = await duplicate({ dead_line: '2031-01-20' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: 'Cópia',
    description: 'com câmera',
    status: 'planning',
    dead_line: '2031-01-20',
    my_role: 'owner',
    members_count: 1,
    is_template: false,
    progress: { done: 0, total: 3 },
    version: 1,
  });
  expect(body.steps).toMatchObject([
    {
      name: 'a',
      status: 'backlog',
      priority: 'high',
      start_date: '2030-12-31',
      due_date: '2031-01-10',
      assignee: null,
      position: 1,
      sub_steps: [
        { name: 'um', status: false, completed_at: null, position: 1 },
        { name: 'dois', status: false, completed_by: null, position: 2 },
      ],
    },
    { name: 'b', start_date: null, due_date: null, position: 2, sub_steps: [] },
  ]);
  const undated = (await duplicate({})).body;
  expect([undated.dead_line, undated.steps[0].start_date, undated.steps[0].due_date]).toEqual([null, null, null]);
});

test('a copy keeps what depends on what, but for what stays away', async () => {
  const steps = (await ask('GET', `/${project}`)).body.steps;
  const [a, away, b] = steps.map(({ id }: Loose) => id);
  await ask('PATCH', `/${project}/steps/${b}`, { depends_on: [a, away] });
  const copy = (await duplicate({})).body.steps;
  expect(copy.map(({ depends_on }: Loose) => depends_on)).toEqual([[], [copy[0].id]]);
});

test('a copy with less time than the original is not born late', async () => {
  const today = dayOf(new Date(), 'America/Sao_Paulo');
  const deadline = nextWorkingDay(addDays(today, 2));
  const { body } = await duplicate({ dead_line: deadline });
  const { start_date, due_date } = body.steps[0];
  expect([start_date >= today, start_date <= due_date, due_date <= deadline]).toEqual([true, true, true]);
});

test('what is refused of a new project is refused of a copy', async () => {
  const unit = await here.unit('Filial');
  expect((await duplicate({ unit_id: unit })).body.details).toMatchObject([{ field: 'unit_id' }]);
  expect((await duplicate({}, leitor)).body).toMatchObject({ code: 'FORBIDDEN', permission: 'create:projects' });
  expect((await duplicate({}, bia)).status).toBe(404);
  expect((await duplicate({ name: ' ' })).status).toBe(400);
});

test('a template is for everybody to see and to begin from, and not among the projects', async () => {
  const { id } = (await duplicate({ name: 'Modelo', is_template: true })).body;
  const listed = async (query: string, by: TestPerson) =>
    (await ask('GET', query, undefined, by)).body.data.map((one: Loose) => one.id);
  expect(await listed('?template=true', bia)).toContain(id);
  expect(await listed('', ana)).not.toContain(id);
  const seen = await ask('GET', `/${id}`, undefined, bia);
  expect(seen).toMatchObject({ status: 200, body: { is_template: true, my_role: null } });
  for (const path of ['/steps', '/members'])
    expect((await ask('GET', `/${id}${path}`, undefined, bia)).status).toBe(200);
  for (const [method, path, body] of [
    ['PATCH', '', { name: 'x' }],
    ['POST', '/steps', { name: 'x' }],
    ['DELETE', ''],
  ] as const)
    expect((await ask(method, `/${id}${path}`, body, bia)).status).toBe(403);
  expect((await ask('DELETE', `/${id}/members/leave`, undefined, bia)).status).toBe(404);
  const made = await ask('POST', `/${id}/duplicate`, { name: 'Do modelo' }, bia);
  expect(made).toMatchObject({ status: 201, body: { is_template: false, owner: { id: bia.id } } });
  expect(await listed('', bia)).toContain(made.body.id);
});

test('who only looks at a template sees no address of anybody, nothing of what happened and no invitation', async () => {
  await ask('PATCH', `/${project}`, { is_template: true });
  const guest = 'convidada@fora.example';
  await ask('POST', `/${project}/invitations`, { email: guest, role: 'viewer' });
  const { id: step, sub_steps: inside } = (await ask('GET', `/${project}`)).body.steps[0];
  const paths = [
    ...['', '/steps', `/steps/${step}`, `/steps/${step}/sub-steps`, `/steps/${step}/sub-steps/${inside[0].id}`],
    ...['/members', '/activity', '/invitations'],
  ];
  const seen = await Promise.all(paths.map((path) => ask('GET', `/${project}${path}`, undefined, bia)));
  expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200, 403]);
  expect(JSON.stringify(seen.map(({ body }) => body))).not.toMatch(/@|fora\.example/);
  expect(seen[5]?.body.data[0].user).toEqual({ id: ana.id, name: 'Ana Souza', email: null });
  expect(seen[6]?.body).toMatchObject({ data: [], page: { next_cursor: null } });
  const admin = await here.somebody('admin');
  for (const inside of [ana, leitor, admin]) {
    expect((await ask('GET', `/${project}/members`, undefined, inside)).body.data[0].user.email).toBe(ana.email);
    expect((await ask('GET', `/${project}/activity`, undefined, inside)).body.data).not.toEqual([]);
  }
});

test('who only looks at a template hears that it changes, not by whom, and nothing of its members', async () => {
  await ask('PATCH', `/${project}`, { is_template: true });
  const [outside, inside] = [await here.listen(bia), await here.listen(leitor)];
  const dora = await here.somebody('viewer');
  await here.join(project, dora, 'viewer');
  expect((await ask('DELETE', `/${project}/members/leave`, undefined, dora)).status).toBe(204);
  await ask('POST', `/${project}/steps`, { name: 'c' });
  expect((await inside.next())?.data).toMatchObject({ entity: 'member', verb: 'left', actor_id: dora.id });
  expect((await inside.next())?.data).toMatchObject({ entity: 'step', actor_id: ana.id });
  expect((await outside.next())?.data).toMatchObject({ project_id: project, entity: 'step', actor_id: null });
  for (const line of [outside, inside]) line.stop();
});

test('only owners make a template, and one back', async () => {
  await here.join(project, bia, 'manager');
  expect(await ask('PATCH', `/${project}`, { is_template: true }, bia)).toMatchObject({
    status: 403,
    body: { message: 'Seu papel neste projeto não permite isto. É preciso ser responsável pelo projeto.' },
  });
  expect((await ask('PATCH', `/${project}`, { is_template: false, name: 'b' }, bia)).status).toBe(200);
  expect((await ask('PATCH', `/${project}`, { is_template: true })).body.is_template).toBe(true);
  expect((await ask('PATCH', `/${project}`, { is_template: false })).body.is_template).toBe(false);
});

test('lists are narrowed by unit, by who owns, and by what is late; a cursor holds for one of them', async () => {
  const dora = await here.somebody('member');
  const unit = await here.unit('Matriz', dora);
  const make = async (body: object) => (await ask('POST', '', { name: 'n', ...body }, dora)).body.id;
  const [late, inUnit] = [await make({ dead_line: '2026-11-20' }), await make({ unit_id: unit })];
  const done = await make({ dead_line: '2026-11-20' });
  await ask('PATCH', `/${done}`, { status: 'cancelled' }, dora);
  await here.join(project, dora, 'viewer');
  const listed = async (query: string) =>
    (await ask('GET', `?${query}`, undefined, dora)).body.data.map((one: Loose) => one.id);
  expect(await listed(`unit_id=${unit}`)).toEqual([inUnit]);
  expect(await listed('late=2026-11-21')).toEqual([late]);
  expect(await listed('late=2026-11-20')).toEqual([]);
  expect(await listed('owned=true')).toEqual([done, inUnit, late]);
  expect(await listed('owned=false')).toHaveLength(4);
  const cursor = (await ask('GET', '?limit=1', undefined, dora)).body.page.next_cursor;
  for (const query of ['owned=true', 'late=2026-11-21', 'template=true', `unit_id=${unit}`])
    expect((await ask('GET', `?${query}&cursor=${cursor}`, undefined, dora)).status).toBe(400);
  expect((await ask('GET', `?cursor=${cursor}`, undefined, dora)).status).toBe(200);
});
