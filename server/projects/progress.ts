import { sql } from 'kysely';
import { stepProgress, sumProgress } from '#domain/progress';
import type { Tx } from '../store/tables.ts';

/** Counts a project's progress anew. Belongs at the end of every change of steps or sub-steps, in its transaction. */
export async function recount(tx: Tx, projectId: string, now: string): Promise<void> {
  const steps = await tx
    .selectFrom('steps as s')
    .leftJoin('sub_steps as ss', 'ss.step_id', 's.id')
    .where('s.project_id', '=', projectId)
    .groupBy('s.id')
    .select([
      's.status',
      sql<boolean[]>`coalesce(array_agg(ss.status) filter (where ss.id is not null), '{}')`.as('ticks'),
    ])
    .execute();
  const { done, total } = sumProgress(
    steps.map(({ status, ticks }) => stepProgress({ status, sub_steps: ticks.map((tick) => ({ status: tick })) })),
  );
  await tx
    .updateTable('projects')
    .set({ progress_done: done, progress_total: total, updated_at: now })
    .where('id', '=', projectId)
    .execute();
}
