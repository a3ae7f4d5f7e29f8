import { sql } from 'kysely';
import type { Handler } from '../handler.ts';
import { isInstant, pageOf, readCursor } from '../keyset.ts';
import { notFound } from '../refusal.ts';
import type { Db } from '../store/tables.ts';
import { secondsUntil } from './instants.ts';
import { tellOutcome } from './outcomes.ts';
import { revoke } from './sessions.ts';

/** The sessions of somebody that can still be used or renewed. */
const holding = (db: Db, userId: string, now: string) =>
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

const listSessions: Handler<'listSessions'> = async ({ query: { limit = 50, cursor } }, { store, person, now }) => {
  const from = readCursor(cursor, person.id, isInstant);
  let wanted = holding(store.db, person.id, now)
    .select(['s.id', 's.agent', 's.address', 's.created_at', 's.used_at', 's.ends_at'])
    .orderBy('s.used_at', 'desc')
    .orderBy('s.id', 'desc');
  if (from) wanted = wanted.where(sql<boolean>`(s.used_at, s.id) < (${from.value}::timestamptz, ${from.id}::uuid)`);
  const found = await wanted.limit(limit + 1).execute();
  const { rows, page } = pageOf(found, limit, person.id, ({ used_at, id }) => ({ value: used_at, id }));
  return {
    status: 200,
    body: { data: rows.map((row) => ({ ...row, is_current: row.id === person.session.id })), page },
  };
};

const endSession: Handler<'endSession'> = async ({ path: { id } }, context) => {
  const { store, person, now } = context;
  const found = await holding(store.db, person.id, now).where('s.id', '=', id).select('s.id').executeTakeFirst();
  if (!found) throw notFound('sessions');
  await revoke(store.db, 'id', id, now);
  tellOutcome(context, 'session ended', { account: person.id });
  return { status: 204, body: undefined };
};

const verifyToken: Handler<'verifyToken'> = (_ask, { person, now }) => ({
  status: 200,
  body: { valid: true, expires_in: secondsUntil(person.session.tokenEndsAt, now) },
});

export const ownSessionHandlers = { listSessions, endSession, verifyToken };
