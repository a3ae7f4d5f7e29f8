import { sql } from 'kysely';
import type { Tx } from '../kernel/store/tables.ts';

/**
 * Counts a project's progress anew, by the rule of `#domain/progress` in one statement (a test holds them to each other).
 * Belongs at the end of every change of steps or sub-steps, in its transaction.
 */
export const recount = (tx: Tx, projectId: string, now: string): Promise<unknown> =>
  sql`update projects set progress_done = counted.done, progress_total = counted.total, updated_at = ${now}::timestamptz
    from (
      select coalesce(sum(case when parts > 0 then ticked else (status = 'done')::integer end), 0) as done,
        coalesce(sum(greatest(parts, 1)), 0) as total
      from (
        select s.status, count(ss.id) as parts, count(ss.id) filter (where ss.status) as ticked
        from steps s left join sub_steps ss on ss.step_id = s.id
        where s.project_id = ${projectId}::uuid and s.status <> 'cancelled'
        group by s.id
      ) as step
    ) as counted
    where id = ${projectId}::uuid`.execute(tx);
