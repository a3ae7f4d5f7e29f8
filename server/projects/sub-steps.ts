import { sql } from 'kysely';
import type { Schema } from '#openapi/operations';
import { holdProject } from '../access.ts';
import { changesBetween, record } from '../activity/record.ts';
import type { Context } from '../context.ts';
import type { Handler } from '../handler.ts';
import { isPosition, pageOf, readCursor } from '../keyset.ts';
import { notFound, stale } from '../refusal.ts';
import { newId } from '../store/ids.ts';
import type { Db, Tx } from '../store/tables.ts';
import { checkRoomForSubStep } from './caps.ts';
import { moveTo } from './order.ts';
import { countTick, recount } from './progress.ts';
import { subSteps } from './rows.ts';
import { type SubStepRow, subStepShape } from './shapes.ts';

interface Place {
  id: string;
  stepId: string;
  subStepId: string;
}

async function checkStep(db: Db, { id, stepId }: Omit<Place, 'subStepId'>): Promise<void> {
  const step = await db
    .selectFrom('steps')
    .select('id')
    .where('id', '=', stepId)
    .where('project_id', '=', id)
    .executeTakeFirst();
  if (!step) throw notFound('steps');
}

/** A sub-step at its place with the status of its step, by one question; what of the way to it is missing is told. */
async function findSubStep(db: Db, { id, stepId, subStepId }: Place) {
  const row = await db
    .selectFrom('steps as s')
    .leftJoin('sub_steps as ss', (join) => join.onRef('ss.step_id', '=', 's.id').on('ss.id', '=', subStepId))
    .leftJoin('users as c', 'c.id', 'ss.completed_by')
    .where('s.id', '=', stepId)
    .where('s.project_id', '=', id)
    .selectAll('ss')
    .select(['c.name as completed_by_name', 's.status as step_status'])
    .executeTakeFirst();
  if (!row) throw notFound('steps');
  if (row.id === null) throw notFound('sub-steps');
  return { subStep: subStepShape(row as SubStepRow), stepStatus: row.step_status };
}

const readSubStep = async (db: Db, place: Place): Promise<Schema<'SubStep'>> => (await findSubStep(db, place)).subStep;

/** Writes down what happened to a sub-step. */
const tell = (
  tx: Tx,
  { id }: Pick<Place, 'id'>,
  verb: Schema<'ActivityVerb'>,
  subStep: Pick<Schema<'SubStep'>, 'id' | 'name'>,
  context: Context,
  changes: Schema<'FieldChange'>[] = [],
) =>
  record(
    tx,
    { project_id: id, verb, entity: 'sub_step', entity_id: subStep.id, label: subStep.name, changes },
    context,
  );

const listSubSteps: Handler<'listSubSteps'> = async ({ path, query }, { store: { db } }) => {
  await checkStep(db, path);
  const { limit = 50, cursor } = query;
  const list = ['sub-steps', path.stepId];
  const from = readCursor(cursor, list, isPosition);
  let wanted = subSteps(db).where('ss.step_id', '=', path.stepId);
  if (from) wanted = wanted.where(sql<boolean>`(ss.position, ss.id) > (${from.value}::integer, ${from.id}::uuid)`);
  const found = await wanted.limit(limit + 1).execute();
  const { rows, page } = pageOf(found, limit, list, ({ position, id }) => ({ value: position, id }));
  return { status: 200, body: { data: rows.map(subStepShape), page } };
};

const createSubStep: Handler<'createSubStep'> = ({ path, body }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await holdProject(tx, path.id, asked);
    const { now, person } = context;
    await checkStep(tx, path);
    await checkRoomForSubStep(tx, path.id, path.stepId);
    const { last } = await tx
      .selectFrom('sub_steps')
      .where('step_id', '=', path.stepId)
      .select(sql<number>`coalesce(max(position), 0)`.as('last'))
      .executeTakeFirstOrThrow();
    const id = newId();
    await tx
      .insertInto('sub_steps')
      .values({
        ...{ id, step_id: path.stepId, name: body.name.trim(), description: body.description ?? '' },
        ...{ status: false, position: last + 1 },
        ...{ created_by: person.id, created_at: now, updated_at: now, version: 1 },
      })
      .execute();
    await recount(tx, path.id, now);
    const made = await readSubStep(tx, { ...path, subStepId: id });
    await tell(tx, path, 'created', made, context);
    return { status: 201, body: made };
  });

const getSubStep: Handler<'getSubStep'> = async ({ path }, { store }) => ({
  status: 200,
  body: await readSubStep(store.db, path),
});

const updateSubStep: Handler<'updateSubStep'> = ({ path, body }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await holdProject(tx, path.id, asked);
    const { now } = context;
    const kept = await readSubStep(tx, path);
    if (body.version !== undefined && body.version !== kept.version) throw stale();
    const before = { name: kept.name, description: kept.description };
    const after = { name: body.name?.trim() ?? kept.name, description: body.description ?? kept.description };
    const changes = changesBetween(before, after);
    const move =
      body.position === undefined
        ? undefined
        : await moveTo(tx, 'sub-steps', path.stepId, path.subStepId, body.position);
    if (changes.length === 0 && !move) return { status: 200, body: kept };
    await tx
      .updateTable('sub_steps')
      .set({ ...after, updated_at: now, version: kept.version + 1 })
      .where('id', '=', path.subStepId)
      .execute();
    const is = await readSubStep(tx, path);
    const all = [...changes, ...(move ? [{ field: 'position', ...move }] : [])];
    await tell(tx, path, changes.length > 0 ? 'changed' : 'moved', is, context, all);
    return { status: 200, body: is };
  });

const setSubStepStatus: Handler<'setSubStepStatus'> = ({ path, body }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await holdProject(tx, path.id, asked);
    const { now, person } = context;
    const { subStep: before, stepStatus } = await findSubStep(tx, path);
    if (body.version !== undefined && body.version !== before.version) throw stale();
    if (body.status === before.status) return { status: 200, body: before };
    const completed = body.status
      ? { completed_at: now, completed_by: person.id }
      : { completed_at: null, completed_by: null };
    const row = await tx
      .updateTable('sub_steps')
      .set({ status: body.status, ...completed, updated_at: now, version: before.version + 1 })
      .where('id', '=', path.subStepId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await countTick(tx, path.id, { isTicked: body.status, isCounted: stepStatus !== 'cancelled' }, now);
    await tell(tx, path, body.status ? 'completed' : 'reopened', before, context);
    return { status: 200, body: subStepShape({ ...row, completed_by_name: person.name }) };
  });

const deleteSubStep: Handler<'deleteSubStep'> = ({ path }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await holdProject(tx, path.id, asked);
    const kept = await readSubStep(tx, path);
    await tx.deleteFrom('sub_steps').where('id', '=', path.subStepId).execute();
    await recount(tx, path.id, context.now);
    await tell(tx, path, 'deleted', kept, context);
    return { status: 204, body: undefined };
  });

export const subStepHandlers = {
  ...{ listSubSteps, createSubStep, getSubStep, updateSubStep, setSubStepStatus, deleteSubStep },
};
