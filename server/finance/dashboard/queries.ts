import { type RawBuilder, sql } from 'kysely';
import type { Day } from '#domain/dates';
import type { Granularity, Period } from '#domain/periods';
import type { Schema } from '#openapi/operations';
import type { Db } from '../../kernel/store/tables.ts';
import { todayAt } from '../transactions/queries.ts';
import { balanceOf, isOpen, isPaidAtOnce, restOf, shareOfPart } from '../transactions/sums.ts';

export interface DashboardFilter extends Period {
  basis: Schema<'FinanceBasis'>;
  unit_id?: string;
}

const ofUnit = (unit_id: string | undefined, of = sql.ref('t.unit_id')) =>
  unit_id === undefined ? sql`true` : sql`${of} = ${unit_id}::uuid`;

/** Some of what moves money, each with the day that a basis looks at. */
interface Flow {
  day: RawBuilder<unknown>;
  cents: RawBuilder<unknown>;
  isRealized: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
}

const inParts = sql`join payments p on p.transaction_id = t.id where t.settled_cents > 0`;
const ofBasis: Record<DashboardFilter['basis'], readonly Flow[]> = {
  // Each payment with its day, and the rest with the due date.
  cash: [
    { day: sql`t.paid_date`, cents: sql`t.amount_cents`, isRealized: sql`true`, where: sql`where ${isPaidAtOnce}` },
    { day: sql`t.due_date`, cents: restOf, isRealized: sql`false`, where: sql`where ${isOpen}` },
    { day: sql`p.paid_date`, cents: sql`p.amount_cents`, isRealized: sql`true`, where: inParts },
  ],
  // All that a transaction comes to, whenever it is paid: of what its payments settled there is no rest.
  accrual: [
    { day: sql`t.competence_date`, cents: restOf, isRealized: sql`true`, where: sql`where t.status = 'paid'` },
    { day: sql`t.competence_date`, cents: restOf, isRealized: sql`false`, where: sql`where ${isOpen}` },
    { day: sql`t.competence_date`, cents: sql`p.amount_cents`, isRealized: sql`t.status = 'paid'`, where: inParts },
  ],
};

const inPeriod = ({ from, to, unit_id }: DashboardFilter, { day, where }: Flow) =>
  sql`from transactions t ${where} and ${day} between ${from}::date and ${to}::date and t.kind <> 'transfer'
    and ${ofUnit(unit_id)}`;

const together = (flows: RawBuilder<unknown>[]) => sql.join(flows, sql` union all `);

/** What came in or went out in a period, and what is expected to. */
const flows = (asked: DashboardFilter) =>
  together(
    ofBasis[asked.basis].map(
      (flow) => sql`select t.kind, ${flow.isRealized} as is_realized, ${flow.cents} as amount_cents, t.id,
        t.amount_cents as whole_cents, t.project_id, t.category_id ${inPeriod(asked, flow)}`,
    ),
  );

/** The same, summed by day: read from the indexes alone. */
const flowsByDay = (asked: DashboardFilter) =>
  together(
    ofBasis[asked.basis].map(
      (flow) => sql`select ${flow.day} as day, t.kind, ${flow.isRealized} as is_realized,
        sum(${flow.cents}) as amount_cents ${inPeriod(asked, flow)} group by 1, 2, 3`,
    ),
  );

const cents = (where: RawBuilder<unknown>, of: RawBuilder<unknown> = sql`amount_cents`) =>
  sql<number>`coalesce(sum(${of}) filter (where ${where}), 0)`;

interface Sums {
  income_realized_cents: number;
  income_expected_cents: number;
  expense_realized_cents: number;
  expense_expected_cents: number;
}

const sums = sql`${cents(sql`kind = 'income' and is_realized`)} as income_realized_cents,
  ${cents(sql`kind = 'income' and not is_realized`)} as income_expected_cents,
  ${cents(sql`kind = 'expense' and is_realized`)} as expense_realized_cents,
  ${cents(sql`kind = 'expense' and not is_realized`)} as expense_expected_cents`;

const noSums: Sums = {
  income_realized_cents: 0,
  income_expected_cents: 0,
  expense_realized_cents: 0,
  expense_expected_cents: 0,
};

/** What a period comes to. */
export async function sumFlows(db: Db, asked: DashboardFilter): Promise<Sums> {
  const { rows } = await sql<Sums>`select ${sums} from (${flowsByDay(asked)}) days`.execute(db);
  return rows[0] ?? noSums;
}

const startOf: Record<Granularity, RawBuilder<unknown>> = {
  day: sql`day`,
  week: sql`day - extract(dow from day)::integer`,
  month: sql`date_trunc('month', day)::date`,
};

/** What each stretch of a period comes to, by the first day of it that is in the period. */
export async function sumFlowsBy(db: Db, asked: DashboardFilter, by: Granularity): Promise<(day: Day) => Sums> {
  const { rows } = await sql<Sums & { start: Day }>`
    select greatest(${startOf[by]}, ${asked.from}::date) as start, ${sums} from (${flowsByDay(asked)}) days
    group by 1`.execute(db);
  const known = new Map(rows.map(({ start, ...sum }) => [start, sum]));
  return (day) => known.get(day) ?? noSums;
}

export interface ProjectSums {
  id: string;
  name: string;
  income_cents: number;
  expense_cents: number;
}

/** What moves in a period, of what is divided each part with its share. */
const flowsInParts = (asked: DashboardFilter) => sql`select f.kind, f.is_realized,
    case when s.transaction_id is null then f.amount_cents
      else ${shareOfPart(sql`f.amount_cents`, sql`f.whole_cents`)} end as amount_cents,
    case when s.transaction_id is null then f.project_id else s.project_id end as project_id,
    case when s.transaction_id is null then f.category_id else s.category_id end as category_id
  from (${flows(asked)}) f left join transaction_parts s on s.transaction_id = f.id`;

