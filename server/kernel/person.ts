import { type RawBuilder, sql } from 'kysely';
import { compileOnce } from './store/compile-once.ts';
import type { Db } from './store/tables.ts';
import { hashToken } from './tokens.ts';

/** The authenticated person. */
export interface Person {
  id: string;
  name: string;
  email: string;
  permissions: ReadonlySet<string>;
  /** Whether they have a role, a unit or a project. Signing up alone does not make a member. */
  isMember: boolean;
  /** The session of the token, and when the token expires. */
  session: { id: string; tokenEndsAt: string };
  /** Set in view-as mode. */
  viewing?: ViewAs;
}

/** The view-as mode of a session, which shows the app as another person or a role sees it. */
export interface ViewAs {
  /** The id of the view token. */
  id: string;
  kind: 'person' | 'role';
  /** The name of the person or role. */
  name: string;
  /** The code of the role. */
  role: string | null;
  by: { id: string; name: string };
}

/** Returns the id of the person who actually looks: the viewer in view-as mode, otherwise the person themselves. */
export const viewerOf = ({ id, viewing }: Pick<Person, 'id' | 'viewing'>): string => viewing?.by.id ?? id;

/** Selects the permissions of a person from all their roles. */
export const permissionsOf = (userId: RawBuilder<unknown>) => sql<string[]>`array(
  select distinct p.code from user_roles ur
  join role_permissions rp on rp.role_id = ur.role_id
  join permissions p on p.id = rp.permission_id
  where ur.user_id = ${userId} order by 1)`;

/** Returns a condition: the person has a role, a unit or a project. */
export const hasMembership = (userId: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from user_roles own where own.user_id = ${userId})
  or exists (select from user_units own where own.user_id = ${userId})
  or exists (select from project_members own where own.user_id = ${userId}))`;

/** Returns a condition: user `u` is real, or the demonstration is enabled. */
export const isRealOrDemo = ({ demo }: { demo: boolean }) => sql<boolean>`(u.is_sample = false or ${demo})`;

/** Selects valid sessions of active people with their permissions. */
export const selectActiveSessions = (db: Db, values: { demo: boolean }) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .where('s.revoked_at', 'is', null)
    .where('u.status', '=', 'active')
    .where(isRealOrDemo(values))
    .select(['s.id as session_id', 'u.id', 'u.name', 'u.email'])
    .select([permissionsOf(sql.ref('u.id')).as('permissions'), hasMembership(sql.ref('u.id')).as('is_member')]);

/** A row of `selectActiveSessions`. */
export type ActiveSessionRow = Pick<Person, 'id' | 'name' | 'email'> & { permissions: string[]; is_member: boolean };

/** Converts a session row to a person. */
export const toPerson = (
  { id, name, email, permissions, is_member }: ActiveSessionRow,
  session: Person['session'],
): Person => ({
  id,
  name,
  email,
  session,
  permissions: new Set(permissions),
  isMember: is_member,
});

const byToken = compileOnce((db, values: { hash: string; demo: boolean }) =>
  selectActiveSessions(db, values)
    .innerJoin('access_tokens as t', 't.session_id', 's.id')
    .where('t.hash', '=', values.hash)
    .select('t.expires_at'),
);

/** Finds the person of an access token in one query: token, session, person and permissions. */
export async function findPersonByToken(
  db: Db,
  token: string,
  now: string,
  demo: boolean,
): Promise<Person | 'invalid' | 'expired'> {
  const [row] = await byToken(db, { hash: hashToken(token), demo });
  if (!row) return 'invalid';
  if (row.expires_at <= now) return 'expired';
  const session = { id: row.session_id, tokenEndsAt: row.expires_at };
  return toPerson(row, session);
}

const bySession = compileOnce((db, values: { session: string; demo: boolean }) =>
  selectActiveSessions(db, values).where('s.id', '=', values.session),
);

/** Reads the current state of a person; undefined if their session has ended or they are no longer active. */
export async function reloadPerson(db: Db, { session }: Person, demo: boolean): Promise<Person | undefined> {
  const [row] = await bySession(db, { session: session.id, demo });
  return row && toPerson(row, session);
}
