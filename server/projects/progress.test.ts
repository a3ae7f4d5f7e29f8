import { afterAll, beforeAll, expect, test } from 'vitest';
import { stepProgress, sumProgress } from '#domain/progress';
import { stepLifecycle } from '#domain/step-lifecycle';
import type { Schema } from '#openapi/operations';
import { newId } from '../kernel/ids.ts';
import { openWorkspace, type Workspace } from '../testing/workspace.ts';
import { recount } from './progress.ts';

let here: Workspace;
beforeAll(async () => {
  here = await openWorkspace();
});
afterAll(() => here.close());

const statuses = Object.keys(stepLifecycle) as Schema<'StepStatus'>[];
const random = (below: number) => Math.floor(Math.random() * below);

test('a project is counted in the store by the rule of the domain, whatever is in it', async () => {
  const ana = await here.somebody('member');
  const id = (await here.ask('POST', '/api/projects', { token: ana.token, body: { name: 'Esteira' } })).body.id;
  const now = new Date().toISOString();
  const marks = { created_by: ana.id, created_at: now, updated_at: now, version: 1 };
  const made: Parameters<typeof stepProgress>[0][] = [];
  for (let position = 0; position <= 40; position++) {
    const { progress_done: done, progress_total: total } = await here.store.transaction(async (tx) => {
      await recount(tx, id, now);
      return tx.selectFrom('projects').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
    });
    expect({ done, total }, JSON.stringify(made)).toEqual(sumProgress(made.map(stepProgress)));
    const step = { status: statuses[random(statuses.length)] as Schema<'StepStatus'> };
    const parts = Array.from({ length: random(4) }, () => ({ status: random(2) === 0 }));
    made.push({ ...step, sub_steps: parts });
    const stepId = newId();
    const named = { name: 'a', description: '' };
    await here.store.db
      .insertInto('steps')
      .values({ id: stepId, project_id: id, ...named, ...step, position, ...marks })
      .execute();
    for (const [place, part] of parts.entries())
      await here.store.db
        .insertInto('sub_steps')
        .values({ id: newId(), step_id: stepId, ...named, ...part, position: place, ...marks })
        .execute();
  }
});

test('tick by tick a project stays as it would be counted anew', async () => {
  const { token } = await here.somebody('member');
  const ask = async (method: string, path: string, body?: object) =>
    (await here.ask(method, path, { token, body })).body;
  const { id } = await ask('POST', '/api/projects', { name: 'Esteira' });
  const ticks: string[] = [];
  for (const status of ['todo', 'in_progress', 'done', 'cancelled']) {
    const step = await ask('POST', `/api/projects/${id}/steps`, { name: 'Etapa', status });
    for (let index = 0; index < 3; index++) {
      const path = `/api/projects/${id}/steps/${step.id}/sub-steps`;
      ticks.push(`${path}/${(await ask('POST', path, { name: 'Parte' })).id}/status`);
    }
  }
  const kept = () =>
    here.store.db
      .selectFrom('projects')
      .where('id', '=', id)
      .select(['progress_done', 'progress_total'])
      .executeTakeFirstOrThrow();
  for (let round = 0; round < 60; round++) {
    await ask('PATCH', ticks[random(ticks.length)] ?? '', { status: random(2) === 0 });
    const counted = await kept();
    await here.store.transaction((tx) => recount(tx, id, new Date().toISOString()));
    expect(counted).toEqual(await kept());
  }
});
