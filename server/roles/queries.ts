import { type Selectable, sql } from 'kysely';
import {
  areaOf,
  findRequiredPermissions,
  isSeededRole,
  isSensitive,
  isSystemPermission,
  parsePermission,
} from '#domain/permissions';
import type { Schema } from '#openapi/operations';
import { notFound } from '../kernel/problem.ts';
import { foldTextInSql } from '../kernel/store/search.ts';
import type { Db, Tables } from '../kernel/store/tables.ts';
import { words } from './words/index.ts';

const count = sql<number>`count(*)::integer`;

/** Code and name without case and accents, as a search compares them; there are few of both. */
export const foldedText = (of: 'r' | 'p') =>
  foldTextInSql(sql`${sql.ref(`${of}.code`)} || ' ' || ${sql.ref(`${of}.name`)}`);

/** Roles with their permissions and how many people hold them. */
export const roles = (db: Db) =>
  db
    .selectFrom('roles as r')
    .selectAll('r')
    .select((eb) => [
      sql<string[]>`array(select p.code from role_permissions rp join permissions p on p.id = rp.permission_id
        where rp.role_id = r.id order by p.code collate "C")`.as('permissions'),
      eb.selectFrom('user_roles as ur').whereRef('ur.role_id', '=', 'r.id').select(count.as('n')).as('users_count'),
    ]);

export type RoleRow = Selectable<Tables['roles']> & { permissions: string[]; users_count: number | null };

/** A role as the contract shows it. */
export const roleJson = ({ users_count, ...role }: RoleRow): Schema<'Role'> => ({
  ...role,
  is_system: isSeededRole(role.code),
  users_count: users_count ?? 0,
});

/** Permissions with how many roles have them. */
export const permissions = (db: Db) =>
  db
    .selectFrom('permissions as p')
    .selectAll('p')
    .select((eb) =>
      eb
        .selectFrom('role_permissions as rp')
        .whereRef('rp.permission_id', '=', 'p.id')
        .select(count.as('n'))
        .as('roles_count'),
    );

export type PermissionRow = Selectable<Tables['permissions']> & { roles_count: number | null };

/** A permission as the contract shows it. */
export function permissionJson({ roles_count, name, description, ...row }: PermissionRow): Schema<'Permission'> {
  const is_system = isSystemPermission(row.code);
  return {
    ...row,
    ...parsePermission(row.code),
    area: areaOf(row.code),
    name: is_system ? null : name,
    description: is_system ? null : description,
    requires: findRequiredPermissions(row.code),
    is_sensitive: isSensitive(row.code),
    is_system,
    roles_count: roles_count ?? 0,
  };
}

/** A role, or a 404. */
export async function findRole(db: Db, id: string): Promise<RoleRow> {
  const row = await roles(db).where('r.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(words.missing.role);
  return row;
}

/** A permission, or a 404. */
export async function findPermission(db: Db, id: string): Promise<PermissionRow> {
  const row = await permissions(db).where('p.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(words.missing.permission);
  return row;
}

/** The people who hold a role. */
export const holdersOf = async (db: Db, role: string): Promise<string[]> =>
  (await db.selectFrom('user_roles').where('role_id', '=', role).select('user_id').execute()).map(
    ({ user_id }) => user_id,
  );

/** What somebody holds: their roles and, through them, their permissions. */
export async function rolesHeld(db: Db, userId: string): Promise<Schema<'RolesHeld'>> {
  const held = await roles(db)
    .innerJoin('user_roles as mine', 'mine.role_id', 'r.id')
    .where('mine.user_id', '=', userId)
    .orderBy('r.code')
    .execute();
  return {
    userId,
    roles: held.map(({ id, code, name }) => ({ id, code, name })),
    permissions: [...new Set(held.flatMap((role) => role.permissions))].sort(),
  };
}
