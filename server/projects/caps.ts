import { sql } from 'kysely';
import { maxTagsOfProject, tagKey } from '#domain/tags';
import { checkCap } from '../kernel/caps.ts';
import type { Tx } from '../kernel/store/tables.ts';
import { words } from './words/index.ts';

/** How much there may be of what would make others wait. Far above what people use; what is there already stays. */
export const caps = {
  projects: 5_000,
  steps: 600,
  subStepsOfStep: 200,
  subSteps: 6_000,
  members: 300,
  tags: maxTagsOfProject,
} as const;
export type Cap = keyof typeof caps;

const check = (cap: Cap, after: number) => checkCap(caps[cap], after, words.limitReached(cap, caps[cap]));

const countOf = async (query: { executeTakeFirstOrThrow(): Promise<{ count: number }> }) =>
  (await query.executeTakeFirstOrThrow()).count;
const all = sql<number>`count(*)::integer`.as('count');

/** Room for one more project that somebody begins. They are held until the end. */
export async function checkRoomForProject(tx: Tx, personId: string): Promise<void> {
  await tx.selectFrom('users').where('id', '=', personId).select('id').forNoKeyUpdate().execute();
  const count = await countOf(tx.selectFrom('projects').where('created_by', '=', personId).select(all));
  check('projects', count + 1);
}

/** Room for one more step in a project that is held. */
export async function checkRoomForStep(tx: Tx, projectId: string): Promise<void> {
  check('steps', (await countOf(tx.selectFrom('steps').where('project_id', '=', projectId).select(all))) + 1);
}

const subStepsIn = (tx: Tx, projectId: string) =>
  tx.selectFrom('sub_steps as ss').innerJoin('steps as s', 's.id', 'ss.step_id').where('s.project_id', '=', projectId);

/** Room for the tags that a step of a project that is held is to have, beside those of the other steps. */
export async function checkRoomForTags(tx: Tx, projectId: string, stepId: string, tags: readonly string[]) {
  const others = await tx
    .selectFrom('steps')
    .where('project_id', '=', projectId)
    .where('id', '<>', stepId)
    .select(sql<string>`unnest(tags)`.as('tag'))
    .distinct()
    .execute();
  const known = new Set(others.map(({ tag }) => tagKey(tag)));
  // Who takes tags away, or those that are there, is not refused.
  const added = tags.filter((tag) => !known.has(tagKey(tag)));
  if (added.length > 0) check('tags', known.size + added.length);
}

/** Room for one more sub-step in a step of a project that is held. */
export async function checkRoomForSubStep(tx: Tx, projectId: string, stepId: string): Promise<void> {
  check('subStepsOfStep', (await countOf(tx.selectFrom('sub_steps').where('step_id', '=', stepId).select(all))) + 1);
  check('subSteps', (await countOf(subStepsIn(tx, projectId).select(all))) + 1);
}

/** Room for the sub-steps of a step once more, in a project that is held. */
export async function checkRoomForSubSteps(tx: Tx, projectId: string, stepId: string): Promise<void> {
  const more = await countOf(tx.selectFrom('sub_steps').where('step_id', '=', stepId).select(all));
  if (more > 0) check('subSteps', (await countOf(subStepsIn(tx, projectId).select(all))) + more);
}

/** Whether a project, as it is, may be made once more. */
export async function checkRoomForCopy(tx: Tx, projectId: string): Promise<void> {
  const open = tx.selectFrom('steps').where('project_id', '=', projectId).where('status', '!=', 'cancelled');
  check('steps', await countOf(open.select(all)));
  const inside = subStepsIn(tx, projectId).where('s.status', '!=', 'cancelled');
  const steps = await inside.groupBy('ss.step_id').select(all).execute();
  check('subStepsOfStep', Math.max(0, ...steps.map(({ count }) => count)));
  check(
    'subSteps',
    steps.reduce((sum, { count }) => sum + count, 0),
  );
}

/** Room for one more member of a project that is held. */
export async function checkRoomForMember(tx: Tx, projectId: string): Promise<void> {
  const members = tx.selectFrom('project_members').where('project_id', '=', projectId);
  check('members', (await countOf(members.select(all))) + 1);
}
