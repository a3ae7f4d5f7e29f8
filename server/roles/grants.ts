import type { Ask } from '#openapi/operations';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { recordActivity } from '../kernel/activity/record.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import type { Row, Tx } from '../kernel/store/tables.ts';
import { administrators, checkHolds, keepAnAdministrator, lockAccess } from './access.ts';
import { findPermission, findRole, holdersOf, type RoleRow, roleJson, roles, rolesHeld } from './queries.ts';
import { aboutRole } from './subject.ts';
import { words } from './words/index.ts';

type Place = Ask<'addRolePermission'>['path'];

/** Writes that a role has, or has lost, a permission. */
async function tellPermission(tx: Tx, role: RoleRow, code: string, isGiven: boolean, context: Context) {
  const { now } = context;
  await tx
    .updateTable('roles')
    .set({ updated_at: now, version: role.version + 1 })
    .where('id', '=', role.id)
    .execute();
  const [before, after] = isGiven ? [null, code] : [code, null];
  const changes = [{ field: 'permissions', before, after }];
  const what = { subject: aboutRole(role.id), entity: 'role', entity_id: role.id, label: role.name } as const;
  // Whoever has it now hears of it, also where they have lost it by the time that it is told.
  await recordActivity(tx, { ...what, verb: 'changed', changes, witnesses: await holdersOf(tx, role.id) }, context);
  return { status: 200 as const, body: roleJson(await findRole(tx, role.id)) };
}

/** A role and a permission that the caller may put together or take apart. */
async function holdBoth(tx: Tx, { roleId, permissionId }: Place, asked: Context) {
  const context = await lockAccess(tx, asked);
  const role = await findRole(tx, roleId);
  const { code } = await findPermission(tx, permissionId);
  checkHolds(context, [code]);
  return { context, role, code, has: role.permissions.includes(code) };
}

const addRolePermission: Handler<'addRolePermission'> = ({ path }, asked) =>
  asked.store.transaction(async (tx) => {
    const { context, role, code, has } = await holdBoth(tx, path, asked);
    if (has) return { status: 200, body: roleJson(role) };
    await tx
      .insertInto('role_permissions')
      .values({ role_id: path.roleId, permission_id: path.permissionId })
      .execute();
    return tellPermission(tx, role, code, true, context);
  });

const removeRolePermission: Handler<'removeRolePermission'> = ({ path }, asked) =>
  asked.store.transaction(async (tx) => {
    const { context, role, code, has } = await holdBoth(tx, path, asked);
    if (role.code === administrators) throw new Problem(409, 'PROTECTED', words.adminProtected);
    if (!has) return { status: 200, body: roleJson(role) };
    await tx
      .deleteFrom('role_permissions')
      .where('role_id', '=', path.roleId)
      .where('permission_id', '=', path.permissionId)
      .execute();
    return tellPermission(tx, role, code, false, context);
  });

const unknown = () => notFound(words.unknownGrant);

/** The person and the roles of a grant, each of which somebody may name by its id or its code; a 404 where one is none. */
async function findGrant(tx: Tx, { userId, roles: wanted }: Ask<'grantRoles'>['body']) {
  const person = await tx
    .selectFrom('users')
    .where('id', '=', userId)
    .where('anonymized_at', 'is', null)
    .select(['id', 'name'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person) throw unknown();
  const found = await roles(tx)
    .where(({ or, eb }) => or([eb('r.code', 'in', wanted), eb(eb.cast<string>('r.id', 'text'), 'in', wanted)]))
    .execute();
  if (!wanted.every((name) => found.some(({ id, code }) => id === name || code === name))) throw unknown();
  return { person, found };
}

type Person = Pick<Row<'users'>, 'id' | 'name'>;

const tellGrants = async (
  tx: Tx,
  verb: 'granted' | 'revoked',
  changed: RoleRow[],
  person: Person,
  context: Context,
) => {
  for (const { id, name } of changed) {
    const changes = [{ field: 'role', before: null, after: null, [verb === 'granted' ? 'after' : 'before']: name }];
    await recordActivity(
      tx,
      {
        subject: aboutRole(id),
        verb,
        entity: 'person',
        entity_id: person.id,
        label: person.name,
        changes,
        witnesses: [person.id],
      },
      context,
    );
  }
};

const grantRoles: Handler<'grantRoles'> = ({ body }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await lockAccess(tx, asked);
    const { person, found } = await findGrant(tx, body);
    checkHolds(context, new Set(found.flatMap(({ permissions }) => permissions)));
    const given = await tx
      .insertInto('user_roles')
      .values(found.map(({ id }) => ({ user_id: person.id, role_id: id })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('role_id')
      .execute();
    const changed = found.filter(({ id }) => given.some(({ role_id }) => role_id === id));
    await tellGrants(tx, 'granted', changed, person, context);
    return { status: 200, body: await rolesHeld(tx, person.id) };
  });

const revokeRoles: Handler<'revokeRoles'> = ({ body }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await lockAccess(tx, asked);
    const { person, found } = await findGrant(tx, body);
    checkHolds(context, new Set(found.flatMap(({ permissions }) => permissions)));
    const taken = await tx
      .deleteFrom('user_roles')
      .where('user_id', '=', person.id)
      .where(
        'role_id',
        'in',
        found.map(({ id }) => id),
      )
      .returning('role_id')
      .execute();
    const changed = found.filter(({ id }) => taken.some(({ role_id }) => role_id === id));
    if (changed.some(({ code }) => code === administrators)) await keepAnAdministrator(tx, context);
    await tellGrants(tx, 'revoked', changed, person, context);
    return { status: 200, body: await rolesHeld(tx, person.id) };
  });

export const grantHandlers = { addRolePermission, removeRolePermission, grantRoles, revokeRoles };
