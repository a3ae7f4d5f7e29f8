import { isSystemPermission } from '#domain/permissions';
import type { Schema } from '#openapi/operations';
import { type ChangeRules, change } from '../http/change.ts';
import type { Handler } from '../http/handler.ts';
import { page } from '../http/page.ts';
import { type ActivityEvent, recordActivity } from '../kernel/activity/record.ts';
import { checkCap } from '../kernel/caps.ts';
import { newId } from '../kernel/ids.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { matchesSearchInSql } from '../kernel/store/search.ts';
import type { Tx } from '../kernel/store/tables.ts';
import { administrators, checkHolds, lockAccess } from './access.ts';
import { findPermission, foldedText, type PermissionRow, permissionJson, permissions } from './queries.ts';
import { aboutPermission } from './subject.ts';
import { words } from './words/index.ts';

const maxPermissions = 150;

const toPermission = (id: string, code: string): Pick<ActivityEvent, 'subject' | 'entity' | 'entity_id' | 'label'> => ({
  subject: aboutPermission(id),
  entity: 'permission',
  entity_id: id,
  label: code,
});

const listPermissions: Handler<'listPermissions'> = (asked, context) => {
  let wanted = permissions(context.store.db);
  if (asked.query.search) wanted = wanted.where(matchesSearchInSql(foldedText('p'), asked.query.search));
  return page(wanted, asked, context, { order: [{ by: 'p.code', type: 'text' }], as: permissionJson });
};

const getPermission: Handler<'getPermission'> = async ({ path: { id } }, { store: { db } }) => ({
  status: 200,
  body: permissionJson(await findPermission(db, id)),
});

const getPermissionByCode: Handler<'getPermissionByCode'> = async ({ path: { code } }, { store: { db } }) => {
  const row = await permissions(db).where('p.code', '=', code).executeTakeFirst();
  if (!row) throw notFound(words.missing.permission);
  return { status: 200, body: permissionJson(row) };
};

async function checkCode(tx: Tx, code: string): Promise<void> {
  const other = await tx.selectFrom('permissions').where('code', '=', code).select('id').executeTakeFirst();
  if (other) throw new Problem(409, 'CODE_TAKEN', words.permissionCodeTaken);
}

const createPermission: Handler<'createPermission'> = ({ body }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await lockAccess(tx, asked);
    const { code, name, description = '' } = body;
    await checkCode(tx, code);
    const { n } = await tx
      .selectFrom('permissions')
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow();
    checkCap(maxPermissions, Number(n) + 1, words.tooManyPermissions(maxPermissions));
    const id = newId();
    const marks = { created_at: context.now, updated_at: context.now };
    await tx
      .insertInto('permissions')
      .values({ id, code, name: name.trim(), description: description.trim(), ...marks })
      .execute();
    // Whoever administers the workspace holds all there is, so that somebody can give it.
    await tx
      .insertInto('role_permissions')
      .columns(['role_id', 'permission_id'])
      .expression((eb) =>
        eb
          .selectFrom('roles')
          .where('code', '=', administrators)
          .select(({ val }) => ['id', val(id).as('permission_id')]),
      )
      .execute();
    await recordActivity(tx, { ...toPermission(id, code), verb: 'created' }, context);
    return { status: 201, body: permissionJson(await findPermission(tx, id)) };
  });

type Fields = Pick<PermissionRow, 'code' | 'name' | 'description'>;

const changeablePermission: ChangeRules<{ id: string }, PermissionRow, Fields, Schema<'Permission'>> = {
  hold: (tx, _, asked) => lockAccess(tx, asked),
  read: (tx, { id }) => findPermission(tx, id),
  fields: ({ code, name, description }) => ({ code, name: name.trim(), description: description.trim() }),
  check: async (tx, { context, before, after }) => {
    if (isSystemPermission(before.code)) throw new Problem(409, 'PROTECTED', words.permissionProtected);
    checkHolds(context, [before.code]);
    if (after.code !== before.code) await checkCode(tx, after.code);
  },
  write: (tx, { place, after }, marks) =>
    tx
      .updateTable('permissions')
      .set({ ...after, ...marks })
      .where('id', '=', place.id)
      .execute(),
  show: (_, __, ___, kept) => permissionJson(kept),
  describeActivity: ({ id }, { code }) => toPermission(id, code),
};

const updatePermission: Handler<'updatePermission'> = ({ path, body }, asked) =>
  change(changeablePermission, path, body, asked);

const deletePermission: Handler<'deletePermission'> = ({ path: { id } }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await lockAccess(tx, asked);
    const { code } = await findPermission(tx, id);
    if (isSystemPermission(code)) throw new Problem(409, 'PROTECTED', words.permissionProtected);
    checkHolds(context, [code]);
    const { n } = await tx
      .selectFrom('role_permissions as rp')
      .innerJoin('roles as r', 'r.id', 'rp.role_id')
      .where('rp.permission_id', '=', id)
      .where('r.code', '!=', administrators)
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow();
    if (Number(n) > 0) throw new Problem(409, 'IN_USE', words.permissionInUse(Number(n)));
    await tx.deleteFrom('permissions').where('id', '=', id).execute();
    await recordActivity(tx, { ...toPermission(id, code), verb: 'deleted' }, context);
    return { status: 204, body: undefined };
  });

export const permissionHandlers = {
  listPermissions,
  getPermission,
  getPermissionByCode,
  createPermission,
  updatePermission,
  deletePermission,
};
