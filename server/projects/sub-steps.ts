import type { Schema } from '#openapi/operations';
import { type ChangeRules, change } from '../http/change.ts';
import type { Handler } from '../http/handler.ts';
import { page } from '../http/page.ts';
import { recordActivity, toActivityRow } from '../kernel/activity/record.ts';
import { notFound, stale } from '../kernel/problem.ts';
import { compileOnce } from '../kernel/store/compile-once.ts';
import type { Db } from '../kernel/store/tables.ts';
import { inProject, projectAccess } from './access.ts';
import { inPlace, moveTo } from './order.ts';
import { recount } from './progress.ts';
import { addSubStep, outcomeColumn, subSteps } from './queries.ts';
import { type SubStepRow, subStepJson } from './serializers.ts';
import { writeTick } from './tick.ts';
import { words } from './words/index.ts';

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
  if (!step) throw notFound(words.missing.step);
}

const atPlace = compileOnce((db, place: Place) =>
  db
    .selectFrom('steps as s')
    .leftJoin('sub_steps as ss', (join) => join.onRef('ss.step_id', '=', 's.id').on('ss.id', '=', place.subStepId))
    .leftJoin('users as c', 'c.id', 'ss.completed_by')
    .where('s.id', '=', place.stepId)
    .where('s.project_id', '=', place.id)
    .selectAll('ss')
    .select(['c.name as completed_by_name', 's.status as step_status', outcomeColumn]),
);

/** A sub-step at its place with the status of its step, by one question; what of the way to it is missing is told. */
const findSubStep = async (db: Db, place: Place) => foundSubStep(await atPlace(db, place));

function foundSubStep([row]: Awaited<ReturnType<typeof atPlace>>) {
  if (!row) throw notFound(words.missing.step);
  if (row.id === null) throw notFound(words.missing.subStep);
  return { subStep: subStepJson(row as SubStepRow), stepStatus: row.step_status };
}

const readSubStep = async (db: Db, place: Place): Promise<Schema<'SubStep'>> => (await findSubStep(db, place)).subStep;

/** What something happens to. */
const about = ({ id, subStepId }: Pick<Place, 'id' | 'subStepId'>, label: string) =>
  ({ subject: inProject(id), entity: 'sub_step', entity_id: subStepId, label }) as const;

const listSubSteps: Handler<'listSubSteps'> = async (asked, context) => {
  const { db } = context.store;
  await checkStep(db, asked.path);
  return page(subSteps(db).where('ss.step_id', '=', asked.path.stepId), asked, context, {
    order: inPlace('ss'),
    as: subStepJson,
  });
};

const createSubStep: Handler<'createSubStep'> = ({ path, body }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await projectAccess.hold(tx, path.id, asked);
    await checkStep(tx, path);
    const subStepId = await addSubStep(tx, { projectId: path.id, stepId: path.stepId }, body, context);
    return { status: 201, body: await readSubStep(tx, { ...path, subStepId }) };
  });

const getSubStep: Handler<'getSubStep'> = async ({ path }, { store }) => ({
  status: 200,
  body: await readSubStep(store.db, path),
});

const changeable: ChangeRules<Place, Schema<'SubStep'>, { name: string; description: string }, Schema<'SubStep'>> = {
  hold: (tx, { id }, asked) => projectAccess.hold(tx, id, asked),
  read: readSubStep,
  fields: ({ name, description }) => ({ name: name.trim(), description }),
  move: (tx, { stepId, subStepId }, position) => moveTo(tx, 'sub-steps', stepId, subStepId, position),
  write: (tx, { place, after }, marks) =>
    tx
      .updateTable('sub_steps')
      .set({ ...after, ...marks })
      .where('id', '=', place.subStepId)
      .execute(),
  show: (_tx, _place, _context, subStep) => subStep,
  describeActivity: (place, { name }) => about(place, name),
};

const updateSubStep: Handler<'updateSubStep'> = ({ path, body }, asked) => change(changeable, path, body, asked);

const setSubStepStatus: Handler<'setSubStepStatus'> = ({ path, body }, asked) =>
  asked.store.transaction(async (tx) => {
    const [context, found] = await projectAccess.holdWith(tx, path.id, asked, 'change', atPlace.withValues(tx, path));
    const { now, person } = context;
    const { subStep: before, stepStatus } = foundSubStep(found);
    if (body.version !== undefined && body.version !== before.version) throw stale();
    if (body.status === before.status) return { status: 200, body: before };
    const [row] = await writeTick(tx, {
      ...toActivityRow({ ...about(path, before.name), verb: body.status ? 'completed' : 'reopened' }, context),
      status: body.status,
      completedAt: body.status ? now : null,
      completedBy: body.status ? person.id : null,
      version: before.version + 1,
      // What is in a cancelled step is not counted.
      growth: stepStatus === 'cancelled' ? 0 : body.status ? 1 : -1,
    });
    if (!row) throw notFound(words.missing.subStep);
    return {
      status: 200,
      body: subStepJson({ ...row, completed_by_name: person.name, outcome: before.outcome ?? null }),
    };
  });

const deleteSubStep: Handler<'deleteSubStep'> = ({ path }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await projectAccess.hold(tx, path.id, asked);
    const kept = await readSubStep(tx, path);
    await tx.deleteFrom('sub_steps').where('id', '=', path.subStepId).execute();
    await recount(tx, path.id, context.now);
    await recordActivity(tx, { ...about(path, kept.name), verb: 'deleted' }, context);
    return { status: 204, body: undefined };
  });

export const subStepHandlers = {
  listSubSteps,
  createSubStep,
  getSubStep,
  updateSubStep,
  setSubStepStatus,
  deleteSubStep,
};
