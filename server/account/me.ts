import type { Handler } from '../http/handler.ts';
import { head, writePlace } from '../kernel/activity/log.ts';
import { readTastes } from './queries.ts';

/** Whoever is signed in, with all that the app has to know of them. */
export const getMe: Handler<'getMe'> = async (_ask, { store: { db }, person }) => {
  // Before anything is read: what is told twice does no harm.
  const headers = { 'Last-Event-ID': writePlace(await head(db)) };
  const roles = await db
    .selectFrom('user_roles as ur')
    .innerJoin('roles as r', 'r.id', 'ur.role_id')
    .where('ur.user_id', '=', person.id)
    .select('r.code')
    .orderBy('r.code')
    .execute();
  const units = await db
    .selectFrom('user_units as uu')
    .innerJoin('units as u', 'u.id', 'uu.unit_id')
    .where('uu.user_id', '=', person.id)
    .select(['u.id', 'u.name'])
    .orderBy('u.name')
    .execute();
  const { id, name, email, permissions, session, viewing } = person;
  const who = { id, name, email, permissions: [...permissions].sort(), units };
  const { preferences, avatar_at } = await readTastes(db, id);
  if (!viewing) {
    const body = { ...who, roles: roles.map(({ code }) => code), preferences, avatar_at };
    return { status: 200, headers, body };
  }
  const { kind, role, name: as, by } = viewing;
  // How the other likes the app is no matter of whoever looks.
  const body = { ...who, roles: role ? [role] : roles.map(({ code }) => code), avatar_at };
  return { status: 200, headers, body: { ...body, viewing: { kind, name: as, by, ends_at: session.tokenEndsAt } } };
};
