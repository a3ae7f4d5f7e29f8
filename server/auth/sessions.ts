import type { Schema } from '#openapi/operations';
import type { Context } from '../http/context.ts';
import { recordAccess } from '../kernel/activity/access.ts';
import type { Sweep } from '../kernel/housekeeping.ts';
import { newId } from '../kernel/ids.ts';
import type { Db, Tx } from '../kernel/store/tables.ts';
import { addSeconds, secondsUntil } from '../kernel/time.ts';
import { hashToken, newToken } from '../kernel/tokens.ts';
import { type HeldAccount, holdAccount } from './accounts.ts';
import { deviceSeconds, rememberDevice } from './devices.ts';

const graceSeconds = 30;

/** What is given for a session; neither token outlives it. */
async function issuePair(
  tx: Tx,
  session: { id: string; ends_at: string },
  { now, config }: Context,
): Promise<Schema<'TokenPair'>> {
  const [accessToken, refreshToken] = [newToken('tra_'), newToken('trr_')];
  const left = secondsUntil(session.ends_at, now);
  const expiresIn = Math.min(config.accessTokenSeconds, left);
  const refreshExpiresIn = Math.min(config.refreshTokenSeconds, left);
  await tx
    .insertInto('access_tokens')
    .values({ hash: hashToken(accessToken), session_id: session.id, expires_at: addSeconds(now, expiresIn) })
    .execute();
  await tx
    .insertInto('refresh_tokens')
    .values({ hash: hashToken(refreshToken), session_id: session.id, expires_at: addSeconds(now, refreshExpiresIn) })
    .execute();
  return { accessToken, refreshToken, tokenType: 'Bearer', expiresIn, refreshExpiresIn };
}

/** Keeps that somebody was here. */
const markSeen = (tx: Tx, user_id: string, seen_at: string) =>
  tx
    .insertInto('last_seen')
    .values({ user_id, seen_at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ seen_at }))
    .execute();

/** Begins a session, on a device that is known from then on; gives its first pair of tokens. */
export async function openSession(tx: Tx, account: HeldAccount, context: Context) {
  const { client, now, config } = context;
  const session = { id: newId(), ends_at: addSeconds(now, config.sessionSeconds) };
  await tx
    .insertInto('sessions')
    .values({ ...session, user_id: account.id, created_at: now, used_at: now, ...client })
    .execute();
  await markSeen(tx, account.id, now);
  await recordAccess(tx, account, 'signed_in', { id: account.id, session }, context);
  const headers = { 'Set-Cookie': await rememberDevice(tx, account, context) };
  return { status: 200 as const, body: await issuePair(tx, session, context), headers };
}

/** Ends sessions at once, with all their tokens. */
export const revoke = (db: Db, by: 'id' | 'user_id', id: string, now: string) =>
  db.updateTable('sessions').set({ revoked_at: now }).where(by, '=', id).where('revoked_at', 'is', null).execute();

/** Ends all sessions of a person at once, except the given one. */
export async function revokeAllBut(db: Db, userId: string, kept: string | undefined, now: string): Promise<void> {
  let ended = db.updateTable('sessions').set({ revoked_at: now }).where('user_id', '=', userId);
  if (kept !== undefined) ended = ended.where('id', '!=', kept);
  await ended.where('revoked_at', 'is', null).execute();
}

/**
 * Exchanges a refresh token for a new pair, or gives nothing. A token is good once; within 30 s the same client may use
 * it again (its tabs race, an answer gets lost), anybody else or later ends the session, for somebody has a copy.
 */
export async function renew(tx: Tx, token: string, context: Context): Promise<Schema<'TokenPair'> | undefined> {
  const { now, client } = context;
  const wanted = tx
    .selectFrom('refresh_tokens as t')
    .innerJoin('sessions as s', 's.id', 't.session_id')
    .where('t.hash', '=', hashToken(token));
  const owner = await wanted.select('s.user_id').executeTakeFirst();
  if (!owner || !(await holdAccount(tx, owner.user_id, context))) return undefined;
  const kept = await wanted
    .select(['s.id', 's.ends_at', 's.revoked_at', 't.expires_at', 't.used_at', 't.used_by'])
    // Both, for a session may be ended by itself while its token waits for whoever used it before.
    .forUpdate()
    .executeTakeFirst();
  if (!kept || kept.revoked_at) return undefined;
  // Less than a second is no time to do anything in.
  if (secondsUntil(kept.ends_at, now) < 1) return undefined;
  const usedBy = hashToken(`${client.address}\n${client.agent}`);
  if (kept.used_at) {
    if (kept.used_by === usedBy && now <= addSeconds(kept.used_at, graceSeconds)) return issuePair(tx, kept, context);
    await revoke(tx, 'id', kept.id, now);
    return undefined;
  }
  if (kept.expires_at <= now) return undefined;
  await tx
    .updateTable('refresh_tokens')
    .set({ used_at: now, used_by: usedBy })
    .where('hash', '=', hashToken(token))
    .execute();
  await tx.updateTable('sessions').set({ used_at: now }).where('id', '=', kept.id).execute();
  await markSeen(tx, owner.user_id, now);
  return issuePair(tx, kept, context);
}

/** Forgets sessions that can no longer be renewed, and all else that ended long ago. */
export const sweepSessions: Sweep = async (db, { now, dayAgo }) => {
  await db.deleteFrom('access_tokens').where('expires_at', '<', dayAgo).execute();
  await db
    .deleteFrom('sessions as s')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refresh_tokens as t')
            .whereRef('t.session_id', '=', 's.id')
            .where('t.expires_at', '>=', dayAgo)
            .select('t.hash'),
        ),
      ),
    )
    .execute();
  await db.deleteFrom('devices').where('used_at', '<', addSeconds(now, -deviceSeconds)).execute();
  await db.deleteFrom('challenges').where('ends_at', '<', dayAgo).execute();
  await db.deleteFrom('proofs').where('ends_at', '<', dayAgo).execute();
  await db.deleteFrom('email_changes').where('ends_at', '<', dayAgo).execute();
  await db.deleteFrom('social_attempts').where('ends_at', '<', dayAgo).execute();
};
