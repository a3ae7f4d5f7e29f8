import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectLifecycle } from '#domain/project-lifecycle';
import type { Schema } from '#openapi/operations';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let ana: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  here = await openWorkspace();
  ana = await here.somebody('member');
  admin = await here.somebody('admin', { name: 'Helena Prado' });
});
afterAll(() => here.close());

const create = (body: object, { token } = ana) => here.ask('POST', '/api/projects', { token, body });
const read = (id: string, { token } = ana) => here.ask('GET', `/api/projects/${id}`, { token });
const change = (id: string, body: object, { token } = ana) => here.ask('PATCH', `/api/projects/${id}`, { token, body });

test('whoever creates a project owns it, and it begins in planning with the next code', async () => {
  const { status, body } = await create({ name: '  Esteira de inspeção ', dead_line: '2026-12-18' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: 'Esteira de inspeção',
    description: '',
    status: 'planning',
    dead_line: '2026-12-18',
    unit: null,
    owner: { id: ana.id, name: 'Ana Souza' },
    my_role: 'owner',
    progress: { done: 0, total: 0 },
    is_sample: false,
    version: 1,
    steps: [],
  });
  expect((await create({ name: 'b' })).body.code).toBe(
    `PRJ-${String(Number(body.code.slice(4)) + 1).padStart(3, '0')}`,
  );
  expect((await read(body.id)).body).toEqual(body);
});

test('codes stay different when many create at once', async () => {
  const made = await Promise.all(Array.from({ length: 12 }, (_, index) => create({ name: `Projeto ${index}` })));
  expect(new Set(made.map(({ body }) => body.code)).size).toBe(12);
});

test('a title is kept as it was written, but for the space around it', async () => {
  expect((await create({ name: 'iOS do CHÃO de fábrica' })).body.name).toBe('iOS do CHÃO de fábrica');
});

test('a unit must be one of the own, or any for who manages all projects', async () => {
  const mine = await here.unit('Matriz', ana);
  const other = await here.unit('Filial');
  expect((await create({ name: 'a', unit_id: mine })).body.unit).toEqual({ id: mine, name: 'Matriz' });
  const refused = await create({ name: 'a', unit_id: other });
  expect([refused.status, refused.body.details]).toEqual([
    400,
    [{ field: 'unit_id', code: 'not_allowed', message: 'A unidade precisa ser uma das suas.' }],
  ]);
  expect((await create({ name: 'a', unit_id: other }, admin)).status).toBe(201);
  const { body } = await create({ name: 'a', unit_id: mine });
  expect((await change(body.id, { unit_id: other })).status).toBe(400);
  expect((await change(body.id, { unit_id: null })).body.unit).toBeNull();
  // One that the project has already may stay, whoever changes the rest.
  await here.store.db.deleteFrom('user_units').where('user_id', '=', ana.id).execute();
  const kept = (await create({ name: 'a', unit_id: other }, admin)).body;
  await here.join(kept.id, ana, 'manager');
  expect((await change(kept.id, { name: 'b', unit_id: other })).status).toBe(200);
});

test('a change raises the version; one that read an older version is refused and changes nothing', async () => {
  const { body: made } = await create({ name: 'Antes', dead_line: '2026-12-18' });
  const first = await change(made.id, { name: 'Depois', dead_line: null, version: 1 });
  expect(first.body).toMatchObject({ name: 'Depois', dead_line: null, version: 2 });
  const late = await change(made.id, { description: 'tarde', version: 1 });
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'STALE_VERSION', message: 'Outra pessoa alterou isto enquanto você editava.' },
  });
  expect((await read(made.id)).body).toEqual(first.body);
  expect((await change(made.id, { version: 2 })).body.version).toBe(2);
  expect((await change(made.id, {})).body.message).toEqual(['Envie ao menos um campo para alterar.']);
});

test('of many who change the same version at once, one gets through', async () => {
  const { body: made } = await create({ name: 'Disputa' });
  const all = await Promise.all(
    Array.from({ length: 8 }, (_, index) => change(made.id, { name: `n${index}`, version: 1 })),
  );
  expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
});

test('a status follows the life of a project', async () => {
  const statuses = Object.keys(projectLifecycle) as Schema<'ProjectStatus'>[];
  const { body: made } = await create({ name: 'Vida' });
  for (const from of statuses) {
    for (const to of statuses) {
      await here.store.db.updateTable('projects').set({ status: from }).where('id', '=', made.id).execute();
      const isAllowed = from === to || Object.values(projectLifecycle[from]).includes(to as never);
      const { status, body } = await change(made.id, { status: to });
      expect([from, to, status]).toEqual([from, to, isAllowed ? 200 : 409]);
      if (!isAllowed) expect(body.code).toBe('ILLEGAL_TRANSITION');
    }
  }
  await here.store.db.updateTable('projects').set({ status: 'cancelled' }).where('id', '=', made.id).execute();
  expect((await change(made.id, { status: 'completed' })).body.message).toBe(
    'Um projeto cancelado não pode ser concluído.',
  );
});

test('deleting takes all that a project holds', async () => {
  const { body: made } = await create({ name: 'Passageiro' });
  const { body: step } = await here.ask('POST', `/api/projects/${made.id}/steps`, {
    token: ana.token,
    body: { name: 's' },
  });
  const path = `/api/projects/${made.id}/steps/${step.id}/sub-steps`;
  await here.ask('POST', path, { token: ana.token, body: { name: 'ss' } });
  expect(await here.ask('DELETE', `/api/projects/${made.id}`, { token: ana.token })).toMatchObject({
    status: 204,
    body: '',
  });
  expect((await read(made.id)).body).toMatchObject({ code: 'NOT_FOUND', message: 'Projeto não encontrado' });
  expect(await here.store.db.selectFrom('steps').where('project_id', '=', made.id).selectAll().execute()).toEqual([]);
});

test('who manages all projects sees and changes them without being a member', async () => {
  const { body: made } = await create({ name: 'De Ana' });
  expect((await read(made.id, admin)).body.my_role).toBeNull();
  expect((await change(made.id, { name: 'Revisto' }, admin)).body).toMatchObject({
    name: 'Revisto',
    my_role: null,
    owner: { id: ana.id },
  });
});
