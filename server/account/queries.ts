import { sql } from 'kysely';
import type { Schema } from '#openapi/operations';
import { pendingEmail } from '../auth/queries.ts';
import type { Db } from '../kernel/store/tables.ts';

const none = { language: null, theme: null, density: null, time_zone: null } as const;

/** How somebody likes the app, and since when they have which picture. */
export async function readTastes(
  db: Db,
  userId: string,
): Promise<{ preferences: Schema<'Preferences'>; avatar_at: string | null }> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('preferences as p', 'p.user_id', 'u.id')
    .leftJoin('avatars as a', 'a.user_id', 'u.id')
    .where('u.id', '=', userId)
    .select(['p.language', 'p.theme', 'p.density', 'p.time_zone', 'a.updated_at as avatar_at'])
    .executeTakeFirst();
  if (!row) return { preferences: none, avatar_at: null };
  const { avatar_at, ...preferences } = row;
  return { preferences, avatar_at };
}

// Whoever signs in elsewhere has this in place of a hash.
const noPassword = '-';

/** Somebody's account, as they themselves see it. */
export async function readAccount(db: Db, userId: string, now: string): Promise<Schema<'Account'>> {
  const { password_hash, phone_verified_at, ...account } = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(pendingEmail(sql.ref('users.id'), now).as('pending_email'))
    .select(['id', 'name', 'email', 'job_title', 'phone', 'phone_verified_at', 'two_step', 'password_hash', 'version'])
    .executeTakeFirstOrThrow();
  return {
    ...account,
    ...(await readTastes(db, userId)),
    is_phone_verified: phone_verified_at !== null,
    has_password: password_hash !== noPassword,
  };
}
