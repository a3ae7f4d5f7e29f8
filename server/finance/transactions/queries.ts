import { type RawBuilder, sql } from 'kysely';
import { foldText } from '#domain/search';
import { isOverdue } from '#domain/transaction-lifecycle';
import type { Ask, Schema } from '#openapi/operations';
import { matchesSearchInSql } from '../../kernel/store/search.ts';
import type { Db, Row } from '../../kernel/store/tables.ts';
import { shownParts } from './parts.ts';
import { openOf, paidOf, refundedOf, shareOfPart } from './sums.ts';

/** The zone of what belongs to no unit. */
const usualZone = 'America/Sao_Paulo';

/** Which day it is for what a transaction belongs to. */
export const todayAt = (now: string) =>
  sql<string>`(${now}::timestamptz at time zone coalesce(n.time_zone, ${sql.lit(usualZone)}))::date`;

/** What searches compare in place of a transaction's own texts. */
export const transactionKeys = (of: Pick<Row<'transactions'>, 'description' | 'document_number'>) => ({
  search_text: foldText(`${of.description} ${of.document_number}`),
});

const paymentsOf = sql<Schema<'Payment'>[]>`(case when t.settled_cents = 0 then '[]' else (
  select jsonb_agg(jsonb_build_object('id', p.id, 'paid_date', p.paid_date, 'amount_cents', p.amount_cents,
    'interest_cents', p.interest_cents, 'fine_cents', p.fine_cents, 'discount_cents', p.discount_cents)
    order by p.created_at, p.id)
  from payments p where p.transaction_id = t.id) end)`;

/** Transactions with the names of what they are about, and the day that it is for each. */
export const transactions = (db: Db, now: string) =>
  db
    .selectFrom('transactions as t')
    .innerJoin('accounts as a', 'a.id', 't.account_id')
    .leftJoin('accounts as b', 'b.id', 't.transfer_account_id')
    .leftJoin('clients as c', 'c.id', 't.client_id')
    .leftJoin('projects as p', 'p.id', 't.project_id')
    .leftJoin('units as n', 'n.id', 't.unit_id')
    .leftJoin('categories as g', 'g.id', 't.category_id')
    .leftJoin('categories as k', 'k.id', 't.cost_center_id')
    .leftJoin('transactions as o', 'o.id', 't.refund_of_id')
    .selectAll('t')
    .select(['a.name as account_name', 'b.name as transfer_account_name', 'c.name as client_name'])
    .select(['p.name as project_name', 'n.name as unit_name', 'g.name as category_name', 'k.name as cost_center_name'])
    .select([openOf().as('open_cents'), paidOf().as('paid_cents'), paymentsOf.as('payments'), shownParts.as('parts')])
    .select([refundedOf.as('refunded_cents'), 'o.description as refund_of_name'])
    .select(todayAt(now).as('today'));

export type TransactionRow = Awaited<ReturnType<ReturnType<typeof transactions>['executeTakeFirstOrThrow']>>;

const ref = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** A transaction as the contract shows it. */
export function serializeTransaction(row: TransactionRow): Schema<'Transaction'> {
  const { search_text: _, settled_cents: __, import_id: _import, bank_id: _bank, ...shown } = row;
  const { refund_of_id, refund_of_name, today, ...all } = shown;
  const { series_id, series_by: by, series_number: number, series_count: count, ...own } = all;
  const { account_id, account_name, transfer_account_id, transfer_account_name, ...rest } = own;
  const { client_id, client_name, project_id, project_name, unit_id, unit_name, ...others } = rest;
  const { category_id, category_name, cost_center_id, cost_center_name, ...transaction } = others;
  return {
    ...transaction,
    series: series_id && by && number && count ? { id: series_id, by, number, count } : null,
    refund_of: ref(refund_of_id, refund_of_name),
    is_overdue: isOverdue(transaction.status, transaction.due_date, today),
    account: { id: account_id, name: account_name },
    transfer_account: ref(transfer_account_id, transfer_account_name),
    client: ref(client_id, client_name),
    project: ref(project_id, project_name),
    unit: ref(unit_id, unit_name),
    category: ref(category_id, category_name),
    cost_center: ref(cost_center_id, cost_center_name),
  };
}

/** Whether a day is one of those that are asked for. */
export function within({ from, to }: Pick<Filters, 'from' | 'to'>, day: RawBuilder<unknown>) {
  const since = from === undefined ? sql`` : sql` and ${day} >= ${from}::date`;
  const until = to === undefined ? sql`` : sql` and ${day} <= ${to}::date`;
  return sql<boolean>`(true${since}${until})`;
}

type Filters = Omit<Ask<'totalTransactions'>['query'], never>;

const all = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);

