import { sql } from 'kysely';
import { fieldNames } from '#domain/entity-fields';
import { personToken } from '#domain/mentions';
import { foldText } from '#domain/search';
import { unitFields } from '#domain/unit-fields';
import type { Schema } from '#openapi/operations';
import { reauthorize } from '../http/authorization.ts';
import { type ChangeRules, change } from '../http/change.ts';
import type { Handler } from '../http/handler.ts';
import { diffFields, recordActivity } from '../kernel/activity/record.ts';
import { newId } from '../kernel/ids.ts';
import { notAllowed, Problem } from '../kernel/problem.ts';
import { acquireAdvisoryLock } from '../kernel/store/advisory-locks.ts';
import type { Db, Row, Tx } from '../kernel/store/tables.ts';
import { inUnit, unitAccess } from './access.ts';
import { countUses, readUnit } from './read.ts';
import { words } from './words/index.ts';

/** Returns the columns that lists sort and search by. */
export const unitKeys = ({ name, code, address }: Pick<Schema<'NewUnit'>, 'name' | 'code' | 'address'>) => ({
  name_key: foldText(name),
  search_text: foldText(`${name} ${code ?? ''} ${address?.city ?? ''}`),
});

/** Returns whether a unit is another one or below it. */
async function isWithin(db: Db, id: string, top: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`with recursive above as (
      select id, parent_id from units where id = ${id}::uuid
      union select u.id, u.parent_id from units u join above a on u.id = a.parent_id
    ) select id from above where id = ${top}::uuid`.execute(db);
  return rows.length > 0;
}

/** Throws 409 `CODE_TAKEN` if another unit has the code, 400 if the parent is unknown or below the unit itself. */
async function checkPlace(
  tx: Tx,
  { code, parent_id }: Partial<Pick<Row<'units'>, 'code' | 'parent_id'>>,
  id?: string,
): Promise<void> {
  if (code) {
    const other = await tx.selectFrom('units').where('code', '=', code).select('id').executeTakeFirst();
    if (other && other.id !== id) throw new Problem(409, 'CODE_TAKEN', words.codeTaken);
  }
  if (!parent_id) return;
  const parent = await tx.selectFrom('units').where('id', '=', parent_id).select('id').forShare().executeTakeFirst();
  if (!parent) throw notAllowed('parent_id', words.unknownParent);
  if (id && (await isWithin(tx, parent_id, id))) throw notAllowed('parent_id', words.belowItself);
}

/** Throws 400 if one of the people does not exist or is not active. */
async function checkPeople(tx: Tx, ids: readonly string[], field: string): Promise<void> {
  const found = await tx
    .selectFrom('users')
    .where('id', 'in', [...ids].sort())
    .where('status', '=', 'active')
    .select('id')
    .forShare()
    .execute();
  if (found.length < ids.length) throw notAllowed(field, words.unknownPeople);
}

/** Throws 400 if the manager does not belong to the unit. */
async function checkManager(tx: Tx, id: string, manager: string | null): Promise<void> {
  if (!manager) return;
  const member = await tx
    .selectFrom('user_units')
    .where('unit_id', '=', id)
    .where('user_id', '=', manager)
    .select('user_id')
    .forShare()
    .executeTakeFirst();
  if (!member) throw notAllowed('manager_id', words.notOneOfIts);
}

