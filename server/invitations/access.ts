import { sql } from 'kysely';
import { Problem } from '../kernel/problem.ts';
import type { Db } from '../kernel/store/tables.ts';
import { columnOf, type Target } from './queries.ts';
import { words } from './words/index.ts';

/** How many invitations to a target wait. */
export async function countWaiting(db: Db, target: Target, now: string): Promise<number> {
  const { count } = await db
    .selectFrom('invitations as i')
    .where(sql.ref(columnOf(target)), '=', target.id)
    .where('i.status', '=', 'pending')
    .where('i.expires_at', '>', now)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function hasAccess(db: Db, { kind, id }: Target, email: string): Promise<boolean> {
  const people = db.selectFrom('users as u').where(sql`lower(u.email)`, '=', email).select('u.id');
  const found =
    kind === 'unit'
      ? people.innerJoin('user_units as m', 'm.user_id', 'u.id').where('m.unit_id', '=', id)
      : people.innerJoin('project_members as m', 'm.user_id', 'u.id').where('m.project_id', '=', id);
  return Boolean(await found.executeTakeFirst());
}

/**
 * Refuses an address that has access already, or an invitation that waits for it (another than `but`). What expired, was
 * cancelled or rejected does not stand in the way. The target has to be held, or two could both find nothing.
 */
export async function checkNotInvited(db: Db, target: Target, email: string, now: string, but?: string): Promise<void> {
  let waiting = db
    .selectFrom('invitations as i')
    .where(sql.ref(columnOf(target)), '=', target.id)
    .where('i.email', '=', email)
    .where('i.status', '=', 'pending')
    .where('i.expires_at', '>', now)
    .select('i.id');
  if (but !== undefined) waiting = waiting.where('i.id', '!=', but);
  if ((await waiting.executeTakeFirst()) || (await hasAccess(db, target, email)))
    throw new Problem(409, 'ALREADY_INVITED', words.alreadyInvited);
}
