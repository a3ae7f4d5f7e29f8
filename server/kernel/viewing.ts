import { type RawBuilder, sql } from 'kysely';
import { type Person, permissionsOf, present, type Viewing } from './person.ts';
import { anyOf } from './store/any-of.ts';
import type { Db } from './store/tables.ts';
import { hashOf } from './tokens.ts';

const prefix = 'trv_';
const asksFor = 'view:as_others';

/** Whether a token is one by which somebody sees the app as another. */
export const isViewToken = (token: string): boolean => token.startsWith(prefix);

const roleRank = (role: RawBuilder<unknown>) =>
  sql`array_position(array['viewer', 'checker', 'contributor', 'manager', 'owner', 'member', 'admin'], ${role})`;

/** Whether the other (`o`) is something to a project or unit that whoever looks (`u`) is not, or is less to. */
const isMore = (members: 'project_members' | 'user_units', of: 'project_id' | 'unit_id') => sql<boolean>`exists (
  select 1 from ${sql.table(members)} theirs where theirs.user_id = o.id and not exists (
    select 1 from ${sql.table(members)} mine
    where mine.user_id = u.id and ${sql.ref(`mine.${of}`)} = ${sql.ref(`theirs.${of}`)}
      and ${roleRank(sql`mine.role`)} >= ${roleRank(sql`theirs.role`)}))`;

const permissionsOfRole = sql<string[]>`array(
  select p.code from role_permissions rp join permissions p on p.id = rp.permission_id
  where rp.role_id = v.role_id order by 1)`;

/** Views that somebody who may be here began, of people who may be here too. */
const views = (db: Db, asked: { demo: boolean }) =>
  present(db, asked)
    .innerJoin('view_tokens as v', 'v.session_id', 's.id')
    .leftJoin('users as o', (join) =>
      join
        .onRef('o.id', '=', 'v.user_id')
        .on('o.status', '=', 'active')
        .on(sql<boolean>`(o.is_sample = false or ${asked.demo})`),
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
      isMore('project_members', 'project_id').as('more_projects'),
      isMore('user_units', 'unit_id').as('more_units'),
    ]);

type View = Awaited<ReturnType<ReturnType<typeof views>['executeTakeFirstOrThrow']>>;

/** What whoever looks would need and does not have, to see no more than they may: a permission's code. */
function lackedIn({ permissions, seen, more_projects, more_units }: View): string | undefined {
  const needed = [
    asksFor,
    ...seen,
    ...(more_projects ? ['manage:projects'] : []),
    ...(more_units ? ['manage:units'] : []),
  ];
  return needed.find((code) => !permissions.includes(code));
}

function personIn(view: View): Person | undefined {
  const { view_id: id, expires_at, session_id, other_id, other_name, role_code, role_name, seen } = view;
  const viewing: Viewing = {
    id,
    kind: role_code === null ? 'person' : 'role',
    name: role_name ?? other_name ?? '',
    role: role_code,
    by: { id: view.id, name: view.name },
  };
  const rest = { permissions: new Set(seen), session: { id: session_id, tokenEndsAt: expires_at }, viewing };
  if (role_code !== null) return { ...viewing.by, email: view.email, ...rest };
  // The other may be gone by now, or not be here any more.
  if (other_id === null || other_name === null) return undefined;
  return { id: other_id, name: other_name, email: view.other_email ?? '', ...rest };
}

/** Whoever is seen as by a token; nobody as soon as they may see what whoever looks may not. */
export async function personByView(
  db: Db,
  token: string,
  now: string,
  demo: boolean,
): Promise<Person | 'invalid' | 'expired'> {
  const view = await views(db, { demo }).where('v.hash', '=', hashOf(token)).executeTakeFirst();
  const person = view && !lackedIn(view) ? personIn(view) : undefined;
  if (!view || !person) return 'invalid';
  return view.expires_at <= now ? 'expired' : person;
}

/** What is missing for a view that was just begun: nothing where it may be. */
export async function lackedBy(db: Db, id: string, demo: boolean): Promise<string | undefined> {
  const view = await views(db, { demo }).where('v.id', '=', id).executeTakeFirstOrThrow();
  return lackedIn(view);
}

/** Which of some views go on. */
export async function viewsHolding(db: Db, ids: string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = await views(db, { demo: true }).where('v.id', '=', anyOf(ids)).execute();
  return new Set(found.filter((view) => personIn(view) && !lackedIn(view)).map(({ view_id }) => view_id));
}
