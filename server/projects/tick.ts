import type { Insertable } from 'kysely';
import { compileOnce } from '../kernel/store/compile-once.ts';
import type { Tables } from '../kernel/store/tables.ts';

interface Tick extends Insertable<Tables['activity']> {
  status: boolean;
  completedAt: string | null;
  completedBy: string | null;
  version: number;
  /** By how much the progress of its project grows. */
  growth: number;
}

/**
 * Ticks a sub-step or takes the tick back, counts it, and tells it, by one statement in the place of `recount` and
 * `record`: it is done all day long, and nothing else has changed.
 */
export const writeTick = compileOnce((tx, tick: Tick) =>
  tx
    .with('ticked', (db) =>
      db
        .updateTable('sub_steps')
        .set({
          status: tick.status,
          completed_at: tick.completedAt,
          completed_by: tick.completedBy,
          updated_at: tick.created_at,
          version: tick.version,
        })
        .where('id', '=', tick.entity_id)
        .returningAll(),
    )
    .with('counted', (db) =>
      db
        .updateTable('projects')
        .set((eb) => ({ progress_done: eb('progress_done', '+', tick.growth), updated_at: tick.created_at }))
        .where('id', '=', tick.subject_id),
    )
    .with('told', (db) =>
      db.insertInto('activity').values({
        id: tick.id,
        subject_kind: tick.subject_kind,
        subject_id: tick.subject_id,
        verb: tick.verb,
        entity: tick.entity,
        entity_id: tick.entity_id,
        label: tick.label,
        changes: tick.changes,
        witnesses: tick.witnesses,
        actor_id: tick.actor_id,
        address: tick.address,
        session_id: tick.session_id,
        request_id: tick.request_id,
        created_at: tick.created_at,
      }),
    )
    .selectFrom('ticked')
    .selectAll(),
);
