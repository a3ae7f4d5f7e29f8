import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Loose, openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let ana: TestPerson;
let bruno: TestPerson;
let carla: TestPerson;
let admin: TestPerson;
let project: string;
let step: string;
let id: string;
beforeAll(async () => {
  here = await openWorkspace({}, { areColleagues: true });
  ana = await here.somebody('manager', { name: 'Ana Lima' });
  bruno = await here.somebody('member', { name: 'Bruno Reis' });
  carla = await here.somebody('member', { name: 'Carla Nunes' });
  admin = await here.somebody('admin', { name: 'Helena Prado' });
});
afterAll(() => here.close());

const ask = (method: string, path: string, body?: object, { token } = ana) => here.ask(method, path, { token, body });
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const meet = async (body: object = {}) =>
  (
    await ask('POST', '/api/meetings', {
      title: 'Obras',
      start_at: inHours(24),
      end_at: inHours(25),
      time_zone: 'America/Sao_Paulo',
      attendees: [{ user_id: bruno.id }],
      project_id: project,
      ...body,
    })
  ).body;
const write = (body: object = {}, who = bruno) =>
  ask('POST', `/api/meetings/${id}/outcomes`, { text: 'Pedir a ART', ...body }, who);
const said = async (who = ana, at = id): Promise<Loose[]> =>
  (await ask('GET', `/api/meetings/${at}/outcomes`, undefined, who)).body.data;
const tie = (outcome: string, who = ana, body: object = { project_id: project, step_id: step }) =>
  ask('PUT', `/api/meetings/${id}/outcomes/${outcome}/sub-step`, body, who);
const patch = (outcome: string, body: object, who = bruno) =>
  ask('PATCH', `/api/meetings/${id}/outcomes/${outcome}`, body, who);
const subSteps = async (): Promise<Loose[]> =>
  (await ask('GET', `/api/projects/${project}/steps/${step}/sub-steps`)).body.data;
const tick = (subStep: string) =>
  ask('PATCH', `/api/projects/${project}/steps/${step}/sub-steps/${subStep}/status`, { status: true });

beforeEach(async () => {
  project = (await ask('POST', '/api/projects', { name: 'Célula' })).body.id;
  step = (await ask('POST', `/api/projects/${project}/steps`, { name: 'Montagem' })).body.id;
  id = (await meet()).id;
});

test('whoever attends writes down what came of it, once by its id, changes, orders and deletes it', async () => {
  const key = randomUUID();
  const first = await write({ id: key, text: ' Pedir a ART ', person_id: bruno.id, due_date: '2027-01-10' });
  expect(first.status, JSON.stringify(first.body)).toBe(201);
  expect(first.body).toMatchObject({ id: key, text: 'Pedir a ART', person: { name: 'Bruno Reis' }, is_tied: false });
  expect((await write({ id: key })).body).toEqual(first.body);
  const second = (await write({ text: 'Ligar para a Paula' }, ana)).body;
  expect((await said()).map(({ id }) => id)).toEqual([key, second.id]);
  expect((await patch(second.id, { position: 1 })).body).toMatchObject({ position: 1, version: 2 });
  expect((await said()).map(({ id }) => id)).toEqual([second.id, key]);
  const done = (await patch(key, { is_done: true, version: 1 })).body;
  expect(done).toMatchObject({ is_done: true, done_by: { name: 'Bruno Reis' }, version: 2 });
  expect((await patch(key, { text: 'Outra', version: 1 })).body.code).toBe('STALE_VERSION');
  expect((await patch(key, { person_id: carla.id })).body.details).toMatchObject([{ field: 'person_id' }]);
  expect((await ask('DELETE', `/api/meetings/${id}/outcomes/${key}`)).status).toBe(204);
  expect((await patch(key, { text: 'x' })).body).toMatchObject({
    code: 'NOT_FOUND',
    message: 'Encaminhamento não encontrado',
  });
  id = (await meet()).id;
  expect((await write({ id: second.id })).body.details).toMatchObject([{ field: 'id' }]);
});

