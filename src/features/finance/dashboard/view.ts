import { addDays, type Day } from '#domain/dates';
import { type Granularity, monthStart, monthsFrom, type Period } from '#domain/periods';
import { choiceField, oneOfField, parsePeriod, periodField, unitIdField } from '../../kit/list/address/fields';
import { createCodec } from '../../kit/list/address/view';

export const periods = ['month', 'last_month', 'quarter', 'year', 'last_12_months', 'custom'] as const;
export type PeriodName = (typeof periods)[number];
export const bases = ['cash', 'accrual'] as const;
export const granularities = ['day', 'week', 'month'] as const satisfies Granularity[];

/** All that stands in the address of the dashboard. */
export const dashboardView = createCodec({
  period: choiceField(periods),
  days: periodField(),
  basis: choiceField(bases),
  by: oneOfField(granularities),
  unit: unitIdField(),
  overdue: oneOfField(['counted']),
});

export type DashboardValues = typeof dashboardView.usual;

/** From when to when the address looks; this month where it does not say it whole. */
export function readPeriod({ period: name, days }: DashboardValues, today: Day): Period {
  const { from, to } = parsePeriod(days);
  if (name === 'custom' && from && to) return { from, to };
  const year = `${today.slice(0, 4)}-01-01`;
  const quarter = monthStart(year, Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3);
  const known: Partial<Record<PeriodName, Period>> = {
    last_month: { from: monthStart(today, -1), to: addDays(monthStart(today), -1) },
    quarter: monthsFrom(quarter, 3),
    year: monthsFrom(year, 12),
    last_12_months: monthsFrom(monthStart(today, -11), 12),
  };
  return known[name] ?? monthsFrom(today);
}

const daysIn = ({ from, to }: Period) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** How long a stretch of the cash flow is, where the address does not say it: so that there are neither few nor many. */
export function readGranularity({ by }: DashboardValues, of: Period): Granularity {
  const days = daysIn(of);
  if (by && !(by === 'day' && days > 400)) return by;
  if (days > 120) return 'month';
  return days > 31 ? 'week' : 'day';
}

/** What is asked of the server for what the address says. */
export function askedOf(values: DashboardValues, today: Day) {
  const of = readPeriod(values, today);
  const flows = { ...of, basis: values.basis, ...(values.unit && { unit_id: values.unit }) };
  return {
    flows,
    cashflow: { ...flows, granularity: readGranularity(values, of) },
    ofUnit: values.unit ? { unit_id: values.unit } : {},
  };
}

export type Asked = ReturnType<typeof askedOf>;
