import { type RawBuilder, sql } from 'kysely';
import type { Schema } from '#openapi/operations';
import type { Db, Tx } from '../kernel/store/tables.ts';
import { forgetDevices } from './devices.ts';
import { dropProofs } from './proofs.ts';
import { revoke } from './sessions.ts';

export { askEmailChange, cancelEmailChange, unlinkOtherAddresses } from './email/changes.ts';

/** The sessions of somebody that can still be used or renewed. */
export const openSessions = (db: Db, userId: string, now: string) =>
  db
    .selectFrom('sessions as s')
    .where('s.user_id', '=', userId)
    .where('s.revoked_at', 'is', null)
    .where('s.ends_at', '>', now)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('refresh_tokens as r')
            .whereRef('r.session_id', '=', 's.id')
            .where('r.expires_at', '>', now)
            .select('r.hash'),
        ),
        exists(
          selectFrom('access_tokens as a')
            .whereRef('a.session_id', '=', 's.id')
            .where('a.expires_at', '>', now)
            .select('a.hash'),
        ),
      ]),
    );

/** Ends a session at once, with all its tokens. */
export const endOneSession = (db: Db, id: string, now: string) => revoke(db, 'id', id, now);

/** Ends all sessions of somebody at once, and all that could open another without the password. */
export async function signOutEverywhere(tx: Tx, userId: string, now: string): Promise<void> {
  await revoke(tx, 'user_id', userId, now);
  await dropProofs(tx, userId);
  await forgetDevices(tx, userId);
}

/** Forgets how somebody came in, for good: their sessions, devices and the accounts elsewhere that were theirs. */
export async function forgetWaysIn(tx: Tx, userId: string): Promise<void> {
  await dropProofs(tx, userId);
  await forgetDevices(tx, userId);
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await tx.deleteFrom('identities').where('user_id', '=', userId).execute();
}

const asInstant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Selects the address that waits to be confirmed for an account; null where none does. */
export const pendingEmail = (userId: RawBuilder<unknown>, now: string) => sql<Schema<'PendingEmail'> | null>`(
  select json_build_object('email', w.email, 'requested_at', ${asInstant('w.created_at')},
    'expires_at', ${asInstant('w.ends_at')},
    'requested_by', case when w.requested_by = w.user_id then 'self' else 'administrator' end)
  from email_changes w where w.user_id = ${userId} and w.ends_at > ${now}::timestamptz)`;
