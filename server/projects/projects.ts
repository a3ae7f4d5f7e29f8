import { roleAllows } from '#domain/member-role';
import { projectActs } from '#domain/project-life';
import type { Schema } from '#openapi/operations';
import { callerNow, holdProject } from '../access.ts';
import { changesBetween, record } from '../activity/record.ts';
import type { Context } from '../context.ts';
import type { Handler } from '../handler.ts';
import { notFound, Refusal, stale } from '../refusal.ts';
import type { Row, Tx } from '../store/tables.ts';
import { beginProject, checkUnit, nameOfUnit } from './begin.ts';
import { keysOf } from './keys.ts';
import { readProject } from './rows.ts';

async function seen(tx: Tx, id: string, { person }: Context): Promise<Schema<'ProjectDetail'>> {
  const project = await readProject(tx, id, person.id);
  if (!project) throw notFound('projects');
  return project;
}

const createProject: Handler<'createProject'> = ({ body }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await callerNow(tx, asked);
    const id = await beginProject(tx, body, context);
    return { status: 201, body: await seen(tx, id, context) };
  });

const getProject: Handler<'getProject'> = async ({ path }, { store, person }) => {
  const project = await readProject(store.db, path.id, person.id);
  if (!project) throw notFound('projects');
  return { status: 200, body: project };
};

/** Refuses a change that comes too late or that the project's life does not allow. */
function checkChange(before: Row<'projects'>, { version, status = before.status }: Schema<'ProjectChange'>): void {
  if (version !== undefined && version !== before.version) throw stale();
  if (!projectActs.allows(before.status, status))
    throw new Refusal(409, 'ILLEGAL_TRANSITION', (words) => words.projectCannot(before.status, status));
}

/** What everybody may begin from is for owners to decide. */
function checkTemplate(before: Row<'projects'>, change: Schema<'ProjectChange'>, { person, role }: Context): void {
  if (change.is_template === undefined || change.is_template === before.is_template) return;
  if (!person.permissions.has('manage:projects') && !roleAllows(role, 'owner'))
    throw new Refusal(403, 'FORBIDDEN', (words) => words.missingRole('owner'));
}

type Fields = Pick<Row<'projects'>, 'name' | 'description' | 'status' | 'dead_line' | 'unit_id' | 'is_template'>;
const fieldsOf = ({ name, description, status, dead_line, unit_id, is_template }: Fields): Fields => ({
  ...{ name, description, status, dead_line, unit_id, is_template },
});

/** The changes as they are told: a unit by its name. */
async function told(tx: Tx, { unit_id: from, ...before }: Fields, { unit_id: to, ...after }: Fields) {
  const units = from === to ? {} : { from: await nameOfUnit(tx, from), to: await nameOfUnit(tx, to) };
  return changesBetween({ ...before, unit: units.from ?? null }, { ...after, unit: units.to ?? null });
}

const updateProject: Handler<'updateProject'> = ({ path, body }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await holdProject(tx, path.id, asked);
    const kept = await tx.selectFrom('projects').selectAll().where('id', '=', path.id).executeTakeFirstOrThrow();
    checkTemplate(kept, body, context);
    if (body.unit_id !== kept.unit_id) await checkUnit(tx, body.unit_id, context);
    checkChange(kept, body);
    const { version: _, ...change } = body;
    const before = fieldsOf(kept);
    const after = fieldsOf({ ...before, ...change, name: (change.name ?? before.name).trim() });
    const changes = await told(tx, before, after);
    if (changes.length > 0) {
      await tx
        .updateTable('projects')
        .set({ ...after, ...keysOf({ ...after, code: kept.code }), updated_at: context.now, version: kept.version + 1 })
        .where('id', '=', path.id)
        .execute();
      await record(
        tx,
        { project_id: path.id, verb: 'changed', entity: 'project', entity_id: path.id, label: after.name, changes },
        context,
      );
    }
    return { status: 200, body: await seen(tx, path.id, context) };
  });

const countOf = (tx: Tx, projectId: string) =>
  tx
    .selectFrom('steps as s')
    .leftJoin('sub_steps as ss', 'ss.step_id', 's.id')
    .where('s.project_id', '=', projectId)
    .select(({ fn }) => [fn.count<number>('s.id').distinct().as('steps'), fn.count<number>('ss.id').as('sub_steps')])
    .executeTakeFirstOrThrow();

const deleteProject: Handler<'deleteProject'> = ({ path: { id } }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await holdProject(tx, id, asked);
    const kept = await tx.selectFrom('projects').select('name').where('id', '=', id).executeTakeFirstOrThrow();
    const inside = await countOf(tx, id);
    const members = await tx.selectFrom('project_members').where('project_id', '=', id).select('user_id').execute();
    await tx.deleteFrom('projects').where('id', '=', id).execute();
    await record(
      tx,
      {
        ...{ project_id: id, verb: 'deleted', entity: 'project', entity_id: id, label: kept.name },
        changes: changesBetween({ ...inside }, { steps: 0, sub_steps: 0 }),
        witnesses: members.map(({ user_id }) => user_id),
      },
      context,
    );
    return { status: 204, body: undefined };
  });

export const projectHandlers = { createProject, getProject, updateProject, deleteProject };
