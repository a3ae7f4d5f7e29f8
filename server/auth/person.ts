import { sql } from 'kysely';
import type { MemberRole } from '#domain/member-role';
import type { Person } from '../context.ts';
import type { Db } from '../store/tables.ts';
import { hashOf } from './tokens.ts';

/** Sessions that hold, of people who may be here, with their permissions. */
const present = (db: Db, demo: boolean) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .where('s.revoked_at', 'is', null)
    .where('u.status', '=', 'active')
    .where(({ or, eb }) => or([eb('u.is_sample', '=', false), eb.val(demo)]))
    .select(['s.id as session_id', 'u.id', 'u.name', 'u.email'])
    .select(
      sql<string[]>`array(
        select distinct p.code from user_roles ur
        join role_permissions rp on rp.role_id = ur.role_id
        join permissions p on p.id = rp.permission_id
        where ur.user_id = u.id order by 1)`.as('permissions'),
    );

type Present = Pick<Person, 'id' | 'name' | 'email'> & { permissions: string[] };

const personIn = ({ id, name, email, permissions }: Present, session: Person['session']): Person => ({
  ...{ id, name, email, session },
  permissions: new Set(permissions),
});

/** Finds whoever an access token stands for, in one query: the token, its session, the person and the permissions. */
export async function personOf(
  db: Db,
  token: string,
  now: string,
  demo: boolean,
): Promise<Person | 'invalid' | 'expired'> {
  const row = await present(db, demo)
    .innerJoin('access_tokens as t', 't.session_id', 's.id')
    .where('t.hash', '=', hashOf(token))
    .select('t.expires_at')
    .executeTakeFirst();
  if (!row) return 'invalid';
  if (row.expires_at <= now) return 'expired';
  const session = { id: row.session_id, tokenEndsAt: row.expires_at };
  return personIn(row, session);
}

/** What somebody is by now to a project that is held, besides who they are; nothing as `personNow`. */
export async function memberNow(
  db: Db,
  { session }: Person,
  projectId: string,
  demo: boolean,
): Promise<{ person: Person; role: MemberRole | null; isTemplate: boolean } | undefined> {
  const row = await present(db, demo)
    .where('s.id', '=', session.id)
    .leftJoin('project_members as m', (join) => join.onRef('m.user_id', '=', 'u.id').on('m.project_id', '=', projectId))
    .leftJoin('projects as p', (join) => join.on('p.id', '=', projectId))
    .select(['m.role', 'p.is_template'])
    .executeTakeFirst();
  if (!row) return undefined;
  return { person: personIn(row, session), role: row.role, isTemplate: row.is_template ?? false };
}

/** Somebody as they are by now; nothing when their session has ended or they may not be here any more. */
export async function personNow(db: Db, { session }: Person, demo: boolean): Promise<Person | undefined> {
  const row = await present(db, demo).where('s.id', '=', session.id).executeTakeFirst();
  return row && personIn(row, session);
}
