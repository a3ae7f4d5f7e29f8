import { sql } from 'kysely';
import { hasMembership, permissionsOf } from '../kernel/person.ts';
import type { Tx } from '../kernel/store/tables.ts';
import { addSeconds } from '../kernel/time.ts';

/** Younger accounts are limited in what they send to people outside the workspace. */
export const recentAccountDays = 7;

/** How far a person is trusted with the mail server. */
type Standing = 'limited' | 'usual' | 'administrator';

/** Returns how far a person is trusted. Administrators set the workspace up on its first day, so they are never recent. */
export async function standingOf(tx: Tx, personId: string, now: string): Promise<Standing> {
  const recent = addSeconds(now, -recentAccountDays * 86_400);
  const managesUsers = sql`'manage:users' = any(${permissionsOf(sql.ref('u.id'))})`;
  const row = await tx
    .selectFrom('users as u')
    .where('u.id', '=', personId)
    .select(
      sql<Standing>`case when ${managesUsers} then 'administrator'
        when u.created_at > ${recent}::timestamptz or not ${hasMembership(sql.ref('u.id'))} then 'limited'
        else 'usual' end`.as('standing'),
    )
    .executeTakeFirst();
  return row?.standing ?? 'limited';
}

/** Whether a person may send outsiders only a few messages in fixed words: the account is recent or has no membership. */
export const isLimitedSender = async (tx: Tx, personId: string, now: string): Promise<boolean> =>
  (await standingOf(tx, personId, now)) === 'limited';

/** Returns the addresses without an active account, in lower case. */
export async function outsidersAmong(tx: Tx, addresses: readonly string[]): Promise<Set<string>> {
  const all = new Set(addresses.map((address) => address.toLowerCase()));
  if (all.size === 0) return all;
  const known = await tx
    .selectFrom('users')
    .where(sql`lower(email)`, 'in', [...all].sort())
    .where('status', '=', 'active')
    .select(sql<string>`lower(email)`.as('email'))
    .execute();
  for (const { email } of known) all.delete(email);
  return all;
}
