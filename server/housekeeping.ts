import { type RawBuilder, sql } from 'kysely';
import { sweepSessions } from './auth/sessions.ts';
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
async function forget(db: Db, table: string, isOver: RawBuilder<boolean>): Promise<void> {
  for (let deleted = batch; deleted === batch; ) {
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where id in
      (select id from ${sql.table(table)} where ${isOver} limit ${sql.lit(batch)})`.execute(db);
    deleted = Number(numAffectedRows ?? 0);
  }
}

/** Forgets what is older than it may be kept: what happened, and invitations that are over. */
async function forgetHistory(db: Db, days: number, now: Date): Promise<void> {
  if (days === 0) return;
  const cutoff = new Date(now.getTime() - days * dayMs).toISOString();
  await forget(db, 'activity', sql`created_at < ${cutoff}::timestamptz`);
  await forget(
    db,
    'invitations',
    sql`created_at < ${cutoff}::timestamptz and (status <> 'pending' or expires_at < ${cutoff}::timestamptz)`,
  );
}

/** Clears away what nobody needs any more. Of many processes one does it at a time; says whether it was this one. */
export async function keepHouse(
  store: Store,
  { activityRetentionDays }: Pick<Config, 'activityRetentionDays'>,
  now: Date,
): Promise<boolean> {
  if (!(await claim(store.db, 'housekeeping', now))) return false;
  await sweepSessions(store.db, now.toISOString());
  await forgetHistory(store.db, activityRetentionDays, now);
  await store.tidy();
  return true;
}