test('who only sees the project reads it; of a private meeting whoever does not attend nothing', async () => {
  await here.join(project, carla, 'viewer');
  const { body } = await write();
  expect(await said(carla)).toMatchObject([{ text: 'Pedir a ART' }]);
  expect((await write({}, carla)).body.code).toBe('FORBIDDEN');
  expect((await write({}, admin)).status).toBe(201);
  await ask('PATCH', `/api/meetings/${id}`, { is_private: true });
  expect(await said(carla)).toEqual([]);
  expect(await said(admin)).toEqual([]);
  expect((await write({}, admin)).body.code).toBe('FORBIDDEN');
  await patch(body.id, { text: 'Segredo' });
  const log = await here.store.db
    .selectFrom('activity')
    .where('entity_id', '=', body.id)
    .select(['label', 'changes'])
    .execute();
  expect(JSON.stringify(log)).not.toMatch(/ART|Segredo/);
  const stranger = await here.somebody('member');
  expect((await ask('GET', `/api/meetings/${id}/outcomes`, undefined, stranger)).status).toBe(404);
});

test('an outcome becomes one sub-step, which names the meeting, and shows how far that is', async () => {
  const { body } = await write({ person_id: bruno.id, due_date: '2027-01-10' });
  expect((await tie(body.id, bruno)).body.details).toMatchObject([{ field: 'project_id' }]);
  await here.join(project, bruno, 'viewer');
  expect((await tie(body.id, bruno)).body.code).toBe('FORBIDDEN');
  expect((await tie(body.id, ana, { project_id: project, step_id: id })).body.details).toMatchObject([
    { field: 'step_id' },
  ]);
  const both = await Promise.all([tie(body.id), tie(body.id)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await tie(body.id)).body).toMatchObject({ is_tied: true, sub_step: { step: { name: 'Montagem' } } });
  const [made, ...more] = await subSteps();
  expect(more).toEqual([]);
  expect(made).toMatchObject({
    name: 'Pedir a ART',
    outcome: { meeting_id: id, title: 'Obras', person: { name: 'Bruno Reis' }, due_date: '2027-01-10' },
  });
  expect((await patch(body.id, { text: 'Outra' })).body.code).toBe('IN_USE');
  expect((await ask('DELETE', `/api/meetings/${id}/outcomes/${body.id}`)).body.code).toBe('IN_USE');
  expect((await tick(made.id)).body.outcome.title).toBe('Obras');
  expect(await said(bruno)).toMatchObject([{ is_done: true, done_by: { name: 'Ana Lima' } }]);
  // Whoever may not see the project hears how far it is, and not where.
  await ask('PATCH', `/api/meetings/${id}`, { attendees: [{ user_id: bruno.id }, { user_id: carla.id }] });
  expect(await said(carla)).toMatchObject([{ is_done: true, is_tied: true, sub_step: null }]);
  await ask('PATCH', `/api/meetings/${id}`, { is_private: true });
  expect((await subSteps())[0].outcome.title).toBeNull();
  await ask('DELETE', `/api/projects/${project}/steps/${step}/sub-steps/${made.id}`);
  expect(await said()).toMatchObject([{ is_tied: false, is_done: false }]);
});

test('what is open belongs to the next of the series once the meeting was held, until it is done', async () => {
  const first = await meet({ repeat: { every: 'day', interval: 1, weekdays: [], until: null, times: 3 } });
  const [, second, third]: Loose[] = (await ask('GET', `/api/meetings?series_id=${first.id && first.series.id}`)).body
    .data;
  id = first.id;
  const [open, done] = [(await write({ text: 'Aberto' })).body, (await write({ text: 'Feito' })).body];
  await patch(done.id, { is_done: true });
  expect(await said(bruno, second.id)).toEqual([]);
  for (const status of ['in_progress', 'completed']) await ask('PATCH', `/api/meetings/${id}/status`, { status });
  expect(await said(bruno, second.id)).toMatchObject([{ id: open.id, meeting_id: id, text: 'Aberto' }]);
  expect(await said(bruno, third.id)).toEqual([]);
  for (const status of ['in_progress', 'completed'])
    await ask('PATCH', `/api/meetings/${second.id}/status`, { status });
  expect(await said(bruno, third.id)).toMatchObject([{ text: 'Aberto' }]);
  await patch(open.id, { is_done: true });
  expect(await said(bruno, third.id)).toEqual([]);
});
