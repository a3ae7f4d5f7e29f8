import { type RawBuilder, sql } from 'kysely';
import type { Config } from './config.ts';
import type { Store } from './store/store.ts';
import type { Db } from './store/tables.ts';

const batch = 1_000;
const dayMs = 86_400_000;
const turnMs = 45 * 60_000;

/** Takes a job for a while, for this process alone; whoever has it and ends before its time leaves it until then. */
async function claim(db: Db, name: string, now: Date): Promise<boolean> {
  const [at, ends_at] = [now.toISOString(), new Date(now.getTime() + turnMs).toISOString()];
  const mine = await db
    .insertInto('jobs')
    .values({ name, ends_at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ends_at }).where('jobs.ends_at', '<=', at))
    .returning('name')
    .executeTakeFirst();
  return mine !== undefined;
}

/** Deletes rows a batch at a time, so that others are served between. */
export async function forget(db: Db, table: string, isOver: RawBuilder<boolean>): Promise<void> {
  for (let deleted = batch; deleted === batch; ) {
    const { numAffectedRows } = await db.transaction().execute(async (tx) => {
      // What is kept from deletion asks for this word.
      await sql`select set_config('trama.forgets', ${table}, true)`.execute(tx);
      return sql`delete from ${sql.table(table)} where id in
        (select id from ${sql.table(table)} where ${isOver} limit ${sql.lit(batch)})`.execute(tx);
    });
    deleted = Number(numAffectedRows ?? 0);
  }
}

/** From when on things are over: at once, after a day, and after as long as history is kept (never, where it always is). */
export interface Ages {
  now: string;
  dayAgo: string;
  history: string | undefined;
}
/** The ages of a moment, where history is kept for some days (0: always). */
export function agesAt(now: Date, days = 0): Ages {
  const before = (age: number) => new Date(now.getTime() - age * dayMs).toISOString();
  return { now: now.toISOString(), dayAgo: before(1), history: days === 0 ? undefined : before(days) };
}

/** Clears away what an area does not need any more. */
export type Sweep = (db: Db, ages: Ages) => Promise<void>;

const sweepKernel: Sweep = async (db, { dayAgo, history }) => {
  // The longest of their windows is a day.
  await db.deleteFrom('attempts').where('since', '<', dayAgo).execute();
  if (history) await forget(db, 'activity', sql`created_at < ${history}::timestamptz`);
};

/** Clears away what nobody needs any more. Of many processes one does it at a time; says whether it was this one. */
export async function keepHouse(
  store: Store,
  { activityRetentionDays: days }: Pick<Config, 'activityRetentionDays'>,
  now: Date,
  sweeps: readonly Sweep[],
): Promise<boolean> {
  if (!(await claim(store.db, 'housekeeping', now))) return false;
  for (const sweep of [sweepKernel, ...sweeps]) await sweep(store.db, agesAt(now, days));
  await store.tidy();
  return true;
}
