import { sql } from 'kysely';
import { stepActs } from '#domain/step-life';
import type { Schema } from '#openapi/operations';
import { holdProject } from '../access.ts';
import { changesBetween, record } from '../activity/record.ts';
import type { Handler } from '../handler.ts';
import { isPosition, pageOf, readCursor } from '../keyset.ts';
import { invalid, notFound, Refusal, stale } from '../refusal.ts';
import { newId } from '../store/ids.ts';
import type { Db, Row, Tx } from '../store/tables.ts';
import { checkRoomForStep } from './caps.ts';
import { moveTo } from './order.ts';
import { recount } from './progress.ts';
import { readStep, steps, subStepsOf } from './rows.ts';
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
  let wanted = steps(db).where('s.project_id', '=', path.id);
  if (from) wanted = wanted.where(sql<boolean>`(s.position, s.id) > (${from.value}::integer, ${from.id}::uuid)`);
  const found = await wanted.limit(limit + 1).execute();
  const { rows, page } = pageOf(found, limit, list, ({ position, id }) => ({ value: position, id }));
  const inside = await subStepsOf(
    db,
    rows.map(({ id }) => id),
  );
  return { status: 200, body: { data: rows.map((row) => stepShape(row, inside.get(row.id) ?? [])), page } };
};

type Fields = Pick<Row<'steps'>, 'name' | 'description' | 'status' | 'start_date' | 'due_date' | 'assignee_id'>;
const fieldsOf = ({ name, description, status, start_date, due_date, assignee_id }: Fields): Fields => ({
  ...{ name, description, status, start_date, due_date, assignee_id },
});

/** Refuses dates in the wrong order, and somebody new who is no member; whoever is there already may stay. */
async function checkFields(tx: Tx, projectId: string, { start_date, due_date, assignee_id }: Fields, before?: Fields) {
  if (start_date && due_date && start_date > due_date)
    throw invalid((words) => [{ field: 'start_date', code: 'not_allowed', message: words.field.startsAfterDue }]);
  if (!assignee_id || assignee_id === before?.assignee_id) return;
  const member = await tx
    .selectFrom('project_members')
    .where('project_id', '=', projectId)
    .where('user_id', '=', assignee_id)
    .select('id')
    .executeTakeFirst();
  if (!member)
    throw invalid((words) => [{ field: 'assignee_id', code: 'not_allowed', message: words.field.notAMember }]);
}

const createStep: Handler<'createStep'> = ({ path, body }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await holdProject(tx, path.id, asked);
    const { now, person } = context;
    const fields: Fields = {
      name: body.name.trim(),
      description: body.description ?? '',
      status: body.status ?? 'backlog',
      start_date: body.start_date ?? null,
      due_date: body.due_date ?? null,
      assignee_id: body.assignee_id ?? null,
    };
    await checkFields(tx, path.id, fields);
    await checkRoomForStep(tx, path.id);
    const { last } = await tx
      .selectFrom('steps')
      .where('project_id', '=', path.id)
      .select(sql<number>`coalesce(max(position), 0)`.as('last'))
      .executeTakeFirstOrThrow();
    const id = newId();
    await tx
      .insertInto('steps')
      .values({
        ...{ id, project_id: path.id, ...fields, position: last + 1 },
        ...{ created_by: person.id, created_at: now, updated_at: now, version: 1 },
      })
      .execute();
    await recount(tx, path.id, now);
    const what = { project_id: path.id, verb: 'created', entity: 'step', entity_id: id, label: fields.name } as const;
    await record(tx, what, context);
    return { status: 201, body: await seen(tx, path.id, id) };
  });

const getStep: Handler<'getStep'> = async ({ path }, { store }) => ({
  status: 200,
  body: await seen(store.db, path.id, path.stepId),
});

/** The changes as they are told: a person by their name. */
function told(
  { assignee_id: _from, ...before }: Fields,
  { assignee_id: _to, ...after }: Fields,
  was: Schema<'Step'>,
  is: Schema<'Step'>,
) {
  const changes = changesBetween(before, after);
  if (was.assignee?.id === is.assignee?.id) return changes;
  return [...changes, { field: 'assignee', before: was.assignee?.name ?? null, after: is.assignee?.name ?? null }];
}

const updateStep: Handler<'updateStep'> = ({ path, body }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await holdProject(tx, path.id, asked);
    const { now } = context;
    const was = await seen(tx, path.id, path.stepId);
    const { version, position, ...change } = body;
    const before = fieldsOf({ ...was, assignee_id: was.assignee?.id ?? null });
    const after = fieldsOf({ ...before, ...change, name: (change.name ?? before.name).trim() });
    await checkFields(tx, path.id, after, before);
    if (version !== undefined && version !== was.version) throw stale();
    if (!stepActs.allows(before.status, after.status))
      throw new Refusal(409, 'ILLEGAL_TRANSITION', (words) => words.stepCannot(before.status, after.status));
    const isChanged = changesBetween(before, after).length > 0;
    const move = position === undefined ? undefined : await moveTo(tx, 'steps', path.id, path.stepId, position);
    if (!isChanged && !move) return { status: 200, body: was };
    await tx
      .updateTable('steps')
      .set({ ...after, updated_at: now, version: was.version + 1 })
      .where('id', '=', path.stepId)
      .execute();
    await recount(tx, path.id, now);
    const is = await seen(tx, path.id, path.stepId);
    const changes = [...told(before, after, was, is), ...(move ? [{ field: 'position', ...move }] : [])];
    const verb = isChanged ? 'changed' : 'moved';
    await record(tx, { project_id: path.id, verb, entity: 'step', entity_id: is.id, label: is.name, changes }, context);
    return { status: 200, body: is };
  });

const deleteStep: Handler<'deleteStep'> = ({ path }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await holdProject(tx, path.id, asked);
    const { id, name, sub_steps } = await seen(tx, path.id, path.stepId);
    await tx.deleteFrom('steps').where('id', '=', id).execute();
    await recount(tx, path.id, context.now);
    const changes = changesBetween({ sub_steps: sub_steps.length }, { sub_steps: 0 });
    await record(
      tx,
      { project_id: path.id, verb: 'deleted', entity: 'step', entity_id: id, label: name, changes },
      context,
    );
    return { status: 204, body: undefined };
  });

export const stepHandlers = { listSteps, createStep, getStep, updateStep, deleteStep };
