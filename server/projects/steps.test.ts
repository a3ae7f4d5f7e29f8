import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stepLifecycle } from '#domain/step-lifecycle';
import type { Schema } from '#openapi/operations';
import { type Loose, openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let ana: TestPerson;
let project: string;
beforeAll(async () => {
  here = await openWorkspace();
  ana = await here.somebody('member');
});
afterAll(() => here.close());
beforeEach(async () => {
  project = `/api/projects/${(await ask('POST', '/api/projects', { name: 'Esteira' })).body.id}`;
});

const ask = (method: string, path: string, body?: unknown) => here.ask(method, path, { token: ana.token, body });
const addStep = async (body: object = { name: 'Preparar' }) => (await ask('POST', `${project}/steps`, body)).body;
const addSubStep = async (step: string, name = 'Medir') =>
  (await ask('POST', `${project}/steps/${step}/sub-steps`, { name })).body;
const tick = (step: string, subStep: string, body: object = { status: true }) =>
  ask('PATCH', `${project}/steps/${step}/sub-steps/${subStep}/status`, body);
const progress = async () => (await ask('GET', project)).body.progress;

test('a step is added at the end, in the backlog unless it says otherwise', async () => {
  const first = await addStep({ name: ' Preparar ', due_date: '2026-11-27' });
  const second = await addStep({ name: 'Medir', status: 'todo', description: 'com luz' });
  expect(first).toMatchObject({ name: 'Preparar', status: 'backlog', due_date: '2026-11-27', position: 1, version: 1 });
  expect(second).toMatchObject({ status: 'todo', description: 'com luz', due_date: null, position: 2 });
  expect((await ask('GET', `${project}/steps`)).body.data).toEqual([first, second]);
  expect((await ask('GET', `${project}/steps/${first.id}`)).body).toEqual(first);
});

test('steps and sub-steps come a page at a time', async () => {
  const made = [await addStep({ name: '1' }), await addStep({ name: '2' }), await addStep({ name: '3' })];
  for (const name of ['a', 'b', 'c']) await addSubStep(made[0].id, name);
  for (const path of [`${project}/steps`, `${project}/steps/${made[0].id}/sub-steps`]) {
    const first = (await ask('GET', `${path}?limit=2`)).body;
    const rest = (await ask('GET', `${path}?limit=2&cursor=${first.page.next_cursor}`)).body;
    expect([...first.data, ...rest.data].map(({ position }: Loose) => position)).toEqual([1, 2, 3]);
    expect(rest.page.next_cursor).toBeNull();
    expect((await ask('GET', `${path}?cursor=abc`)).status).toBe(400);
  }
});

test('a step follows its life', async () => {
  const statuses = Object.keys(stepLifecycle) as Schema<'StepStatus'>[];
  const { id } = await addStep();
  for (const from of statuses) {
    for (const to of statuses) {
      await here.store.db.updateTable('steps').set({ status: from }).where('id', '=', id).execute();
      const isAllowed = from === to || Object.values(stepLifecycle[from]).includes(to as never);
      expect([from, to, (await ask('PATCH', `${project}/steps/${id}`, { status: to })).status]).toEqual([
        from,
        to,
        isAllowed ? 200 : 409,
      ]);
    }
  }
  await here.store.db.updateTable('steps').set({ status: 'done' }).where('id', '=', id).execute();
  const { body } = await ask('PATCH', `${project}/steps/${id}`, { status: 'cancelled' });
  expect(body).toMatchObject({ code: 'ILLEGAL_TRANSITION', message: 'Uma etapa concluída não pode ser cancelada.' });
});

test('progress follows every change: without sub-steps a step counts as one, a cancelled one not at all', async () => {
  const [one, two] = [await addStep({ name: '1', status: 'in_progress' }), await addStep({ name: '2' })];
  expect(await progress()).toEqual({ done: 0, total: 2 });
  const parts = [await addSubStep(one.id), await addSubStep(one.id), await addSubStep(one.id)];
  expect(await progress()).toEqual({ done: 0, total: 4 });
  await tick(one.id, parts[0].id);
  await ask('PATCH', `${project}/steps/${two.id}`, { status: 'done' });
  expect(await progress()).toEqual({ done: 2, total: 4 });
  await ask('DELETE', `${project}/steps/${one.id}/sub-steps/${parts[1].id}`);
  expect(await progress()).toEqual({ done: 2, total: 3 });
  await ask('PATCH', `${project}/steps/${one.id}`, { status: 'cancelled' });
  expect(await progress()).toEqual({ done: 1, total: 1 });
  await ask('DELETE', `${project}/steps/${two.id}`);
  expect(await progress()).toEqual({ done: 0, total: 0 });
});

test('a tick says who and when, is undone without a trace, and is no change when it stands already', async () => {
  const step = await addStep();
  const { id } = await addSubStep(step.id);
  const ticked = (await tick(step.id, id, { status: true, version: 1 })).body;
  expect(ticked).toMatchObject({ status: true, version: 2, completed_by: { id: ana.id, name: 'Ana Souza' } });
  expect(Date.now() - Date.parse(ticked.completed_at)).toBeLessThan(60_000);
  expect((await tick(step.id, id)).body).toEqual(ticked);
  expect((await tick(step.id, id, { status: false, version: 1 })).body.code).toBe('STALE_VERSION');
  expect((await tick(step.id, id, { status: false })).body).toMatchObject({
    status: false,
    completed_at: null,
    completed_by: null,
    version: 3,
  });
  expect((await tick(step.id, id, { status: 'yes' })).status).toBe(400);
});

test('twenty ticks at once are all counted', async () => {
  const step = await addStep();
  const parts = await Promise.all(Array.from({ length: 20 }, (_, index) => addSubStep(step.id, `n${index}`)));
  expect(new Set(parts.map(({ position }) => position)).size).toBe(20);
  await Promise.all(parts.map(({ id }) => tick(step.id, id)));
  expect(await progress()).toEqual({ done: 20, total: 20 });
});

test('steps and sub-steps refuse a stale version', async () => {
  const step = await addStep();
  const { id } = await addSubStep(step.id);
  for (const path of [`${project}/steps/${step.id}`, `${project}/steps/${step.id}/sub-steps/${id}`]) {
    expect((await ask('PATCH', path, { name: ' Um ', version: 1 })).body).toMatchObject({ name: 'Um', version: 2 });
    expect((await ask('PATCH', path, { name: 'Dois', version: 1 })).body.code).toBe('STALE_VERSION');
    expect((await ask('GET', path)).body).toMatchObject({ name: 'Um', version: 2 });
  }
});

test('what is elsewhere is not found here', async () => {
  const step = await addStep();
  const sub = await addSubStep(step.id);
  const elsewhere = (await ask('POST', '/api/projects', { name: 'Outro' })).body.id;
  const [none, other] = ['0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c01', await addStep()];
  const cases = [
    [`/api/projects/${elsewhere}/steps/${step.id}`, 'Etapa não encontrada'],
    [`${project}/steps/${none}`, 'Etapa não encontrada'],
    [`${project}/steps/wrong`, 'Etapa não encontrada'],
    [`${project}/steps/${none}/sub-steps`, 'Etapa não encontrada'],
    [`/api/projects/${elsewhere}/steps/${step.id}/sub-steps/${sub.id}`, 'Etapa não encontrada'],
    [`${project}/steps/${other.id}/sub-steps/${sub.id}`, 'Subetapa não encontrada'],
    [`${project}/steps/${step.id}/sub-steps/wrong`, 'Subetapa não encontrada'],
  ] as const;
  for (const [path, message] of cases) expect(await ask('GET', path)).toMatchObject({ status: 404, body: { message } });
  expect((await ask('DELETE', `/api/projects/${elsewhere}/steps/${step.id}`)).status).toBe(404);
  expect((await ask('DELETE', `${project}/steps/${other.id}/sub-steps/${sub.id}`)).status).toBe(404);
});

test('a change that fails half-way leaves nothing behind', async () => {
  const step = await addStep();
  await addSubStep(step.id);
  const before = (await ask('GET', project)).body;
  // The recount at the end of the transaction fails.
  await sql`alter table projects add constraint few check (progress_total < 2) not valid`.execute(here.store.db);
  expect((await ask('POST', `${project}/steps/${step.id}/sub-steps`, { name: 'x' })).status).toBe(500);
  expect((await ask('POST', `${project}/steps`, { name: 'x' })).status).toBe(500);
  await sql`alter table projects drop constraint few`.execute(here.store.db);
  expect((await ask('GET', project)).body).toEqual(before);
});