/** Adds people to a unit and returns the ids of those who did not belong to it yet. */
async function addPeople(tx: Tx, unit_id: string, people: readonly string[], role: Schema<'UnitRole'>) {
  const added = await tx
    .insertInto('user_units')
    .values(people.map((user_id) => ({ unit_id, user_id, role })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute();
  return added.map(({ user_id }) => user_id);
}

type Fields = Pick<Row<'units'>, Exclude<keyof typeof unitFields, 'address' | 'holidays'>> & {
  address: string;
  holidays: string;
};
type Given = Partial<Row<'units'> | Fields | Schema<'NewUnit'>>;

/** Serializes holidays, ordered by date. */
const holidaysText = (holidays: readonly Schema<'UnitHoliday'>[]) =>
  JSON.stringify(
    holidays
      .map(({ date, name, scope, is_yearly }) => ({ date, name: name.trim(), scope, is_yearly }))
      .sort((one, other) => (one.date < other.date ? -1 : 1)),
  );

/** How fields are stored that are not stored as they are given. */
const normalizers: Partial<Record<keyof Fields, (given: Given) => string>> = {
  name: ({ name = '' }) => name.trim(),
  address: ({ address = {} }) => (typeof address === 'string' ? address : JSON.stringify(address)),
  holidays: ({ holidays = [] }) => (typeof holidays === 'string' ? holidays : holidaysText(holidays)),
};

/** Returns the columns of the fields that are given, as they are stored. */
const storedFields = (given: Given): Partial<Fields> =>
  Object.fromEntries(
    fieldNames(unitFields)
      .filter((name) => given[name] !== undefined)
      .map((name) => [name, normalizers[name]?.(given) ?? given[name]]),
  );

/** Compares fields as the audit log shows them: people by id, units by name, an address in one line. */
async function auditChanges(tx: Tx, before: Fields, after: Fields) {
  const unitName = async (id: string | null) =>
    id && (await tx.selectFrom('units').where('id', '=', id).select('name').executeTakeFirst())?.name;
  const auditFields = async ({ manager_id, parent_id, address, holidays, ...fields }: Fields) => ({
    ...fields,
    address: Object.values(JSON.parse(address)).filter(Boolean).join(', '),
    holidays: (JSON.parse(holidays) as Schema<'UnitHoliday'>[]).map(({ name }) => name).join(', '),
    manager: manager_id && personToken(manager_id),
    parent: (await unitName(parent_id)) ?? null,
  });
  return diffFields(await auditFields(before), await auditFields(after));
}

export const changeableUnit: ChangeRules<{ id: string }, Row<'units'>, Fields, Schema<'Unit'>> = {
  hold: async (tx, { id }, request) => {
    await acquireAdvisoryLock(tx, 'units');
    return unitAccess.hold(tx, id, request);
  },
  read: (tx, { id }) => tx.selectFrom('units').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  references: { parent_id: 'unit' },
  fields: (unit) => storedFields(unit) as Fields,
  check: async (tx, { place, before, after }) => {
    const { code, parent_id } = after;
    await checkPlace(
      tx,
      { ...(code !== before.code && { code }), ...(parent_id !== before.parent_id && { parent_id }) },
      place.id,
    );
    if (after.manager_id !== before.manager_id) await checkManager(tx, place.id, after.manager_id);
  },
  write: (tx, { place, after }, marks) =>
    tx
      .updateTable('units')
      .set({ ...after, ...unitKeys({ ...after, address: JSON.parse(after.address) }), ...marks })
      .where('id', '=', place.id)
      .execute(),
  show: (tx, { id }, context) => readUnit(tx, id, context),
  describeActivity: ({ id }, { name }) => ({ subject: inUnit(id), entity: 'unit', entity_id: id, label: name }),
  describeChanges: (tx, { before, after }) => auditChanges(tx, before, after),
};

/** Creates a unit. Its manager, if one is named, becomes its first administrator. */
export const createUnit: Handler<'createUnit'> = ({ body }, request) =>
  request.store.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, 'units');
    const context = await reauthorize(tx, request);
    await checkPlace(tx, body);
    if (body.manager_id) await checkPeople(tx, [body.manager_id], 'manager_id');
    const id = newId();
    const name = body.name.trim();
    const marks = { is_sample: false, created_at: context.now, updated_at: context.now };
    await tx
      .insertInto('units')
      .values({ ...storedFields(body), id, name, ...unitKeys({ ...body, name }), ...marks })
      .execute();
    if (body.manager_id) await addPeople(tx, id, [body.manager_id], 'admin');
    await recordActivity(
      tx,
      { subject: inUnit(id), verb: 'created', entity: 'unit', entity_id: id, label: name },
      context,
    );
    return { status: 201, body: await readUnit(tx, id, context) };
  });

/** Changes a unit. */
export const updateUnit: Handler<'updateUnit'> = ({ path, body: { version, ...body } }, request) =>
  change(changeableUnit, path, { ...storedFields(body), version }, request);

/** Deletes a unit. Throws 409 `IN_USE` while anything refers to it. */
export const deleteUnit: Handler<'deleteUnit'> = ({ path: { id } }, request) =>
  request.store.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, 'units');
    const context = await unitAccess.hold(tx, id, request);
    const uses = await countUses(tx, id, context.now);
    if (Object.values(uses).some((count) => count > 0))
      throw new Problem(409, 'IN_USE', words.afterFirstInteraction(uses));
    const { name } = await tx.deleteFrom('units').where('id', '=', id).returning('name').executeTakeFirstOrThrow();
    await recordActivity(
      tx,
      { subject: inUnit(id), verb: 'deleted', entity: 'unit', entity_id: id, label: name },
      context,
    );
    return { status: 204, body: undefined };
  });

/** Adds people to a unit. */
export const addUsersToUnit: Handler<'addUsersToUnit'> = ({ path: { id }, body }, request) =>
  request.store.transaction(async (tx) => {
    const context = await unitAccess.hold(tx, id, request);
    await checkPeople(tx, body.user_ids, 'user_ids');
    const before = await readUnit(tx, id, context);
    const added = await addPeople(tx, id, body.user_ids, 'member');
    const unit = await readUnit(tx, id, context);
    const changes = diffFields({ people: before.users_count }, { people: unit.users_count });
    if (added.length > 0)
      await recordActivity(
        tx,
        { subject: inUnit(id), verb: 'changed', entity: 'unit', entity_id: id, label: unit.name, changes },
        context,
      );
    return { status: 200, body: unit };
  });
