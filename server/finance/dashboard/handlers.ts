import { nameOfBank } from '#domain/banks';
import { addDays, type Day, daysBetween } from '#domain/dates';
import { monthsFrom, previousPeriod, splitPeriod } from '#domain/periods';
import type { Schema } from '#openapi/operations';
import type { Context } from '../../http/context.ts';
import type { Handler } from '../../http/handler.ts';
import { notAllowed } from '../../kernel/problem.ts';
import { dayOfUnit } from '../transactions/change.ts';
import { words } from '../words/index.ts';
import {
  type DashboardFilter,
  movesSince,
  type OpenDay,
  richestAccounts,
  sumBalances,
  sumFlows,
  sumFlowsBy,
  sumFlowsByCategory,
  sumFlowsByProject,
  sumOpen,
  sumOpenByDay,
  sumReceivablesByDay,
} from './queries.ts';

const currency = 'BRL';

const todayFor = ({ store, now }: Context, unit_id: string | undefined) => dayOfUnit(store.db, unit_id ?? null, now);

// What comes before must be days that a calendar has.
const [earliest, longestDays] = ['1900-01-01', 36_525];

/** The period that is asked for: this month where a day is not said. */
async function readPeriod(query: Partial<DashboardFilter>, context: Context): Promise<DashboardFilter> {
  const { basis = 'cash', unit_id } = query;
  const month = monthsFrom(await todayFor(context, unit_id));
  const { from = month.from, to = month.to } = query;
  if (from > to) throw notAllowed('to', words.endsBeforeItBegins);
  if (from < earliest || daysBetween(from, to) > longestDays) throw notAllowed('from', words.periodTooLong);
  return { from, to, basis, unit_id };
}

const flowOf = (income_cents: number, expense_cents: number): Schema<'FinanceFlow'> => ({
  income_cents,
  expense_cents,
  net_cents: income_cents - expense_cents,
});

/** What came in and went out in a period and in the one before, what accounts hold, what is open. */
const summarizeFinance: Handler<'summarizeFinance'> = async ({ query }, context) => {
  const { db } = context.store;
  const asked = await readPeriod(query, context);
  const { from, to, basis, unit_id } = asked;
  const previous_period = previousPeriod(asked);
  const sums = await sumFlows(db, asked);
  const before = await sumFlows(db, { ...asked, ...previous_period });
  return {
    status: 200,
    body: {
      period: { from, to },
      previous_period,
      basis,
      currency,
      balance_cents: await sumBalances(db, unit_id),
      realized: flowOf(sums.income_realized_cents, sums.expense_realized_cents),
      expected: flowOf(sums.income_expected_cents, sums.expense_expected_cents),
      previous: flowOf(before.income_realized_cents, before.expense_realized_cents),
      receivable: await sumOpen(db, context.now, 'income', unit_id),
      payable: await sumOpen(db, context.now, 'expense', unit_id),
      generated_at: context.now,
    },
  };
};

/** What comes in and goes out, stretch by stretch. */
const listCashflow: Handler<'listCashflow'> = async ({ query: { granularity = 'month', ...query } }, context) => {
  const asked = await readPeriod(query, context);
  const { from, to, basis } = asked;
  const stretches = splitPeriod({ from, to }, granularity);
  if (!stretches) throw notAllowed('to', words.tooManyPoints);
  const sumsFrom = await sumFlowsBy(context.store.db, asked, granularity);
  const data = stretches.map((stretch) => {
    const sums = sumsFrom(stretch.from);
    const income = sums.income_realized_cents + sums.income_expected_cents;
    return { ...stretch, ...sums, net_cents: income - sums.expense_realized_cents - sums.expense_expected_cents };
  });
  return { status: 200, body: { period: { from, to }, basis, granularity, currency, data } };
};

const days = 30;

/** The accounts that hold the most, with what each held in the thirty days before. */
const listTopAccounts: Handler<'listTopAccounts'> = async ({ query: { unit_id, limit = 5 } }, context) => {
  const { db } = context.store;
  const today = await todayFor(context, unit_id);
  const since = addDays(today, 1 - days);
  const accounts = await richestAccounts(db, unit_id, limit);
  const moves = await movesSince(
    db,
    accounts.map(({ account_id }) => account_id),
    since,
  );
  const data = accounts.map(({ bank_code, positive_cents, ...account }) => {
    const { account_id, balance_cents, opening_date } = account;
    const own = moves.filter(({ id, day }) => id === account_id && day >= opening_date);
    const heldBefore = (day: Day) =>
      own.reduce((held, move) => held - (move.day >= day ? move.cents : 0), balance_cents);
    const sparkline = [...Array.from({ length: days }, (_, at) => heldBefore(addDays(since, at))), balance_cents];
    return {
      ...account,
      bank_name: nameOfBank(bank_code ?? '') ?? null,
      share_pct: balance_cents > 0 ? Math.round((balance_cents / positive_cents) * 1_000) / 10 : 0,
      delta_30d_cents: balance_cents - heldBefore(since),
      sparkline,
    };
  });
  return { status: 200, body: { since, currency, data } };
};

