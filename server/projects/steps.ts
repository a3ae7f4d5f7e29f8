import { sql } from 'kysely';
import { clearReasonUnlessBlocked, stepActs } from '#domain/step-lifecycle';
import type { Schema } from '#openapi/operations';
import { type ChangeRules, change } from '../http/change.ts';
import type { Handler } from '../http/handler.ts';
import { readPage } from '../http/page.ts';
import { diffFields, recordActivity } from '../kernel/activity/record.ts';
import { newId } from '../kernel/ids.ts';
import { notAllowed, notFound } from '../kernel/problem.ts';
import type { Db, Tx } from '../kernel/store/tables.ts';
import { notifyAssigned } from '../notifications/queries.ts';
import { inProject, projectAccess } from './access.ts';
import { checkRoomForStep, checkRoomForTags } from './caps.ts';
import { checkDependencies, idsInKey, writeDependencies } from './dependencies.ts';
import { inPlace, moveTo } from './order.ts';
import { recount } from './progress.ts';
import { readStep, steps, subStepsOf } from './queries.ts';
import { createNextOccurrence, undoNextOccurrence } from './recurrence.ts';
import { ruleColumns } from './recurrence-key.ts';
import { stepJson } from './serializers.ts';
import { fieldChanges, fieldsOf, type StepColumns, type StepFields, tagsInKey, wantedOf } from './step-fields.ts';
import { words } from './words/index.ts';

async function findStep(db: Db, projectId: string, id: string): Promise<Schema<'Step'>> {
  const step = await readStep(db, projectId, id);
  if (!step) throw notFound(words.missing.step);
  return step;
}

const listSteps: Handler<'listSteps'> = async (asked, context) => {
  const { db } = context.store;
  const wanted = steps(db).where('s.project_id', '=', asked.path.id);
  const { rows, page } = await readPage(wanted, asked, context, { order: inPlace('s') });
  const inside = await subStepsOf(
    db,
    rows.map(({ id }) => id),
  );
  return { status: 200, body: { data: rows.map((row) => stepJson(row, inside.get(row.id) ?? [])), page } };
};

/** Refuses dates in the wrong order, a reason to be blocked of what is not, and somebody new who is no member; whoever is there already may stay. */
async function checkFields(tx: Tx, projectId: string, fields: StepColumns, before?: StepColumns) {
  const { start_date, due_date, assignee_id, status, blocked_reason } = fields;
  if (start_date && due_date && start_date > due_date) throw notAllowed('start_date', words.startsAfterDue);
  if (blocked_reason !== null && status !== 'blocked') throw notAllowed('blocked_reason', words.notBlocked);
  if (!assignee_id || assignee_id === before?.assignee_id) return;
  const member = await tx
    .selectFrom('project_members')
    .where('project_id', '=', projectId)
    .where('user_id', '=', assignee_id)
    .select('id')
    .executeTakeFirst();
  if (!member) throw notAllowed('assignee_id', words.notAMember);
}

const createStep: Handler<'createStep'> = ({ path, body }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await projectAccess.hold(tx, path.id, asked);
    const { now, person } = context;
    const fields: StepColumns = {
      name: body.name.trim(),
      description: body.description ?? '',
      status: body.status ?? 'backlog',
      start_date: body.start_date ?? null,
      due_date: body.due_date ?? null,
      assignee_id: body.assignee_id ?? null,
      priority: body.priority ?? 'none',
      blocked_reason: body.blocked_reason?.trim() ?? null,
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
        id,
        project_id: path.id,
        ...fields,
        position: last + 1,
        created_by: person.id,
        created_at: now,
        updated_at: now,
        version: 1,
      })
      .execute();
    await recount(tx, path.id, now);
    await notifyAssigned(tx, { project_id: path.id, step_id: id, from: null, to: fields.assignee_id }, context);
    const what = {
      subject: inProject(path.id),
      verb: 'created',
      entity: 'step',
      entity_id: id,
      label: fields.name,
    } as const;
    await recordActivity(tx, what, context);
    return { status: 201, body: await findStep(tx, path.id, id) };
  });

const getStep: Handler<'getStep'> = async ({ path }, { store }) => ({
  status: 200,
  body: await findStep(store.db, path.id, path.stepId),
});

const changeable: ChangeRules<{ id: string; stepId: string }, Schema<'Step'>, StepFields, Schema<'Step'>> = {
  hold: (tx, { id }, asked) => projectAccess.hold(tx, id, asked),
  read: (tx, { id, stepId }) => findStep(tx, id, stepId),
  fields: fieldsOf,
  check: async (tx, { place, before, after }) => {
    await checkFields(tx, place.id, after, before);
    if (after.depends_on !== before.depends_on)
      await checkDependencies(tx, place.id, place.stepId, idsInKey(after.depends_on));
    if (after.tags !== before.tags) await checkRoomForTags(tx, place.id, place.stepId, tagsInKey(after.tags));
  },
  life: { allows: stepActs.allows, cannot: words.stepCannot },
  move: (tx, { id, stepId }, position) => moveTo(tx, 'steps', id, stepId, position),
  write: async (tx, { place, before, after, context }, marks) => {
    const { depends_on, tags, repeats, ...columns } = after;
    const isMoved = after.due_date !== before.due_date || after.start_date !== before.start_date;
    await tx
      .updateTable('steps')
      .set({
        ...columns,
        tags: tagsInKey(tags),
        ...ruleColumns(repeats),
        ...(isMoved && { repeats_since: null }),
        ...marks,
      })
      .where('id', '=', place.stepId)
      .execute();
    if (depends_on !== before.depends_on) await writeDependencies(tx, place.stepId, idsInKey(depends_on));
    if (after.status === 'done' && before.status !== 'done') await createNextOccurrence(tx, place, context);
    if (before.status === 'done' && after.status !== 'done') await undoNextOccurrence(tx, place, context);
    await recount(tx, place.id, marks.updated_at);
    const { id: project_id, stepId: step_id } = place;
    await notifyAssigned(tx, { project_id, step_id, from: before.assignee_id, to: after.assignee_id }, context);
  },
  show: (_tx, _place, _context, step) => step,
  describeActivity: ({ id, stepId }, { name }) => ({
    subject: inProject(id),
    entity: 'step',
    entity_id: stepId,
    label: name,
  }),
  describeChanges: (tx, { place, before, after }) => fieldChanges(tx, place.id, before, after),
};

const updateStep: Handler<'updateStep'> = ({ path, body }, asked) =>
  change(changeable, path, wantedOf(clearReasonUnlessBlocked(body)), asked);

const deleteStep: Handler<'deleteStep'> = ({ path }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await projectAccess.hold(tx, path.id, asked);
    const { id, name, sub_steps } = await findStep(tx, path.id, path.stepId);
    await tx.deleteFrom('steps').where('id', '=', id).execute();
    await recount(tx, path.id, context.now);
    const changes = diffFields({ sub_steps: sub_steps.length }, { sub_steps: 0 });
    await recordActivity(
      tx,
      { subject: inProject(path.id), verb: 'deleted', entity: 'step', entity_id: id, label: name, changes },
      context,
    );
    return { status: 204, body: undefined };
  });

export const stepHandlers = { listSteps, createStep, getStep, updateStep, deleteStep };
