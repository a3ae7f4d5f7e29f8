import { sql } from 'kysely';
import { stepProgress, sumProgress } from '#domain/progress';
import { notFound } from '../refusal.ts';
import type { Tx } from '../store/tables.ts';

/** Holds a project against other changes of what it contains, so that its progress is counted by one at a time. */
export async function holdProject(tx: Tx, id: string): Promise<void> {
  const held = await tx.selectFrom('projects').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!held) throw notFound('projects');
}

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
