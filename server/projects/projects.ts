import { projectActs } from '#domain/project-lifecycle';
import type { Schema } from '#openapi/operations';
import { reauthorize } from '../http/authorization.ts';
import { type ChangeRules, change } from '../http/change.ts';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { diffFields, recordActivity } from '../kernel/activity/record.ts';
import { notFound } from '../kernel/problem.ts';
import type { Row, Tx } from '../kernel/store/tables.ts';
import { inProject, projectAccess } from './access.ts';
import { beginProject, checkUnit, nameOfUnit } from './create.ts';
import { readProject } from './queries.ts';
import { keysOf } from './search-keys.ts';
import { words } from './words/index.ts';

async function readDetail(tx: Tx, id: string, { person }: Context): Promise<Schema<'ProjectDetail'>> {
  const project = await readProject(tx, id, person.id);
  if (!project) throw notFound(words.missing.project);
  return project;
}

const createProject: Handler<'createProject'> = ({ body }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await reauthorize(tx, asked);
    const id = await beginProject(tx, body, context);
    return { status: 201, body: await readDetail(tx, id, context) };
  });

const getProject: Handler<'getProject'> = async ({ path }, { store, person }) => {
  const project = await readProject(store.db, path.id, person.id);
  if (!project) throw notFound(words.missing.project);
  return { status: 200, body: project };
};

type Fields = Pick<Row<'projects'>, 'name' | 'description' | 'status' | 'dead_line' | 'unit_id' | 'is_template'>;

/** The changes as they are told: a unit by its name. */
async function changesInWords(tx: Tx, { unit_id: from, ...before }: Fields, { unit_id: to, ...after }: Fields) {
  const isMoved = from !== to;
  return diffFields(
    { ...before, unit: isMoved ? await nameOfUnit(tx, from) : null },
    { ...after, unit: isMoved ? await nameOfUnit(tx, to) : null },
  );
}

const changeable: ChangeRules<{ id: string }, Row<'projects'>, Fields, Schema<'ProjectDetail'>> = {
  hold: (tx, { id }, asked) => projectAccess.hold(tx, id, asked),
  read: (tx, { id }) => tx.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  fields: ({ name, description, status, dead_line, unit_id, is_template }) => ({
    name: name.trim(),
    description,
    status,
    dead_line,
    unit_id,
    is_template,
  }),
  references: { unit_id: 'unit' },
  check: async (tx, { before, after, context }) => {
    // What everybody may begin from is for owners to decide.
    if (after.is_template !== before.is_template) projectAccess.check('makeTemplate', context);
    if (after.unit_id !== before.unit_id) await checkUnit(tx, after.unit_id, context);
  },
  life: { allows: projectActs.allows, cannot: words.projectCannot },
  write: (tx, { place, current: kept, after }, marks) =>
    tx
      .updateTable('projects')
      .set({ ...after, ...keysOf({ ...after, code: kept.code }), ...marks })
      .where('id', '=', place.id)
      .execute(),
  show: (tx, { id }, context) => readDetail(tx, id, context),
  describeActivity: ({ id }, { name }) => ({ subject: inProject(id), entity: 'project', entity_id: id, label: name }),
  describeChanges: (tx, { before, after }) => changesInWords(tx, before, after),
};

const updateProject: Handler<'updateProject'> = ({ path, body }, asked) => change(changeable, path, body, asked);

const countOf = (tx: Tx, projectId: string) =>
  tx
    .selectFrom('steps as s')
    .leftJoin('sub_steps as ss', 'ss.step_id', 's.id')
    .where('s.project_id', '=', projectId)
    .select(({ fn }) => [fn.count<number>('s.id').distinct().as('steps'), fn.count<number>('ss.id').as('sub_steps')])
    .executeTakeFirstOrThrow();

const deleteProject: Handler<'deleteProject'> = ({ path: { id } }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await projectAccess.hold(tx, id, asked);
    const kept = await tx.selectFrom('projects').select('name').where('id', '=', id).executeTakeFirstOrThrow();
    const inside = await countOf(tx, id);
    const members = await tx.selectFrom('project_members').where('project_id', '=', id).select('user_id').execute();
    await tx.deleteFrom('projects').where('id', '=', id).execute();
    await recordActivity(
      tx,
      {
        subject: inProject(id),
        verb: 'deleted',
        entity: 'project',
        entity_id: id,
        label: kept.name,
        changes: diffFields({ ...inside }, { steps: 0, sub_steps: 0 }),
        witnesses: members.map(({ user_id }) => user_id),
      },
      context,
    );
    return { status: 204, body: undefined };
  });

export const projectHandlers = { createProject, getProject, updateProject, deleteProject };
