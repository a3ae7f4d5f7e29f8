import { isSeededRole } from '#domain/permissions';
import type { Schema } from '#openapi/operations';
import { type ChangeRules, change } from '../http/change.ts';
import type { Handler } from '../http/handler.ts';
import { page } from '../http/page.ts';
import { type ActivityEvent, recordActivity } from '../kernel/activity/record.ts';
import { checkCap } from '../kernel/caps.ts';
import { newId } from '../kernel/ids.ts';
import { notAllowed, Problem } from '../kernel/problem.ts';
import { matchesSearchInSql } from '../kernel/store/search.ts';
import type { Tx } from '../kernel/store/tables.ts';
import { checkHolds, lockAccess } from './access.ts';
import { findRole, foldedText, permissionJson, permissions, type RoleRow, roleJson, roles } from './queries.ts';
import { aboutRole } from './subject.ts';
import { words } from './words/index.ts';

const maxRoles = 200;

/** What happened to a role as a whole. */
const toRole = ({
  id,
  name,
}: Pick<RoleRow, 'id' | 'name'>): Pick<ActivityEvent, 'subject' | 'entity' | 'entity_id' | 'label'> => ({
  subject: aboutRole(id),
  entity: 'role',
  entity_id: id,
  label: name,
});

const listRoles: Handler<'listRoles'> = (asked, context) => {
  const { code, search = '' } = asked.query;
  let wanted = roles(context.store.db);
  if (code !== undefined) wanted = wanted.where('r.code', '=', code);
  if (search) wanted = wanted.where(matchesSearchInSql(foldedText('r'), search));
  return page(wanted, asked, context, { order: [{ by: 'r.code', type: 'text' }], as: roleJson });
};

const getRole: Handler<'getRole'> = async ({ path: { id } }, { store: { db } }) => ({
  status: 200,
  body: roleJson(await findRole(db, id)),
});

const listRolePermissions: Handler<'listRolePermissions'> = async (asked, context) => {
  const { db } = context.store;
  const { id } = await findRole(db, asked.path.id);
  const wanted = permissions(db)
    .innerJoin('role_permissions as of', 'of.permission_id', 'p.id')
    .where('of.role_id', '=', id);
  return page(wanted, asked, context, { order: [{ by: 'p.code', type: 'text' }], as: permissionJson });
};

async function checkCode(tx: Tx, code: string): Promise<void> {
  const other = await tx.selectFrom('roles').where('code', '=', code).select('id').executeTakeFirst();
  if (other) throw new Problem(409, 'CODE_TAKEN', words.roleCodeTaken);
}

/** The ids of permissions by their codes; refuses (400) one that there is none of. */
async function idsOf(tx: Tx, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const found = await tx.selectFrom('permissions').where('code', 'in', codes).select(['id', 'code']).execute();
  const unknown = codes.find((code) => !found.some((each) => each.code === code));
  if (unknown !== undefined) throw notAllowed('permissions', words.unknownPermission(unknown));
  return found.map(({ id }) => id);
}

const createRole: Handler<'createRole'> = ({ body }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await lockAccess(tx, asked);
    const { code, name, description = '', permissions: codes = [] } = body;
    const ids = await idsOf(tx, codes);
    checkHolds(context, codes);
    await checkCode(tx, code);
    const { n } = await tx
      .selectFrom('roles')
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow();
    checkCap(maxRoles, Number(n) + 1, words.tooManyRoles(maxRoles));
    const id = newId();
    const row = { id, code, name: name.trim(), description: description.trim() };
    await tx
      .insertInto('roles')
      .values({ ...row, created_at: context.now, updated_at: context.now })
      .execute();
    if (ids.length > 0)
      await tx
        .insertInto('role_permissions')
        .values(ids.map((permission_id) => ({ role_id: id, permission_id })))
        .execute();
    await recordActivity(tx, { ...toRole(row), verb: 'created' }, context);
    return { status: 201, body: roleJson(await findRole(tx, id)) };
  });

type Fields = Pick<RoleRow, 'code' | 'name' | 'description'>;

const changeableRole: ChangeRules<{ id: string }, RoleRow, Fields, Schema<'Role'>> = {
  hold: (tx, _, asked) => lockAccess(tx, asked),
  read: (tx, { id }) => findRole(tx, id),
  fields: ({ code, name, description }) => ({ code, name: name.trim(), description: description.trim() }),
  check: async (tx, { context, current: kept, before, after }) => {
    checkHolds(context, kept.permissions);
    const isRenamed = after.code !== before.code || after.name !== before.name;
    if (isRenamed && isSeededRole(kept.code)) throw new Problem(409, 'PROTECTED', words.roleProtected);
    if (after.code !== before.code) await checkCode(tx, after.code);
  },
  write: (tx, { place, after }, marks) =>
    tx
      .updateTable('roles')
      .set({ ...after, ...marks })
      .where('id', '=', place.id)
      .execute(),
  show: (_, __, ___, kept) => roleJson(kept),
  describeActivity: ({ id }, { name }) => toRole({ id, name }),
};

const updateRole: Handler<'updateRole'> = ({ query: { id }, body }, asked) =>
  change(changeableRole, { id }, body, asked);

const deleteRole: Handler<'deleteRole'> = ({ path: { id } }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await lockAccess(tx, asked);
    const role = await findRole(tx, id);
    checkHolds(context, role.permissions);
    if (isSeededRole(role.code)) throw new Problem(409, 'PROTECTED', words.roleProtected);
    const { users_count: count } = roleJson(role);
    if (count > 0) throw new Problem(409, 'IN_USE', words.roleInUse(count));
    await tx.deleteFrom('roles').where('id', '=', id).execute();
    await recordActivity(tx, { ...toRole(role), verb: 'deleted' }, context);
    return { status: 204, body: undefined };
  });

export const roleHandlers = { listRoles, getRole, listRolePermissions, createRole, updateRole, deleteRole };
