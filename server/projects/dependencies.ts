import { sql } from 'kysely';
import { findCycle } from '#domain/dependencies';
import { notAllowed } from '../kernel/problem.ts';
import type { Db, Tx } from '../kernel/store/tables.ts';
import { words } from './words/index.ts';

/** Ids in one text, alike for the same ids in any order: what a change compares. */
export const keyOfIds = (ids: readonly string[]): string => [...new Set(ids)].sort().join(' ');

/** The ids in such a text. */
export const idsInKey = (key: string): string[] => key.split(' ').filter(Boolean);

/** The ids of what a step depends on, as a column of a query that knows steps as `s`. */
export const dependsOnColumn = sql<string[]>`array(
  select d.depends_on::text from step_dependencies d where d.step_id = s.id order by d.depends_on
)`.as('depends_on');

const namesIn = async (db: Db, projectId: string) => {
  const steps = await db.selectFrom('steps').where('project_id', '=', projectId).select(['id', 'name']).execute();
  return new Map(steps.map(({ id, name }) => [id, name]));
};

/** Refuses what is no step of the project, and what would come full circle: told by its names. */
export async function checkDependencies(tx: Tx, projectId: string, stepId: string, ids: readonly string[]) {
  if (ids.length === 0) return;
  const names = await namesIn(tx, projectId);
  if (!ids.every((id) => names.has(id))) throw notAllowed('depends_on', words.notAStepHere);
  const rows = await tx
    .selectFrom('step_dependencies as d')
    .innerJoin('steps as s', 's.id', 'd.step_id')
    .where('s.project_id', '=', projectId)
    .select(['d.step_id', 'd.depends_on'])
    .execute();
  const known = Map.groupBy(rows, ({ step_id }) => step_id);
  for (const id of ids) {
    const circle = findCycle(stepId, id, (from) => (known.get(from) ?? []).map(({ depends_on }) => depends_on));
    if (circle) throw notAllowed('depends_on', words.circle(circle.map((each) => names.get(each) ?? '')));
  }
}

/** Makes a step depend on these and on nothing else. */
export async function writeDependencies(tx: Tx, stepId: string, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('step_dependencies').where('step_id', '=', stepId).execute();
  if (ids.length === 0) return;
  await tx
    .insertInto('step_dependencies')
    .values(ids.map((depends_on) => ({ step_id: stepId, depends_on })))
    .execute();
}

/** The names of steps, in one line. */
export async function namesOfSteps(tx: Tx, projectId: string, ids: readonly string[]): Promise<string | null> {
  if (ids.length === 0) return null;
  const names = await namesIn(tx, projectId);
  return ids.map((id) => names.get(id) ?? '').join(', ');
}
