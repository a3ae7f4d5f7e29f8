import { type RawBuilder, sql } from 'kysely';
import type { Config } from './config.ts';
import type { Store } from './store/store.ts';
import type { Db } from './store/tables.ts';

const batchSize = 1_000;
const dayMs = 86_400_000;
const leaseMs = 45 * 60_000;

/** Takes the lease of a job for this process. A process that ends early keeps the lease until it expires. */
async function claim(db: Db, name: string, now: Date): Promise<boolean> {
  const [at, ends_at] = [now.toISOString(), new Date(now.getTime() + leaseMs).toISOString()];
  const lease = await db
    .insertInto('jobs')
    .values({ name, ends_at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ends_at }).where('jobs.ends_at', '<=', at))
    .returning('name')
    .executeTakeFirst();
  return lease !== undefined;
}

/** Deletes rows in batches, so that other requests are served in between. */
export async function deleteInBatches(db: Db, table: string, isOver: RawBuilder<boolean>): Promise<void> {
  for (let deleted = batchSize; deleted === batchSize; ) {
    const { numAffectedRows } = await db.transaction().execute(async (tx) => {
      // Triggers that protect these rows from deletion check this setting.
      await sql`select set_config('trama.forgets', ${table}, true)`.execute(tx);
      return sql`delete from ${sql.table(table)} where id in
        (select id from ${sql.table(table)} where ${isOver} limit ${sql.lit(batchSize)})`.execute(tx);
    });
    deleted = Number(numAffectedRows ?? 0);
  }
}

/**
 * The instants before which data is obsolete: now, a day ago, and the end of the retention period (undefined if history
 * is kept forever).
 */
export interface RetentionCutoffs {
  now: string;
  dayAgo: string;
  history: string | undefined;
}
/** Computes the cutoffs of an instant for a retention period in days; 0 keeps history forever. */
export function computeCutoffs(now: Date, days = 0): RetentionCutoffs {
  const before = (age: number) => new Date(now.getTime() - age * dayMs).toISOString();
  return { now: now.toISOString(), dayAgo: before(1), history: days === 0 ? undefined : before(days) };
}

/** Deletes data that an area no longer needs. */
export type Sweep = (db: Db, ages: RetentionCutoffs) => Promise<void>;

const sweepKernel: Sweep = async (db, { dayAgo, history }) => {
  // No rate limit has a window longer than a day.
  await db.deleteFrom('attempts').where('since', '<', dayAgo).execute();
  if (history) await deleteInBatches(db, 'activity', sql`created_at < ${history}::timestamptz`);
};

/** Deletes obsolete data of all areas. One process at a time does this; returns whether it was this one. */
export async function runHousekeeping(
  store: Store,
  { activityRetentionDays: days }: Pick<Config, 'activityRetentionDays'>,
  now: Date,
  sweeps: readonly Sweep[],
): Promise<boolean> {
  if (!(await claim(store.db, 'housekeeping', now))) return false;
  for (const sweep of [sweepKernel, ...sweeps]) await sweep(store.db, computeCutoffs(now, days));
  await store.vacuum();
  return true;
}
