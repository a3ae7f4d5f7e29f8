import { personToken } from '#domain/mentions';
import type { Schema } from '#openapi/operations';
import type { Changeable } from '../http/change.ts';
import type { Context } from '../http/context.ts';
import { changesBetween } from '../kernel/activity/record.ts';
import { notFound } from '../kernel/problem.ts';
import type { Db, Row, Tx } from '../kernel/store/tables.ts';
import { takeTurn } from '../kernel/store/turns.ts';
import { inUnit, unitAccess } from './access.ts';
import { serializeUnit, unitKeys, unitsFor } from './queries.ts';
import { checkManager, checkPlace } from './rules.ts';
import { words } from './words/index.ts';

/** A unit as somebody sees it; a 404 where there is none. */
export async function readUnit(db: Db, id: string, { person }: Pick<Context, 'person'>): Promise<Schema<'Unit'>> {
  const row = await unitsFor(db, person.id).where('n.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(words.missing.unit);
  return serializeUnit(row);
}

const plain = [
  'name',
  'code',
  'type',
  'tax_id',
  'email',
  'phone',
  'time_zone',
  'manager_id',
  'parent_id',
  'is_active',
] as const;
type Fields = Pick<Row<'units'>, (typeof plain)[number]> & { address: string; holidays: string };

const asText = (address: Schema<'Address'> | string) =>
  typeof address === 'string' ? address : JSON.stringify(address);
/** Holidays as they are kept: by date. */
export const holidaysAsText = (holidays: readonly Schema<'UnitHoliday'>[]) =>
  JSON.stringify(
    holidays
      .map(({ date, name, scope, is_yearly }) => ({ date, name: name.trim(), scope, is_yearly }))
      .sort((one, other) => (one.date < other.date ? -1 : 1)),
  );

const namesOf = (holidays: string) =>
  (JSON.parse(holidays) as Schema<'UnitHoliday'>[]).map(({ name }) => name).join(', ');

const inOneLine = (address: string) => Object.values(JSON.parse(address)).filter(Boolean).join(', ');

/** The changes as they are told: people by id, units by their names, an address in a line. */
async function changesInWords(tx: Tx, before: Fields, after: Fields) {
  const nameOf = async (id: string | null) =>
    id && (await tx.selectFrom('units').where('id', '=', id).select('name').executeTakeFirst())?.name;
  const inWords = async ({ manager_id, parent_id, address, holidays, ...fields }: Fields) => ({
    ...fields,
    address: inOneLine(address),
    holidays: namesOf(holidays),
    manager: manager_id && personToken(manager_id),
    parent: (await nameOf(parent_id)) ?? null,
  });
  return changesBetween(await inWords(before), await inWords(after));
}

export const changeableUnit: Changeable<{ id: string }, Row<'units'>, Fields, Schema<'Unit'>> = {
  hold: async (tx, { id }, asked) => {
    await takeTurn(tx, 'units');
    return unitAccess.hold(tx, id, asked);
  },
  read: (tx, { id }) => tx.selectFrom('units').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  references: { parent_id: 'unit' },
  fields: (of) => ({
    ...(Object.fromEntries(plain.map((name) => [name, of[name]])) as Pick<Fields, (typeof plain)[number]>),
    name: of.name.trim(),
    address: asText(of.address),
    holidays: typeof of.holidays === 'string' ? of.holidays : holidaysAsText(of.holidays),
  }),
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
  about: ({ id }, { name }) => ({ subject: inUnit(id), entity: 'unit', entity_id: id, label: name }),
  inWords: (tx, { before, after }) => changesInWords(tx, before, after),
};
