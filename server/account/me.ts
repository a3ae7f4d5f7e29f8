import type { Handler } from '../http/handler.ts';
import { formatEventId, readLogEnd } from '../kernel/activity/log.ts';
import { readTastes } from './queries.ts';

/** Whoever is signed in, with all that the app has to know of them. */
export const getMe: Handler<'getMe'> = async (_ask, { store: { db }, person }) => {
  // Before anything is read: what is told twice does no harm.
  const headers = { 'Last-Event-ID': formatEventId(await readLogEnd(db)) };
  const { id, name, email, isMember: is_member, permissions, session, viewing } = person;
  const role_refs = await db
    .selectFrom('roles as r')
    .where(({ eb, exists, selectFrom }) =>
      viewing?.role
        ? eb('r.code', '=', viewing.role)
        : exists(selectFrom('user_roles as ur').whereRef('ur.role_id', '=', 'r.id').where('ur.user_id', '=', id)),
    )
    .select(['r.id', 'r.code', 'r.name'])
    .orderBy('r.code')
    .execute();
  const roles = role_refs.map(({ code }) => code);
  const units = await db
    .selectFrom('user_units as uu')
    .innerJoin('units as u', 'u.id', 'uu.unit_id')
    .where('uu.user_id', '=', id)
    .select(['u.id', 'u.name'])
    .orderBy('u.name')
    .execute();
  const who = { id, name, email, is_member, permissions: [...permissions].sort(), roles, role_refs, units };
  const { preferences, avatar_at } = await readTastes(db, id);
  if (!viewing) return { status: 200, headers, body: { ...who, preferences, avatar_at } };
  const { kind, name: as, by } = viewing;
  // How the other likes the app is no matter of whoever looks.
  const body = { ...who, avatar_at, viewing: { kind, name: as, by, ends_at: session.tokenEndsAt } };
  return { status: 200, headers, body };
};
