import { sql } from 'kysely';
import { openStatuses } from '#domain/project-life';
import { folded } from '#domain/search';
import type { Schema } from '#openapi/operations';
import type { Context } from '../http/context.ts';
import type { Db, Tx } from '../kernel/store/tables.ts';

const count = sql<number>`count(*)::integer`;

/** What lists compare in place of a unit's own texts. */
export const unitKeys = ({ name, code, address }: Pick<Schema<'NewUnit'>, 'name' | 'code' | 'address'>) => ({
  name_key: folded(name),
  search_text: folded(`${name} ${code ?? ''} ${address?.city ?? ''}`),
});

/** Units with their manager, the unit above, the role that one person has in each, and how many people they have. */
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

export type UnitRow = Awaited<ReturnType<ReturnType<typeof unitsFor>['executeTakeFirstOrThrow']>>;

/** A unit as the contract shows it. */
export function serializeUnit(row: UnitRow): Schema<'Unit'> {
  const { name_key: _, search_text: __, manager_id, manager_name, parent_id, parent_name, ...unit } = row;
  return {
    ...unit,
    manager: manager_id ? { id: manager_id, name: manager_name ?? '' } : null,
    parent: parent_id ? { id: parent_id, name: parent_name ?? '' } : null,
    users_count: unit.users_count ?? 0,
  };
}

/** Whether a unit is another one, or somewhere below it. */
export async function isWithin(db: Db, id: string, top: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`with recursive above as (
      select id, parent_id from units where id = ${id}::uuid
      union select u.id, u.parent_id from units u join above a on u.id = a.parent_id
    ) select id from above where id = ${top}::uuid`.execute(db);
  return rows.length > 0;
}

/** The holidays that a unit keeps, by date; a department those of the unit it is in too. Nothing where there is no unit. */
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

/** How much hangs on a unit. */
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

/** What a unit has to do; whether a project is late is asked of the unit's own calendar. */
export async function countWork(db: Db, id: string, now: string): Promise<Work> {
  const { rows } = await sql<Work>`select ${count} as projects_open,
      count(*) filter (where p.dead_line < (${now}::timestamptz at time zone u.time_zone)::date)::integer as projects_late,
      (select ${count} from meetings m where m.unit_id = ${id}::uuid and m.status in ('scheduled', 'confirmed')
        and m.start_at >= ${now}::timestamptz and m.start_at < ${now}::timestamptz + interval '7 days') as meetings_7d
    from units u join projects p on p.unit_id = u.id
    where u.id = ${id}::uuid and not p.is_template and p.status in (${sql.join(openStatuses)})`.execute(db);
  return rows[0] as Work;
}

/** Makes the caller a member of a unit; who is one already may rise, and never falls. */
export async function joinUnit(tx: Tx, unit_id: string, role: Schema<'UnitRole'>, { person }: Context): Promise<void> {
  await tx
    .insertInto('user_units')
    .values({ unit_id, user_id: person.id, role })
    .onConflict((conflict) => {
      const known = conflict.columns(['user_id', 'unit_id']);
      return role === 'admin' ? known.doUpdateSet({ role }) : known.doNothing();
    })
    .execute();
}
