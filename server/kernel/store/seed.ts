import { type RoleCode, seededRoles } from '#domain/permissions';
import { newId } from '../ids.ts';
import type { Tx } from './tables.ts';

const roleNames: Record<RoleCode, string> = {
  admin: 'Administração',
  manager: 'Gestão',
  finance: 'Financeiro',
  member: 'Equipe',
  viewer: 'Leitura',
};

async function ensureCodes(tx: Tx): Promise<{ newRoles: Set<string>; newPermissions: Set<string> }> {
  const codes = [...new Set(Object.values(seededRoles).flat())];
  const permissions = await tx
    .insertInto('permissions')
    .values(codes.map((code) => ({ id: newId(), code })))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .execute();
  const roles = await tx
    .insertInto('roles')
    .values(Object.entries(roleNames).map(([code, name]) => ({ id: newId(), code, name })))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .execute();
  return {
    newRoles: new Set(roles.map(({ code }) => code)),
    newPermissions: new Set(permissions.map(({ code }) => code)),
  };
}

/**
 * Ensures the roles and permissions that every workspace has. Permissions that an administrator removed from a role
 * stay removed.
 */
async function ensureRoles(tx: Tx): Promise<void> {
  const { newRoles, newPermissions } = await ensureCodes(tx);
  const idOf = async (table: 'roles' | 'permissions') =>
    new Map((await tx.selectFrom(table).select(['id', 'code']).execute()).map(({ id, code }) => [code, id]));
  const [roleIds, permissionIds] = [await idOf('roles'), await idOf('permissions')];
  const grants = Object.entries(seededRoles).flatMap(([role, codes]) =>
    codes
      .filter((code) => newRoles.has(role) || newPermissions.has(code))
      .map((code) => ({ role_id: roleIds.get(role) ?? '', permission_id: permissionIds.get(code) ?? '' })),
  );
  if (grants.length > 0)
    await tx
      .insertInto('role_permissions')
      .values(grants)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Loads the demonstration into an empty store. */
export type DemoLoader = (tx: Tx) => Promise<void>;

/** Seeds a store with the initial roles and permissions, and an empty one with the optional demonstration. */
export async function seed(tx: Tx, demonstrate?: DemoLoader): Promise<void> {
  await ensureRoles(tx);
  if (demonstrate && !(await tx.selectFrom('users').select('id').limit(1).executeTakeFirst())) await demonstrate(tx);
}
