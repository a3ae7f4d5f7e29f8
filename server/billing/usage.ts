import { sql } from 'kysely';
import type { Schema } from '#openapi/operations';
import type { Db } from '../kernel/store/tables.ts';
import { monthOf } from '../kernel/usage.ts';

/** How many months are told. */
const maxMonths = 12;

/** Counts people, open projects and files into the usage of the month. */
export async function countUsage(db: Db, now: string): Promise<void> {
  const { people, open_projects, storage_bytes } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('users')
        .where('status', '=', 'active')
        .where('anonymized_at', 'is', null)
        .select(sql<number>`count(*)::int`.as('people'))
        .as('people'),
      eb
        .selectFrom('projects')
        .where('status', 'in', ['planning', 'active', 'on_hold'])
        .select(sql<number>`count(*)::int`.as('projects'))
        .as('open_projects'),
      // Copies of a project share file contents, so count each content once.
      eb
        .selectFrom(
          eb
            .selectFrom('attachments')
            .where('completed_at', 'is not', null)
            .select(['content_id', 'size'])
            .distinctOn('content_id')
            .as('files'),
        )
        .select(sql<number>`coalesce(sum(size), 0)::float8`.as('bytes'))
        .as('storage_bytes'),
    ])
    .executeTakeFirstOrThrow();
  const counted = {
    people: people ?? 0,
    open_projects: open_projects ?? 0,
    storage_bytes: storage_bytes ?? 0,
    counted_at: now,
  };
  await db
    .insertInto('usage_months')
    .values({ month: monthOf(now), ...counted })
    .onConflict((conflict) => conflict.column('month').doUpdateSet(counted))
    .execute();
}

/** Returns the usage of the last months, the newest first; counts the current month if that has not happened yet. */
export async function readUsage(db: Db, now: string): Promise<Schema<'UsageOfMonth'>[]> {
  const month = monthOf(now);
  const rows = () => db.selectFrom('usage_months').selectAll().orderBy('month', 'desc').limit(maxMonths).execute();
  const known = await rows();
  if (known[0]?.month === month && known[0].counted_at) return known;
  await countUsage(db, now);
  return rows();
}