/** What projects brought in and cost in a period, those with the most money moved first. */
export async function sumFlowsByProject(db: Db, asked: DashboardFilter): Promise<ProjectSums[]> {
  const { rows } = await sql<ProjectSums>`
    select p.id, p.name, ${cents(sql`kind = 'income'`)} as income_cents, ${cents(sql`kind = 'expense'`)} as expense_cents
    from (${flowsInParts(asked)}) f join projects p on p.id = f.project_id
    where f.is_realized group by p.id, p.name order by sum(amount_cents) desc, p.id limit 200`.execute(db);
  return rows;
}

/** What came in and went out in a period by category, those below another with it, the largest first. */
export async function sumFlowsByCategory(db: Db, asked: DashboardFilter) {
  type Sum = { kind: 'income' | 'expense'; id: string | null; name: string | null; amount_cents: number };
  const { rows } = await sql<Sum>`
    select f.kind, r.id, r.name, sum(f.amount_cents) as amount_cents
    from (${flowsInParts(asked)}) f left join categories g on g.id = f.category_id
      left join categories r on r.id = coalesce(g.parent_id, g.id)
    where f.is_realized group by f.kind, r.id, r.name
    order by f.kind desc, sum(f.amount_cents) desc, r.id limit 400`.execute(db);
  return rows;
}

/** What all accounts hold, or those of a unit. */
export async function sumBalances(db: Db, unit_id: string | undefined): Promise<number> {
  const { rows } = await sql<{ cents: number }>`select coalesce(sum(${balanceOf}), 0) as cents
    from accounts a where ${ofUnit(unit_id, sql.ref('a.unit_id'))}`.execute(db);
  return rows[0]?.cents ?? 0;
}

/** What is to be received or paid, whatever its day. */
export async function sumOpen(db: Db, now: string, kind: 'income' | 'expense', unit_id: string | undefined) {
  const isLate = sql`t.due_date < ${todayAt(now)}`;
  const { rows } = await sql<Schema<'OpenTitles'>>`select coalesce(sum(${restOf}), 0) as open_cents,
      count(*)::integer as open_count, coalesce(sum(${restOf}) filter (where ${isLate}), 0) as overdue_cents,
      count(*) filter (where ${isLate})::integer as overdue_count
    from transactions t left join units n on n.id = t.unit_id
    where ${isOpen} and t.kind = ${kind} and ${ofUnit(unit_id)}`.execute(db);
  return rows[0] ?? { open_cents: 0, open_count: 0, overdue_cents: 0, overdue_count: 0 };
}

export interface OpenDay {
  date: Day;
  income_cents: number;
  expense_cents: number;
}

/** What is open, by the day that it is due on, up to one. */
export async function sumOpenByDay(db: Db, to: Day, unit_id: string | undefined): Promise<OpenDay[]> {
  const { rows } = await sql<OpenDay>`select t.due_date as date,
      ${cents(sql`t.kind = 'income'`, restOf)} as income_cents,
      ${cents(sql`t.kind = 'expense'`, restOf)} as expense_cents
    from transactions t where ${isOpen} and t.kind <> 'transfer' and t.due_date <= ${to}::date
      and ${ofUnit(unit_id)} group by t.due_date order by t.due_date`.execute(db);
  return rows;
}

/** The accounts in use that hold the most. */
export async function richestAccounts(db: Db, unit_id: string | undefined, limit: number) {
  type Rich = Pick<
    Schema<'TopAccount'>,
    'account_id' | 'name' | 'type' | 'balance_cents' | 'opening_balance_cents' | 'opening_date'
  >;
  const { rows } = await sql<Rich & { bank_code: string | null; positive_cents: number }>`
    select *, coalesce(sum(balance_cents) filter (where balance_cents > 0) over (), 0) as positive_cents from (
      select a.id as account_id, a.name, a.type, a.bank_code, ${balanceOf} as balance_cents,
        a.opening_balance_cents, a.opening_date
      from accounts a where a.is_active and ${ofUnit(unit_id, sql.ref('a.unit_id'))}
    ) held order by balance_cents desc, account_id limit ${limit}`.execute(db);
  return rows;
}

/** What was paid from and to accounts since a day, by day: what came counts up, what went down. */
export async function movesSince(db: Db, ids: string[], since: Day) {
  if (ids.length === 0) return [];
  const among = sql.join(ids.map((id) => sql`${id}::uuid`));
  const moves = sql`select t.account_id, t.transfer_account_id, t.kind, t.paid_date as day, t.amount_cents as cents
      from transactions t where ${isPaidAtOnce} and t.paid_date >= ${since}::date
    union all select t.account_id, t.transfer_account_id, t.kind, p.paid_date, p.amount_cents
      from payments p join transactions t on t.id = p.transaction_id where p.paid_date >= ${since}::date`;
  const { rows } = await sql<{ id: string; day: Day; cents: number }>`with moves as (${moves})
    select id, day, sum(cents) as cents from (
      select account_id as id, day, case kind when 'income' then cents else -cents end as cents
      from moves where account_id in (${among})
      union all select transfer_account_id, day, cents from moves where transfer_account_id in (${among})
    ) sides group by id, day`.execute(db);
  return rows;
}

/** What is to be received, by the day that it is due on. */
export async function sumReceivablesByDay(db: Db, unit_id: string | undefined) {
  const { rows } = await sql<{ date: Day; amount_cents: number; count: number }>`select t.due_date as date,
      sum(${restOf}) as amount_cents, count(*)::integer as count
    from transactions t where ${isOpen} and t.kind = 'income' and ${ofUnit(unit_id)}
    group by t.due_date`.execute(db);
  return rows;
}
