import { type RawBuilder, sql } from 'kysely';
import { compileOnce } from './store/compile-once.ts';
import type { Db } from './store/tables.ts';
import { hashOf } from './tokens.ts';

/** The signed-in person, as far as every request needs to know. */
export interface Person {
  id: string;
  name: string;
  email: string;
  permissions: ReadonlySet<string>;
  /** Whether they belong to the workspace: they have a role, a unit or a project. Signing up alone gives none. */
  isMember: boolean;
  /** The session that the token belongs to, and when that token ends. */
  session: { id: string; tokenEndsAt: string };
  /** Who looks through this person's eyes, where it is not they themselves. */
  viewing?: Viewing;
}

/** How somebody sees the app who sees it as another person, or as a role does. */
export interface Viewing {
  /** Of the token by which they do. */
  id: string;
  kind: 'person' | 'role';
  /** Of the person or the role that is seen as. */
  name: string;
  /** The code of the role that is seen as. */
  role: string | null;
  by: { id: string; name: string };
}

/** Who looks: whoever asks, or by whom they are seen as another. */
export const lookerOf = ({ id, viewing }: Pick<Person, 'id' | 'viewing'>): string => viewing?.by.id ?? id;

/** What somebody may do, by all their roles. */
export const permissionsOf = (userId: RawBuilder<unknown>) => sql<string[]>`array(
  select distinct p.code from user_roles ur
  join role_permissions rp on rp.role_id = ur.role_id
  join permissions p on p.id = rp.permission_id
  where ur.user_id = ${userId} order by 1)`;

/** Whether a person has a role, a unit or a project. */
export const hasMembership = (userId: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from user_roles own where own.user_id = ${userId})
  or exists (select from user_units own where own.user_id = ${userId})
  or exists (select from project_members own where own.user_id = ${userId}))`;

/** Whether somebody (`u`) counts: the people of the demonstration do only while it is allowed. */
export const isCounted = ({ demo }: { demo: boolean }) => sql<boolean>`(u.is_sample = false or ${demo})`;

/** Sessions that hold, of people who may be here, with their permissions. */
export const present = (db: Db, asked: { demo: boolean }) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .where('s.revoked_at', 'is', null)
    .where('u.status', '=', 'active')
    .where(isCounted(asked))
    .select(['s.id as session_id', 'u.id', 'u.name', 'u.email'])
    .select([permissionsOf(sql.ref('u.id')).as('permissions'), hasMembership(sql.ref('u.id')).as('is_member')]);

/** A row of them. */
export type Present = Pick<Person, 'id' | 'name' | 'email'> & { permissions: string[]; is_member: boolean };

/** The person of such a row. */
export const personIn = ({ id, name, email, permissions, is_member }: Present, session: Person['session']): Person => ({
  id,
  name,
  email,
  session,
  permissions: new Set(permissions),
  isMember: is_member,
});

const byToken = compileOnce((db, asked: { hash: string; demo: boolean }) =>
  present(db, asked)
    .innerJoin('access_tokens as t', 't.session_id', 's.id')
    .where('t.hash', '=', asked.hash)
    .select('t.expires_at'),
);

/** Finds whoever an access token stands for, in one query: the token, its session, the person and the permissions. */
export async function personOf(
  db: Db,
  token: string,
  now: string,
  demo: boolean,
): Promise<Person | 'invalid' | 'expired'> {
  const [row] = await byToken(db, { hash: hashOf(token), demo });
  if (!row) return 'invalid';
  if (row.expires_at <= now) return 'expired';
  const session = { id: row.session_id, tokenEndsAt: row.expires_at };
  return personIn(row, session);
}

const bySession = compileOnce((db, asked: { session: string; demo: boolean }) =>
  present(db, asked).where('s.id', '=', asked.session),
);

/** Somebody as they are by now; nothing when their session has ended or they may not be here any more. */
export async function personNow(db: Db, { session }: Person, demo: boolean): Promise<Person | undefined> {
  const [row] = await bySession(db, { session: session.id, demo });
  return row && personIn(row, session);
}
