import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { Refusal } from '../refusal.ts';
import type { Db } from '../store/tables.ts';

const windowMs = 600_000;
const limits = { account: 10, address: 100 };

const keysOf = (email: string, address: string) => ({
  account: `account ${createHash('sha256').update(`${email.toLowerCase()}\n${address}`).digest('hex')}`,
  address: `address ${address}`,
});

async function count(db: Db, key: string, now: string) {
  const cutoff = new Date(Date.parse(now) - windowMs).toISOString();
  const over = sql<boolean>`sign_in_failures.since <= ${cutoff}`;
  return db
    .insertInto('sign_in_failures')
    .values({ key, failures: 1, since: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql<number>`case when ${over} then 1 else sign_in_failures.failures + 1 end`,
        since: sql<string>`case when ${over} then excluded.since else sign_in_failures.since end`,
      }),
    )
    .returning(['failures', 'since'])
    .executeTakeFirstOrThrow();
}

/**
 * Counts an attempt as failed before it is tried, so that many at once get no further than one after another, and
 * refuses it (429) once there were too many. The window begins with the first failure and lasts ten minutes.
 */
export async function countAttempt(db: Db, email: string, address: string, now: string): Promise<void> {
  const keys = keysOf(email, address);
  for (const kind of ['address', 'account'] as const) {
    const { failures, since } = await count(db, keys[kind], now);
    if (failures <= limits[kind]) continue;
    const seconds = Math.max(1, Math.ceil((Date.parse(since) + windowMs - Date.parse(now)) / 1000));
    throw new Refusal(429, 'RATE_LIMITED', (words) => words.tooManyAttempts(Math.ceil(seconds / 60)), {
      retryAfter: seconds,
    });
  }
}

/** Takes back what was counted, for the attempt succeeded. */
export async function forgive(db: Db, email: string, address: string): Promise<void> {
  const keys = keysOf(email, address);
  await db.deleteFrom('sign_in_failures').where('key', '=', keys.account).execute();
  await db
    .updateTable('sign_in_failures')
    .set({ failures: sql<number>`greatest(failures - 1, 0)` })
    .where('key', '=', keys.address)
    .execute();
}
