import { projectActs } from '#domain/project-life';
import type { Schema } from '#openapi/operations';
import type { Context } from '../context.ts';
import type { Handler } from '../handler.ts';
import { invalid, notFound, Refusal, stale } from '../refusal.ts';
import { newId } from '../store/ids.ts';
import type { Row, Tx } from '../store/tables.ts';
import { keysOf } from './keys.ts';
import { readProject } from './rows.ts';

/** Refuses a unit that is not one of the caller's; who manages all projects may take any. */
async function checkUnit(tx: Tx, unitId: string | null | undefined, { person }: Context): Promise<void> {
  if (!unitId) return;
  const unit = person.permissions.has('manage:projects')
    ? await tx.selectFrom('units').select('id').where('id', '=', unitId).executeTakeFirst()
    : await tx
        .selectFrom('user_units')
        .select('unit_id')
        .where('user_id', '=', person.id)
        .where('unit_id', '=', unitId)
        .executeTakeFirst();
  if (!unit) throw invalid((words) => [{ field: 'unit_id', code: 'not_allowed', message: words.field.notYourUnit }]);
}

async function nextCode(tx: Tx): Promise<string> {
  const { value } = await tx
    .updateTable('counters')
    .set(({ eb }) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', 'projects')
    .returning('value')
    .executeTakeFirstOrThrow();
  return `PRJ-${String(value).padStart(3, '0')}`;
}

async function seen(tx: Tx, id: string, { person }: Context): Promise<Schema<'ProjectDetail'>> {
  const project = await readProject(tx, id, person.id);
  if (!project) throw notFound('projects');
  return project;
}

const createProject: Handler<'createProject'> = ({ body }, context) =>
  context.store.transaction(async (tx) => {
    const { person, now } = context;
    await checkUnit(tx, body.unit_id, context);
    const id = newId();
    const texts = { code: await nextCode(tx), name: body.name.trim(), description: body.description ?? '' };
    await tx
      .insertInto('projects')
      .values({
        ...{ id, ...texts, ...keysOf(texts), status: 'planning', dead_line: body.dead_line, unit_id: body.unit_id },
        ...{ created_by: person.id, progress_done: 0, progress_total: 0, is_sample: false },
        ...{ created_at: now, updated_at: now, version: 1 },
      })
      .execute();
    await tx
      .insertInto('project_members')
      .values({ project_id: id, user_id: person.id, role: 'owner', created_at: now })
      .execute();
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

const updateProject: Handler<'updateProject'> = ({ path, body }, context) =>
  context.store.transaction(async (tx) => {
    const before = await tx.selectFrom('projects').selectAll().where('id', '=', path.id).forUpdate().executeTakeFirst();
    if (!before) throw notFound('projects');
    checkChange(before, body);
    if (body.unit_id !== before.unit_id) await checkUnit(tx, body.unit_id, context);
    const { version: _, ...change } = body;
    if (Object.keys(change).length > 0) {
      const { code, name, description } = { ...before, ...change };
      const texts = { code, name: name.trim(), description };
      await tx
        .updateTable('projects')
        .set({ ...change, ...texts, ...keysOf(texts), updated_at: context.now, version: before.version + 1 })
        .where('id', '=', path.id)
        .execute();
    }
    return { status: 200, body: await seen(tx, path.id, context) };
  });

const deleteProject: Handler<'deleteProject'> = async ({ path }, { store }) => {
  const gone = await store.db.deleteFrom('projects').where('id', '=', path.id).returning('id').executeTakeFirst();
  if (!gone) throw notFound('projects');
  return { status: 204, body: undefined };
};

export const projectHandlers = { createProject, getProject, updateProject, deleteProject };
