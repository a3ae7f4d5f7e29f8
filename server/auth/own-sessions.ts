import type { Handler } from '../http/handler.ts';
import { page } from '../http/page.ts';
import { logAuthOutcome } from '../kernel/auth-log.ts';
import { notFound } from '../kernel/problem.ts';
import { secondsUntil } from '../kernel/time.ts';
import { openSessions } from './queries.ts';
import { revoke } from './sessions.ts';
import { words } from './words/index.ts';

const listSessions: Handler<'listSessions'> = (asked, context) => {
  const { store, person, now } = context;
  const wanted = openSessions(store.db, person.id, now).select([
    's.id',
    's.agent',
    's.address',
    's.created_at',
    's.used_at',
    's.ends_at',
  ]);
  return page(wanted, asked, context, {
    order: [
      { by: 's.used_at', type: 'instant' },
      { by: 's.id', type: 'id' },
    ],
    direction: 'desc',
    as: (row) => ({ ...row, is_current: row.id === person.session.id }),
  });
};

const endSession: Handler<'endSession'> = async ({ path: { id } }, context) => {
  const { store, person, now } = context;
  const found = await openSessions(store.db, person.id, now).where('s.id', '=', id).select('s.id').executeTakeFirst();
  if (!found) throw notFound(words.missing.session);
  await revoke(store.db, 'id', id, now);
  logAuthOutcome(context, 'session ended', { account: person.id });
  return { status: 204, body: undefined };
};

const verifyToken: Handler<'verifyToken'> = (_ask, { person, now }) => ({
  status: 200,
  body: { valid: true, expires_in: secondsUntil(person.session.tokenEndsAt, now) },
});

export const ownSessionHandlers = { listSessions, endSession, verifyToken };
