import { sql } from 'kysely';
import { openStatuses } from '#domain/project-lifecycle';
import type { Ask, Schema } from '#openapi/operations';
import { sumBalances, sumOpen } from '../finance/dashboard/queries.ts';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { page } from '../http/page.ts';
import { notAllowed, notFound } from '../kernel/problem.ts';
import { matchesSearchInSql } from '../kernel/store/search.ts';
import type { Db } from '../kernel/store/tables.ts';
import { unitAccess } from './access.ts';
import { serializeUnit, type UnitRow } from './serialize.ts';
import { words } from './words/index.ts';

const count = sql<number>`count(*)::integer`;

/** Selects units with their manager, parent unit, number of people, and the role that one person has in each. */
export const unitsFor = (db: Db, personId: string) =>
  db
    .selectFrom('units as n')
    .leftJoin('user_units as m', (join) => join.onRef('m.unit_id', '=', 'n.id').on('m.user_id', '=', personId))
    .leftJoin('users as manager', 'manager.id', 'n.manager_id')
    .leftJoin('units as parent', 'parent.id', 'n.parent_id')
    .selectAll('n')
    .select((eb) => [
      'm.role as my_role',
      'manager.name as manager_name',
      'parent.name as parent_name',
      eb.selectFrom('user_units').whereRef('unit_id', '=', 'n.id').select(count.as('count')).as('users_count'),
    ]);

/** Returns the holidays of a unit by date, a department's with those of its unit; `undefined` if there is no such unit. */
export async function holidaysOf(db: Db, id: string): Promise<Schema<'UnitHoliday'>[] | undefined> {
  const { rows } = await sql<{ holidays: Schema<'UnitHoliday'>[] }>`with recursive above as (
      select id, parent_id, type, holidays from units where id = ${id}::uuid
      union select u.id, u.parent_id, u.type, u.holidays from units u
        join above a on u.id = a.parent_id and a.type = 'department'
    ) select holidays from above`.execute(db);
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ holidays }) => holidays).sort((one, other) => (one.date < other.date ? -1 : 1));
}

type Uses = Schema<'UnitUses'>;

/** Counts what refers to a unit. */
export async function countUses(db: Db, id: string, now: string): Promise<Uses> {
  const { rows } = await sql<Uses>`select
      (select ${count} from user_units where unit_id = n.id) as people,
      (select ${count} from projects where unit_id = n.id) as projects,
      (select ${count} from units where parent_id = n.id) as units,
      (select ${count} from invitations where unit_id = n.id and status = 'pending'
        and expires_at > ${now}::timestamptz) as invitations,
      (select ${count} from meetings where unit_id = n.id) as meetings,
      (select ${count} from accounts where unit_id = n.id) as accounts,
      (select ${count} from transactions where unit_id = n.id) as transactions,
      (select ${count} from wabas where unit_id = n.id) as wabas
    from (select ${id}::uuid as id) n`.execute(db);
  return rows[0] as Uses;
}

type Work = Pick<Schema<'UnitSummary'>, 'projects_open' | 'projects_late' | 'meetings_7d'>;

/** Counts the open work of a unit. Projects are late by the day in the unit's own time zone. */
export async function countWork(db: Db, id: string, now: string): Promise<Work> {
  const { rows } = await sql<Work>`select ${count} as projects_open,
      count(*) filter (where p.dead_line < (${now}::timestamptz at time zone u.time_zone)::date)::integer as projects_late,
      (select ${count} from meetings m where m.unit_id = ${id}::uuid and m.status in ('scheduled', 'confirmed')
        and m.start_at >= ${now}::timestamptz and m.start_at < ${now}::timestamptz + interval '7 days') as meetings_7d
    from units u join projects p on p.unit_id = u.id
    where u.id = ${id}::uuid and not p.is_template and p.status in (${sql.join(openStatuses)})`.execute(db);
  return rows[0] as Work;
}

/** Returns a unit as the caller may see it. Throws 404 if there is none. */
export async function readUnit(db: Db, id: string, { person }: Pick<Context, 'person'>): Promise<Schema<'Unit'>> {
  const row = await unitsFor(db, person.id).where('n.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(words.missing.unit);
  return serializeUnit(row);
}

const orders = {
  name: { by: 'n.name_key', type: 'text' },
  // Units without a code come last.
  code: { by: sql`coalesce(n.code, '~') collate "C"`, type: 'text', value: ({ code }: UnitRow) => code ?? '~' },
  created_at: { by: 'n.created_at', type: 'instant' },
  updated_at: { by: 'n.updated_at', type: 'instant' },
} as const;

/** The units that a list asks for. */
export function filterUnits(
  { store, person }: Context,
  { search = '', type = [], ...only }: Ask<'listUnits'>['query'],
) {
  let query = unitsFor(store.db, person.id);
  if (type.length > 0) query = query.where('n.type', 'in', type);
  if (only.parent_id !== undefined) query = query.where('n.parent_id', '=', only.parent_id);
  if (only.is_active !== undefined) query = query.where('n.is_active', '=', only.is_active);
  if (search) query = query.where(matchesSearchInSql('n.search_text', search));
  return query;
}

/** Lists units, a page at a time. */
export const listUnits: Handler<'listUnits'> = (request, context) => {
  const { sort_by = 'name', sort_order: direction = 'asc' } = request.query;
  return page(filterUnits(context, request.query), request, context, {
    order: [orders[sort_by], { by: 'n.id', type: 'id' }],
    direction,
    as: serializeUnit,
  });
};

/** Lists the caller's own units by name. */
export const listOwnUnits: Handler<'listOwnUnits'> = async (_, { store, person }) => {
  const rows = await unitsFor(store.db, person.id)
    .where('m.role', 'is not', null)
    .orderBy('n.name_key')
    .orderBy('n.id')
    .execute();
  return { status: 200, body: { data: rows.map(serializeUnit) } };
};

const hidden = { balance_cents: null, receivable_overdue_cents: null };

/** Returns the balance of a unit's accounts and its overdue receivables, in centavos. */
async function moneyOf(db: Db, id: string, now: string) {
  const { overdue_cents: receivable_overdue_cents } = await sumOpen(db, now, 'income', id);
  return { balance_cents: await sumBalances(db, id), receivable_overdue_cents };
}

/** Summarizes a unit in numbers; money is null without `view:finance_transactions`. */
export const summarizeUnit: Handler<'summarizeUnit'> = async ({ path: { id }, body }, context) => {
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

/** Lists the holidays of a unit. */
export const listUnitHolidays: Handler<'listUnitHolidays'> = async ({ path: { id } }, { store }) => {
  const data = await holidaysOf(store.db, id);
  if (!data) throw notFound(words.missing.unit);
  return { status: 200, body: { data } };
};
