import { sql } from 'kysely';
import { stepActs } from '#domain/step-life';
import type { Schema } from '#openapi/operations';
import type { Handler } from '../handler.ts';
import { isPosition, pageOf, readCursor } from '../keyset.ts';
import { notFound, Refusal, stale } from '../refusal.ts';
import { newId } from '../store/ids.ts';
import type { Db } from '../store/tables.ts';
import { holdProject, recount } from './progress.ts';
import { readStep, subStepsOf } from './rows.ts';
import { stepShape } from './shapes.ts';

async function seen(db: Db, projectId: string, id: string): Promise<Schema<'Step'>> {
  const step = await readStep(db, projectId, id);
  if (!step) throw notFound('steps');
  return step;
}

const listSteps: Handler<'listSteps'> = async ({ path, query }, { store: { db } }) => {
  const { limit = 50, cursor } = query;
  const list = ['steps', path.id];
  const from = readCursor(cursor, list, isPosition);
  let wanted = db.selectFrom('steps').selectAll().where('project_id', '=', path.id);
  if (from) wanted = wanted.where(sql<boolean>`(position, id) > (${from.value}::integer, ${from.id}::uuid)`);
  const found = await wanted
    .orderBy('position')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  const { rows, page } = pageOf(found, limit, list, ({ position, id }) => ({ value: position, id }));
  const inside = await subStepsOf(
    db,
    rows.map(({ id }) => id),
  );
  return { status: 200, body: { data: rows.map((row) => stepShape(row, inside.get(row.id) ?? [])), page } };
};

const createStep: Handler<'createStep'> = ({ path, body }, { store, now, person }) =>
  store.transaction(async (tx) => {
    await holdProject(tx, path.id);
    const { last } = await tx
      .selectFrom('steps')
      .where('project_id', '=', path.id)
      .select(sql<number>`coalesce(max(position), 0)`.as('last'))
      .executeTakeFirstOrThrow();
    const id = newId();
    await tx
      .insertInto('steps')
      .values({
        ...{ id, project_id: path.id, name: body.name.trim(), description: body.description ?? '' },
        ...{ status: body.status ?? 'backlog', due_date: body.due_date, position: last + 1 },
        ...{ created_by: person.id, created_at: now, updated_at: now, version: 1 },
      })
      .execute();
    await recount(tx, path.id, now);
    return { status: 201, body: await seen(tx, path.id, id) };
  });

const getStep: Handler<'getStep'> = async ({ path }, { store }) => ({
  status: 200,
  body: await seen(store.db, path.id, path.stepId),
});

const updateStep: Handler<'updateStep'> = ({ path, body }, { store, now }) =>
  store.transaction(async (tx) => {
    await holdProject(tx, path.id);
    const before = await seen(tx, path.id, path.stepId);
    const { version, ...change } = body;
    const { status = before.status } = change;
    if (version !== undefined && version !== before.version) throw stale();
    if (!stepActs.allows(before.status, status))
      throw new Refusal(409, 'ILLEGAL_TRANSITION', (words) => words.stepCannot(before.status, status));
    if (Object.keys(change).length > 0) {
      const name = (change.name ?? before.name).trim();
      await tx
        .updateTable('steps')
        .set({ ...change, name, updated_at: now, version: before.version + 1 })
        .where('id', '=', path.stepId)
        .execute();
      await recount(tx, path.id, now);
    }
    return { status: 200, body: await seen(tx, path.id, path.stepId) };
  });

const deleteStep: Handler<'deleteStep'> = ({ path }, { store, now }) =>
  store.transaction(async (tx) => {
    await holdProject(tx, path.id);
    const gone = await tx
      .deleteFrom('steps')
      .where('id', '=', path.stepId)
      .where('project_id', '=', path.id)
      .returning('id')
      .executeTakeFirst();
    if (!gone) throw notFound('steps');
    await recount(tx, path.id, now);
    return { status: 204, body: undefined };
  });

export const stepHandlers = { listSteps, createStep, getStep, updateStep, deleteStep };