/** Returns the balance of all accounts day by day from today on. Overdue transactions are left out, and summed beside. */
const forecastBalance: Handler<'forecastBalance'> = async ({ query: { unit_id, days: length = 90 } }, context) => {
  const { db } = context.store;
  const today = await todayFor(context, unit_id);
  const balance_cents = await sumBalances(db, unit_id);
  const open = await sumOpenByDay(db, addDays(today, length - 1), unit_id);
  const late = open.filter(({ date }) => date < today);
  const sum = (rows: OpenDay[], what: 'income_cents' | 'expense_cents') =>
    rows.reduce((total, row) => total + row[what], 0);
  const overdue = flowOf(sum(late, 'income_cents'), sum(late, 'expense_cents'));
  const due = new Map(open.map((day) => [day.date, day]));
  let held = balance_cents;
  const data = Array.from({ length }, (_, at) => {
    const date = addDays(today, at);
    const { income_cents = 0, expense_cents = 0 } = due.get(date) ?? {};
    held += income_cents - expense_cents;
    return { date, income_cents, expense_cents, balance_cents: held };
  });
  // The balance of this moment counts too: money due today has not come yet.
  const now = { date: today, income_cents: 0, expense_cents: 0, balance_cents };
  const lowest = data.reduce((least, day) => (day.balance_cents < least.balance_cents ? day : least), now);
  return { status: 200, body: { balance_cents, overdue, lowest, currency, data } };
};

const reaches = [
  { id: 'current', last: 0 },
  { id: 'days_1_30', last: 30 },
  { id: 'days_31_60', last: 60 },
  { id: 'days_61_90', last: 90 },
  { id: 'days_over_90', last: null },
] as const;

/** What is to be received, by how late it is. */
const ageReceivables: Handler<'ageReceivables'> = async ({ query: { unit_id } }, context) => {
  const { store } = context;
  const today = await todayFor(context, unit_id);
  const open = await sumReceivablesByDay(store.db, unit_id);
  const data = reaches.map(({ id, last }, at) => {
    const newest = reaches[at - 1]?.last;
    const to = at === 0 ? null : addDays(today, -(newest ?? 0) - 1);
    const from = last === null ? null : addDays(today, -last);
    const own = open.filter(({ date }) => (from === null || date >= from) && (to === null || date <= to));
    const amount_cents = own.reduce((sum, row) => sum + row.amount_cents, 0);
    return { id, from, to, amount_cents, count: own.reduce((sum, row) => sum + row.count, 0) };
  });
  return { status: 200, body: { today, currency, data } };
};

/** What projects brought in and cost. */
const listProjectMargins: Handler<'listProjectMargins'> = async ({ query }, context) => {
  const asked = await readPeriod(query, context);
  const { from, to, basis } = asked;
  const rows = await sumFlowsByProject(context.store.db, asked);
  const data = rows.map(({ id, name, income_cents, expense_cents }) => ({
    project: { id, name },
    income_cents,
    expense_cents,
    margin_cents: income_cents - expense_cents,
  }));
  return { status: 200, body: { period: { from, to }, basis, currency, data } };
};

/** What came in and went out, by category. */
const listCategorySums: Handler<'listCategorySums'> = async ({ query }, context) => {
  const asked = await readPeriod(query, context);
  const { from, to, basis } = asked;
  const rows = await sumFlowsByCategory(context.store.db, asked);
  const data = rows.map(({ kind, id, name, amount_cents }) => ({
    kind,
    category: id === null ? null : { id, name: name ?? '' },
    amount_cents,
  }));
  return { status: 200, body: { period: { from, to }, basis, currency, data } };
};

export const dashboardHandlers = {
  summarizeFinance,
  listCashflow,
  listTopAccounts,
  forecastBalance,
  ageReceivables,
  listProjectMargins,
  listCategorySums,
};
