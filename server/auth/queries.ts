import type { Db, Tx } from '../kernel/store/tables.ts';
import { forgetDevices } from './devices.ts';
import { dropProofs } from './proofs.ts';
import { revoke } from './sessions.ts';

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
