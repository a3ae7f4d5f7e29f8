import { sql } from 'kysely';
import { Refusal } from '../refusal.ts';
import type { Tx } from '../store/tables.ts';

/** How much there may be of what would make others wait. Far above what people use; what is there already stays. */
export const caps = {
  projects: 5_000,
  steps: 600,
  subStepsOfStep: 200,
  subSteps: 6_000,
  members: 300,
  invitations: 300,
} as const;
export type Cap = keyof typeof caps;

/** Refuses (409) more than a cap allows. What counts has to be held by then, or two could both be the last. */
export function checkCap(cap: Cap, after: number): void {
  if (after > caps[cap]) throw new Refusal(409, 'LIMIT_REACHED', (words) => words.limitReached(cap, caps[cap]));
}

const countOf = async (query: { executeTakeFirstOrThrow(): Promise<{ count: number }> }) =>
  (await query.executeTakeFirstOrThrow()).count;
const all = sql<number>`count(*)::integer`.as('count');

/** Room for one more project that somebody begins. They are held until the end. */
export async function checkRoomForProject(tx: Tx, personId: string): Promise<void> {
  await tx.selectFrom('users').where('id', '=', personId).select('id').forNoKeyUpdate().execute();
  const count = await countOf(tx.selectFrom('projects').where('created_by', '=', personId).select(all));
  checkCap('projects', count + 1);
}

/** Room for one more step in a project that is held. */
export async function checkRoomForStep(tx: Tx, projectId: string): Promise<void> {
  checkCap('steps', (await countOf(tx.selectFrom('steps').where('project_id', '=', projectId).select(all))) + 1);
}

const subStepsIn = (tx: Tx, projectId: string) =>
  tx.selectFrom('sub_steps as ss').innerJoin('steps as s', 's.id', 'ss.step_id').where('s.project_id', '=', projectId);

/** Room for one more sub-step in a step of a project that is held. */
export async function checkRoomForSubStep(tx: Tx, projectId: string, stepId: string): Promise<void> {
  checkCap('subStepsOfStep', (await countOf(tx.selectFrom('sub_steps').where('step_id', '=', stepId).select(all))) + 1);
  checkCap('subSteps', (await countOf(subStepsIn(tx, projectId).select(all))) + 1);
}

/** Whether a project, as it is, may be made once more. */
export async function checkRoomForCopy(tx: Tx, projectId: string): Promise<void> {
  const open = tx.selectFrom('steps').where('project_id', '=', projectId).where('status', '!=', 'cancelled');
  checkCap('steps', await countOf(open.select(all)));
  const inside = subStepsIn(tx, projectId).where('s.status', '!=', 'cancelled');
  const steps = await inside.groupBy('ss.step_id').select(all).execute();
  checkCap('subStepsOfStep', Math.max(0, ...steps.map(({ count }) => count)));
  checkCap(
    'subSteps',
    steps.reduce((sum, { count }) => sum + count, 0),
  );
}

/** Room for one more member of a project that is held. */
export async function checkRoomForMember(tx: Tx, projectId: string): Promise<void> {
  const members = tx.selectFrom('project_members').where('project_id', '=', projectId);
  checkCap('members', (await countOf(members.select(all))) + 1);
}