const isDivided = sql<boolean>`exists (select from transaction_parts s where s.transaction_id = t.id)`;

/** What a filter demands of a transaction that is not divided (`t`), or of a part of one that is (`s`). */
function dividing({ project_id, is_categorized, ...asked }: Filters): ((of: 't' | 's') => RawBuilder<unknown>)[] {
  const is: ((of: 't' | 's') => RawBuilder<unknown>)[] = [];
  if (project_id !== undefined) is.push((of) => sql`${sql.ref(`${of}.project_id`)} = ${project_id}::uuid`);
  if (is_categorized === true) is.push((of) => sql`${sql.ref(`${of}.category_id`)} is not null`);
  if (is_categorized === false)
    is.push((of) => (of === 's' ? sql`s.category_id is null` : sql`(t.category_id is null and not ${isDivided})`));
  for (const field of ['category_id', 'cost_center_id'] as const) {
    const id = asked[field];
    if (id === undefined) continue;
    const below = sql`(select id from categories where id = ${id}::uuid or parent_id = ${id}::uuid)`;
    is.push((of) => sql`${sql.ref(`${of}.${field}`)} in ${below}`);
  }
  return is;
}

/** The share of what a transaction comes to that a filter is about: of what is divided, the parts that it demands. */
export function shareIn(asked: Filters) {
  const isWanted = dividing(asked);
  if (isWanted.length === 0) return undefined;
  return (cents: RawBuilder<unknown>) => sql`(case
    when ${isDivided} then (
      select coalesce(sum(${shareOfPart(cents)}), 0) from transaction_parts s
      where s.transaction_id = t.id and ${all(isWanted.map((is) => is('s')))})
    else ${cents} end)`;
}

/** The transactions that a list asks for. */
export function transactionsAsked(db: Db, now: string, asked: Filters) {
  const { search = '', kind = [], status = [], date_by = 'due_date', from, to } = asked;
  let wanted = transactions(db, now);
  if (kind.length > 0) wanted = wanted.where('t.kind', 'in', [...new Set(kind)].sort());
  if (status.length > 0) {
    const stored = [...new Set(status)].filter((each) => each !== 'overdue').sort();
    const isLate = sql<boolean>`t.status in ('pending', 'scheduled') and t.due_date < ${todayAt(now)}`;
    wanted = wanted.where(({ or, eb }) =>
      or([
        ...(stored.length > 0 ? [eb('t.status', 'in', stored)] : []),
        ...(status.includes('overdue') ? [isLate] : []),
      ]),
    );
  }
  const { account_id, client_id, unit_id, is_reconciled, is_categorized } = asked;
  if (is_categorized !== undefined) wanted = wanted.where('t.kind', '<>', 'transfer');
  if (is_reconciled !== undefined)
    wanted = wanted.where('t.status', '=', 'paid').where('t.is_reconciled', '=', is_reconciled);
  if (account_id !== undefined)
    wanted = wanted.where(({ or, eb }) =>
      or([eb('t.account_id', '=', account_id), eb('t.transfer_account_id', '=', account_id)]),
    );
  if (client_id !== undefined) wanted = wanted.where('t.client_id', '=', client_id);
  if (unit_id !== undefined) wanted = wanted.where('t.unit_id', '=', unit_id);
  const isWanted = dividing(asked);
  if (isWanted.length > 0)
    wanted = wanted.where(
      sql<boolean>`(${all(isWanted.map((is) => is('t')))} or exists (
        select from transaction_parts s where s.transaction_id = t.id and ${all(isWanted.map((is) => is('s')))}))`,
    );
  if (date_by === 'paid_date')
    wanted = wanted.where(
      sql<boolean>`case when t.settled_cents = 0 then t.paid_date is not null and ${within({ from, to }, sql`t.paid_date`)} else exists (
        select from payments p where p.transaction_id = t.id and ${within({ from, to }, sql`p.paid_date`)}) end`,
    );
  else wanted = wanted.where(within({ from, to }, sql.ref(`t.${date_by}`)));
  if (search) wanted = wanted.where(matchesSearchInSql('t.search_text', search));
  return wanted;
}

const countWhere = (where: ReturnType<typeof sql<boolean>>) => async (db: Db) => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::integer as count from transactions where ${where}`.execute(db);
  return rows[0]?.count ?? 0;
};

/** How many transactions an account has, on either side. */
export const countOfAccount = (db: Db, id: string) =>
  countWhere(sql<boolean>`account_id = ${id}::uuid or transfer_account_id = ${id}::uuid`)(db);

/** How many transactions a client has. */
export const countOfClient = (db: Db, id: string) => countWhere(sql<boolean>`client_id = ${id}::uuid`)(db);
