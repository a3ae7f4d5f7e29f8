import { sql } from 'kysely';
import { findRequiredPermissions } from '#domain/permissions';
import type { Schema } from '#openapi/operations';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { page } from '../http/page.ts';
import { isRealOrDemo } from '../kernel/person.ts';
import { notFound } from '../kernel/problem.ts';
import { matchesSearchInSql } from '../kernel/store/search.ts';
import type { Db } from '../kernel/store/tables.ts';
import { roles } from './queries.ts';
import { words } from './words/index.ts';

const maxGivers = 5;
const maxMemberships = 20;

type Ref = Schema<'RoleRef'>;

/** The people who may be here. */
const people = (db: Db, { config }: Pick<Context, 'config'>) =>
  db.selectFrom('users as u').where('u.status', '=', 'active').where(isRealOrDemo(config));

const listPeopleWithRoles: Handler<'listPeopleWithRoles'> = (asked, context) => {
  const { search = '', role, sort_order: direction } = asked.query;
  let wanted = people(context.store.db, context)
    .select(['u.id', 'u.name', 'u.email', 'u.name_key'])
    .select(
      sql<
        Ref[]
      >`coalesce((select json_agg(json_build_object('id', r.id, 'code', r.code, 'name', r.name) order by r.code)
        from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id), '[]')`.as('roles'),
    );
  if (role !== undefined)
    wanted = wanted.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('user_roles as ur')
          .whereRef('ur.user_id', '=', 'u.id')
          .where('ur.role_id', '=', role)
          .select('ur.role_id'),
      ),
    );
  if (search) wanted = wanted.where(matchesSearchInSql('u.search_text', search));
  return page(wanted, asked, context, {
    order: [
      { by: 'u.name_key', type: 'text' },
      { by: 'u.id', type: 'id' },
    ],
    direction,
    as: ({ name_key: _, ...person }) => person,
  });
};

/** The first people, by name, who hold a permission and may give it. */
const giversOf = (db: Db, permission: string, context: Pick<Context, 'config'>): Promise<Schema<'PersonRef'>[]> => {
  const holds = (code: string) => sql<boolean>`exists (select 1 from user_roles ur
    join role_permissions rp on rp.role_id = ur.role_id join permissions p on p.id = rp.permission_id
    where ur.user_id = u.id and p.code = ${code})`;
  return people(db, context)
    .where(holds('manage:rbac'))
    .where(holds(permission))
    .orderBy('u.name_key')
    .orderBy('u.id')
    .limit(maxGivers)
    .select(['u.id', 'u.name'])
    .execute();
};

const listGivers: Handler<'listGivers'> = async ({ query: { permission } }, context) => ({
  status: 200,
  body: { data: (await giversOf(context.store.db, permission, context)).map(({ name }) => ({ name })) },
});

/** Where somebody belongs, as far as the caller may see it: units, then projects, by name. */
async function membershipsOf(db: Db, userId: string, { person }: Pick<Context, 'person'>) {
  const seesUnits = person.permissions.has('view:units') || person.permissions.has('manage:units');
  const seesProjects = person.permissions.has('manage:projects');
  const { rows } = await sql<Schema<'Membership'>>`
    select 'unit' as kind, n.id, n.name, m.role from user_units m join units n on n.id = m.unit_id
      where m.user_id = ${userId} and (${seesUnits} or exists (
        select 1 from user_units mine where mine.unit_id = n.id and mine.user_id = ${person.id}))
    union all
    select 'project', p.id, p.name, m.role from project_members m join projects p on p.id = m.project_id
      where m.user_id = ${userId} and (${seesProjects} or exists (
        select 1 from project_members mine where mine.project_id = p.id and mine.user_id = ${person.id}))
    order by 1 desc, 3, 2`.execute(db);
  return rows;
}

const explainAccess: Handler<'explainAccess'> = async ({ path: { id }, query: { permission } }, context) => {
  const { db } = context.store;
  const person = await people(db, context).where('u.id', '=', id).select(['u.id', 'u.name']).executeTakeFirst();
  if (!person) throw notFound(words.missing.person);
  const known = await db.selectFrom('permissions').where('code', '=', permission).select('id').executeTakeFirst();
  if (!known) throw notFound(words.missing.permission);
  const all = await roles(db).orderBy('r.code').execute();
  const held = await db.selectFrom('user_roles').where('user_id', '=', id).select('role_id').execute();
  const own = all.filter((role) => held.some(({ role_id }) => role_id === role.id));
  const ref = ({ id, code, name }: Ref): Ref => ({ id, code, name });
  const giving = (some: typeof all) => some.filter(({ permissions }) => permissions.includes(permission));
  const given_by = giving(own);
  const is_allowed = given_by.length > 0;
  const smallest = giving(all).toSorted((a, b) => a.permissions.length - b.permissions.length);
  const memberships = await membershipsOf(db, id, context);
  return {
    status: 200,
    body: {
      person,
      permission,
      is_allowed,
      given_by: given_by.map(ref),
      would_give: is_allowed ? [] : smallest.map(ref),
      missing: findRequiredPermissions(permission).filter(
        (code) => !own.some(({ permissions }) => permissions.includes(code)),
      ),
      memberships: memberships.slice(0, maxMemberships),
      memberships_count: memberships.length,
      can_give: is_allowed ? [] : await giversOf(db, permission, context),
    },
  };
};

export const explainHandlers = { listPeopleWithRoles, listGivers, explainAccess };
