import { sql } from 'kysely';
import type { Person } from '../context.ts';
import type { Db } from '../store/tables.ts';
import { hashOf } from './tokens.ts';

/** Finds whoever an access token stands for, in one query: the token, its session, the person and the permissions. */
export async function personOf(
  db: Db,
  token: string,
  now: string,
  demo: boolean,
): Promise<Person | 'invalid' | 'expired'> {
  const row = await db
    .selectFrom('access_tokens as t')
    .innerJoin('sessions as s', 's.id', 't.session_id')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .where('t.hash', '=', hashOf(token))
    .where('s.revoked_at', 'is', null)
    .where('u.status', '=', 'active')
    .select(['t.expires_at', 'u.id', 'u.name', 'u.email', 'u.is_sample', 't.session_id'])
    .select(
      sql<string[]>`array(
        select distinct p.code from user_roles ur
        join role_permissions rp on rp.role_id = ur.role_id
        join permissions p on p.id = rp.permission_id
        where ur.user_id = u.id order by 1)`.as('permissions'),
    )
    .executeTakeFirst();
  if (!row || (row.is_sample && !demo)) return 'invalid';
  if (row.expires_at <= now) return 'expired';
  const session = { id: row.session_id, tokenEndsAt: row.expires_at };
  return { id: row.id, name: row.name, email: row.email, permissions: new Set(row.permissions), session };
}
