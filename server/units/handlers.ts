import { sql } from 'kysely';
import type { Ask } from '#openapi/operations';
import { sumBalances, sumOpen } from '../finance/dashboard/queries.ts';
import { callerNow } from '../http/admission.ts';
import { change } from '../http/change.ts';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { page } from '../http/page.ts';
import { changesBetween, record } from '../kernel/activity/record.ts';
import { newId } from '../kernel/ids.ts';
import { notAllowed, notFound, Problem } from '../kernel/problem.ts';
import { matches } from '../kernel/store/search.ts';
import type { Db } from '../kernel/store/tables.ts';
import { takeTurn } from '../kernel/store/turns.ts';
import { inUnit, unitAccess } from './access.ts';
import { changeableUnit, holidaysAsText, readUnit } from './change.ts';
import { countUses, countWork, holidaysOf, serializeUnit, type UnitRow, unitKeys, unitsFor } from './queries.ts';
import { addPeople, checkPeople, checkPlace } from './rules.ts';
import { words } from './words/index.ts';

const orders = {
  name: { by: 'n.name_key', type: 'text' },
  // Those without one come last.
  code: { by: sql`coalesce(n.code, '~') collate "C"`, type: 'text', value: ({ code }: UnitRow) => code ?? '~' },
  created_at: { by: 'n.created_at', type: 'instant' },
  updated_at: { by: 'n.updated_at', type: 'instant' },
} as const;

function unitsAsked({ store, person }: Context, { search = '', type = [], ...only }: Ask<'listUnits'>['query']) {
  let wanted = unitsFor(store.db, person.id);
  if (type.length > 0) wanted = wanted.where('n.type', 'in', type);
  if (only.parent_id !== undefined) wanted = wanted.where('n.parent_id', '=', only.parent_id);
  if (only.is_active !== undefined) wanted = wanted.where('n.is_active', '=', only.is_active);
  if (search) wanted = wanted.where(matches('n.search_text', search));
  return wanted;
}

/** A page of all units. */
const listUnits: Handler<'listUnits'> = (asked, context) => {
  const { sort_by = 'name', sort_order: direction = 'asc' } = asked.query;
  return page(unitsAsked(context, asked.query), asked, context, {
    order: [orders[sort_by], { by: 'n.id', type: 'id' }],
    direction,
    as: serializeUnit,
  });
};

/** Creates a unit; its manager, where one is named, becomes its first administrator. */
const createUnit: Handler<'createUnit'> = ({ body }, asked) =>
  asked.store.transaction(async (tx) => {
    await takeTurn(tx, 'units');
    const context = await callerNow(tx, asked);
    const { now } = context;
    await checkPlace(tx, body);
    if (body.manager_id) await checkPeople(tx, [body.manager_id], 'manager_id');
    const id = newId();
    const { address, holidays = [], code = null, ...rest } = body;
    const name = body.name.trim();
    const keys = unitKeys({ name, code, address });
    const marks = { is_sample: false, created_at: now, updated_at: now };
    const place = address && { address: JSON.stringify(address) };
    await tx
      .insertInto('units')
      .values({ id, ...rest, name, code, holidays: holidaysAsText(holidays), ...keys, ...place, ...marks })
      .execute();
    if (body.manager_id) await addPeople(tx, id, [body.manager_id], 'admin');
    await record(tx, { subject: inUnit(id), verb: 'created', entity: 'unit', entity_id: id, label: name }, context);
    return { status: 201, body: await readUnit(tx, id, context) };
  });

const updateUnit: Handler<'updateUnit'> = ({ path, body: { address, holidays, ...body } }, asked) =>
  change(
    changeableUnit,
    path,
    {
      ...body,
      ...(address && { address: JSON.stringify(address) }),
      ...(holidays && { holidays: holidaysAsText(holidays) }),
    },
    asked,
  );

const deleteUnit: Handler<'deleteUnit'> = ({ path: { id } }, asked) =>
  asked.store.transaction(async (tx) => {
    await takeTurn(tx, 'units');
    const context = await unitAccess.hold(tx, id, asked);
    const uses = await countUses(tx, id, context.now);
    if (Object.values(uses).some((count) => count > 0)) throw new Problem(409, 'IN_USE', words.inUse(uses));
    const { name } = await tx.deleteFrom('units').where('id', '=', id).returning('name').executeTakeFirstOrThrow();
    await record(tx, { subject: inUnit(id), verb: 'deleted', entity: 'unit', entity_id: id, label: name }, context);
    return { status: 204, body: undefined };
  });

/** The caller's own units, by name. */
const listOwnUnits: Handler<'listOwnUnits'> = async (_, { store, person }) => {
  const rows = await unitsFor(store.db, person.id)
    .where('m.role', 'is not', null)
    .orderBy('n.name_key')
    .orderBy('n.id')
    .execute();
  return { status: 200, body: { data: rows.map(serializeUnit) } };
};

const hidden = { balance_cents: null, receivable_overdue_cents: null };

/** What a unit's accounts hold, and what it should have received by now. */
async function moneyOf(db: Db, id: string, now: string) {
  const { overdue_cents: receivable_overdue_cents } = await sumOpen(db, now, 'income', id);
  return { balance_cents: await sumBalances(db, id), receivable_overdue_cents };
}

/** What a unit has to do, in numbers. */
const summarizeUnit: Handler<'summarizeUnit'> = async ({ path: { id }, body }, context) => {
  const { store, now, person } = context;
  await unitAccess.roleOf(store.db, id, context);
  if (body.unit_id !== id) throw notAllowed('unit_id', words.otherUnit);
  const all = await countUses(store.db, id, now);
  const { people: users, invitations: invitations_pending } = all;
  const work = await countWork(store.db, id, now);
  const money = person.permissions.has('view:finance_transactions') ? await moneyOf(store.db, id, now) : hidden;
  const uses = person.permissions.has('manage:units') ? all : null;
  return { status: 200, body: { unit_id: id, users, ...work, invitations_pending, ...money, uses, generated_at: now } };
};

/** The holidays of a unit, for whoever plans by them. */
const listUnitHolidays: Handler<'listUnitHolidays'> = async ({ path: { id } }, { store }) => {
  const data = await holidaysOf(store.db, id);
  if (!data) throw notFound(words.missing.unit);
  return { status: 200, body: { data } };
};

const addUsersToUnit: Handler<'addUsersToUnit'> = ({ path: { id }, body }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await unitAccess.hold(tx, id, asked);
    await checkPeople(tx, body.user_ids, 'user_ids');
    const before = await readUnit(tx, id, context);
    const added = await addPeople(tx, id, body.user_ids, 'member');
    const unit = await readUnit(tx, id, context);
    const changes = changesBetween({ people: before.users_count }, { people: unit.users_count });
    if (added.length > 0)
      await record(
        tx,
        { subject: inUnit(id), verb: 'changed', entity: 'unit', entity_id: id, label: unit.name, changes },
        context,
      );
    return { status: 200, body: unit };
  });

export const unitHandlers = {
  listUnits,
  createUnit,
  updateUnit,
  deleteUnit,
  listOwnUnits,
  summarizeUnit,
  addUsersToUnit,
  listUnitHolidays,
};
