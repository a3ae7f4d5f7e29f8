import { sql } from 'kysely';
import { compareRoles, findMissingPermission } from './compare-access.ts';
import { hasMembership, type Person, permissionsOf, selectActiveSessions, type ViewAs } from './person.ts';
import { anyOf } from './store/any-of.ts';
import type { Db } from './store/tables.ts';
import { hashToken } from './tokens.ts';

const prefix = 'trv_';
const viewPermission = 'view:as_others';

/** Returns whether a token belongs to view-as mode. */
export const isViewToken = (token: string): boolean => token.startsWith(prefix);

const roleComparison = compareRoles({ theirs: sql.ref('o.id'), mine: sql.ref('u.id') });

const permissionsOfRole = sql<string[]>`array(
  select p.code from role_permissions rp join permissions p on p.id = rp.permission_id
  where rp.role_id = v.role_id order by 1)`;

/** Selects views by active viewers of active people or roles. */
const views = (db: Db, options: { demo: boolean }) =>
  selectActiveSessions(db, options)
    .innerJoin('view_tokens as v', 'v.session_id', 's.id')
    .leftJoin('users as o', (join) =>
      join
        .onRef('o.id', '=', 'v.user_id')
        .on('o.status', '=', 'active')
        .on(sql<boolean>`(o.is_sample = false or ${options.demo})`),
    )
    .leftJoin('roles as r', 'r.id', 'v.role_id')
    .select(['v.id as view_id', 'v.expires_at', 'o.id as other_id', 'o.name as other_name', 'o.email as other_email'])
    .select(['r.code as role_code', 'r.name as role_name'])
    .select(
      sql<
        string[]
      >`case when v.role_id is null then ${permissionsOf(sql.ref('o.id'))} else ${permissionsOfRole} end`.as('seen'),
    )
    .select([
      roleComparison.more_projects.as('more_projects'),
      roleComparison.more_units.as('more_units'),
      hasMembership(sql.ref('o.id')).as('other_is_member'),
    ]);

type View = Awaited<ReturnType<ReturnType<typeof views>['executeTakeFirstOrThrow']>>;

/**
 * Returns the code of a permission that the viewer lacks to see no more than they may; undefined if none is missing.
 */
function missingPermissionIn({ permissions, seen, ...roles }: View): string | undefined {
  return findMissingPermission(new Set(permissions), { codes: [viewPermission, ...seen], ...roles });
}

function viewedPerson(view: View): Person | undefined {
  const { view_id: id, expires_at, session_id, other_id, other_name, role_code, role_name, seen } = view;
  const viewing: ViewAs = {
    id,
    kind: role_code === null ? 'person' : 'role',
    name: role_name ?? other_name ?? '',
    role: role_code,
    by: { id: view.id, name: view.name },
  };
  const base = { permissions: new Set(seen), session: { id: session_id, tokenEndsAt: expires_at }, viewing };
  if (role_code !== null) return { ...viewing.by, email: view.email, isMember: true, ...base };
  // The person may have been deleted or deactivated meanwhile.
  if (other_id === null || other_name === null) return undefined;
  return { id: other_id, name: other_name, email: view.other_email ?? '', isMember: view.other_is_member, ...base };
}

/**
 * Finds the person that a view token shows. The token becomes invalid as soon as that person can see more than the
 * viewer.
 */
export async function findPersonByViewToken(
  db: Db,
  token: string,
  now: string,
  demo: boolean,
): Promise<Person | 'invalid' | 'expired'> {
  const view = await views(db, { demo }).where('v.hash', '=', hashToken(token)).executeTakeFirst();
  const person = view && !missingPermissionIn(view) ? viewedPerson(view) : undefined;
  if (!view || !person) return 'invalid';
  return view.expires_at <= now ? 'expired' : person;
}

/** Returns the permission that the viewer of a new view lacks; undefined if the view is allowed. */
export async function findLackingPermission(db: Db, id: string, demo: boolean): Promise<string | undefined> {
  const view = await views(db, { demo }).where('v.id', '=', id).executeTakeFirstOrThrow();
  return missingPermissionIn(view);
}

/** Returns which of the given views are still valid. */
export async function findValidViews(db: Db, ids: string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await views(db, { demo: true }).where('v.id', '=', anyOf(ids)).execute();
  return new Set(rows.filter((view) => viewedPerson(view) && !missingPermissionIn(view)).map(({ view_id }) => view_id));
}
