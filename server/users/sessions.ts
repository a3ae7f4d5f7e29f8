import { endOneSession, openSessions, signOutEverywhere } from '../auth/queries.ts';
import type { Handler } from '../http/handler.ts';
import { type ActivityEvent, recordActivity } from '../kernel/activity/record.ts';
import { notFound } from '../kernel/problem.ts';
import { readUser } from './change.ts';
import { holdSignIn } from './rules.ts';
import { ofUser } from './subject.ts';
import { words } from './words/index.ts';

const most = 100;

const listUserSessions: Handler<'listUserSessions'> = async ({ path: { id } }, context) => {
  const { store, person, now } = context;
  await readUser(store.db, id, context);
  const rows = await openSessions(store.db, id, now)
    .select(['s.id', 's.agent', 's.address', 's.created_at', 's.used_at', 's.ends_at'])
    .orderBy('s.used_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(most)
    .execute();
  return { status: 200, body: { data: rows.map((row) => ({ ...row, is_current: row.id === person.session.id })) } };
};

const ended = (id: string, label: string, count: number) =>
  ({
    subject: ofUser(id),
    verb: 'changed',
    entity: 'user',
    entity_id: id,
    label,
    changes: [{ field: 'sessions', before: count, after: 0 }],
  }) satisfies ActivityEvent;

const endUserSession: Handler<'endUserSession'> = ({ path: { id, sessionId } }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await holdSignIn(tx, id, asked);
    const found = await openSessions(tx, id, context.now).where('s.id', '=', sessionId).select('s.id').execute();
    if (found.length === 0) throw notFound(words.missing.session);
    await endOneSession(tx, sessionId, context.now);
    const { name } = await readUser(tx, id, context);
    await recordActivity(tx, ended(id, name, 1), context);
    return { status: 204, body: undefined };
  });

/** Signs somebody out everywhere. */
const endUserSessions: Handler<'endUserSessions'> = ({ path: { id } }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await holdSignIn(tx, id, asked);
    const open = await openSessions(tx, id, context.now).select('s.id').execute();
    await signOutEverywhere(tx, id, context.now);
    const { name } = await readUser(tx, id, context);
    if (open.length > 0) await recordActivity(tx, ended(id, name, open.length), context);
    return { status: 204, body: undefined };
  });

export const userSessionHandlers = { listUserSessions, endUserSession, endUserSessions };
