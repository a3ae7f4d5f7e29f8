import type { Schema } from '#openapi/operations';
import type { Context } from '../context.ts';
import { newId } from '../store/ids.ts';
import type { Db, Tx } from '../store/tables.ts';
import { hashOf, newToken } from './tokens.ts';

const graceMs = 30_000;

const later = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString();

async function issuePair(tx: Tx, sessionId: string, { now, config }: Context): Promise<Schema<'TokenPair'>> {
  const [accessToken, refreshToken] = [newToken('tra_'), newToken('trr_')];
  const { accessTokenSeconds: expiresIn, refreshTokenSeconds: refreshExpiresIn } = config;
  await tx
    .insertInto('access_tokens')
    .values({ hash: hashOf(accessToken), session_id: sessionId, expires_at: later(now, expiresIn * 1000) })
    .execute();
  await tx
    .insertInto('refresh_tokens')
    .values({ hash: hashOf(refreshToken), session_id: sessionId, expires_at: later(now, refreshExpiresIn * 1000) })
    .execute();
  return { accessToken, refreshToken, tokenType: 'Bearer', expiresIn, refreshExpiresIn };
}

/** Begins a session and gives its first pair of tokens. */
export async function openSession(tx: Tx, userId: string, context: Context): Promise<Schema<'TokenPair'>> {
  const id = newId();
  const { client, now } = context;
  await tx
    .insertInto('sessions')
    .values({ id, user_id: userId, created_at: now, ...client })
    .execute();
  return issuePair(tx, id, context);
}

/** Ends sessions at once, with all their tokens. */
export const revoke = (db: Db, by: 'id' | 'user_id', id: string, now: string) =>
  db.updateTable('sessions').set({ revoked_at: now }).where(by, '=', id).where('revoked_at', 'is', null).execute();

/**
 * Exchanges a refresh token for a new pair, or gives nothing. A token is good once; within 30 s the same client may use
 * it again (its tabs race, an answer gets lost), anybody else or later ends the session, for somebody has a copy.
 */
export async function renew(tx: Tx, token: string, context: Context): Promise<Schema<'TokenPair'> | undefined> {
  const { now, client, config } = context;
  const kept = await tx
    .selectFrom('refresh_tokens as t')
    .innerJoin('sessions as s', 's.id', 't.session_id')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .where('t.hash', '=', hashOf(token))
    .select(['t.session_id', 't.expires_at', 't.used_at', 't.used_by', 's.revoked_at', 'u.status', 'u.is_sample'])
    .forUpdate('t')
    .executeTakeFirst();
  if (!kept || kept.revoked_at || kept.status !== 'active' || (kept.is_sample && !config.demo)) return undefined;
  const usedBy = hashOf(`${client.address}\n${client.agent}`);
  if (kept.used_at) {
    if (kept.used_by === usedBy && now <= later(kept.used_at, graceMs)) return issuePair(tx, kept.session_id, context);
    await revoke(tx, 'id', kept.session_id, now);
    return undefined;
  }
  if (kept.expires_at <= now) return undefined;
  await tx
    .updateTable('refresh_tokens')
    .set({ used_at: now, used_by: usedBy })
    .where('hash', '=', hashOf(token))
    .execute();
  return issuePair(tx, kept.session_id, context);
}

/** Forgets sessions that can no longer be renewed, and access tokens that ended long ago. */
export async function sweepSessions(db: Db, now: string): Promise<void> {
  const dayAgo = later(now, -86_400_000);
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
  await db.deleteFrom('sign_in_failures').where('since', '<', dayAgo).execute();
}
