import type { Period } from '#domain/periods';
import type { Schema } from '#openapi/operations';
import { BarChart, LineChart } from '#ui/charts';
import { useWords } from '../../kernel/language';
import { useMoney, useShortMoney } from '../../kernel/money';
import type { Links } from './links';
import { useStretches } from './use-stretches';
import { dashboardWords } from './words';

const useWriting = () => ({ format: useMoney(), formatShort: useShortMoney() });

/** What comes in above the line and what goes out below it, what is so and what is expected. */
export function CashflowChart({ cashflow, links }: { cashflow: Schema<'Cashflow'>; links: Links }) {
  const t = useWords(dashboardWords);
  const { data, granularity } = cashflow;
  const name = useStretches(granularity, cashflow.period);
  const rows = [
    { id: 'income_realized', kind: 'income', of: links.realized, sign: 1 },
    { id: 'income_expected', kind: 'income', of: links.expected, sign: 1 },
    { id: 'expense_realized', kind: 'expense', of: links.realized, sign: -1 },
    { id: 'expense_expected', kind: 'expense', of: links.expected, sign: -1 },
  ] as const;
  const isEmpty = data.every((point) => rows.every(({ id }) => point[`${id}_cents`] === 0));
  return (
    <BarChart
      {...useWriting()}
      title={t('cashflow.title')}
      categories={data.map(name)}
      categoryLabel={t('cashflow.period')}
      isStacked
      height="tall"
      series={rows.map(({ id, sign }) => ({
        id,
        label: t(`cashflow.${id}`),
        values: isEmpty ? [] : data.map((point) => sign * point[`${id}_cents`] + 0),
      }))}
      hrefOf={(series, place) => {
        const [row, of] = [rows[series], data[place]];
        return row && of && row.of([row.kind], of);
      }}
      empty={t('cashflow.empty')}
    />
  );
}

interface ForecastChartProps {
  days: { date: string; balance_cents: number }[];
  /** The same as somebody supposes it. */
  supposed?: number[];
  /** Where the open transactions until a day are listed. */
  hrefOf: (date: string) => string;
}

/** What accounts will hold, and beside it what they would. */
export function ForecastChart({ days, supposed, hrefOf }: ForecastChartProps) {
  const t = useWords(dashboardWords);
  const period: Period = { from: days[0]?.date ?? '', to: days.at(-1)?.date ?? '' };
  const name = useStretches('day', period);
  const foreseen = { id: 'foreseen', label: t('forecast.foreseen'), values: days.map((day) => day.balance_cents) };
  return (
    <LineChart
      {...useWriting()}
      title={t('forecast.chart')}
      categories={days.map(({ date }) => name({ from: date, to: date }))}
      categoryLabel={t('forecast.day')}
      series={supposed ? [foreseen, { id: 'supposed', label: t('forecast.supposed'), values: supposed }] : [foreseen]}
      hrefOf={(series, place) => (series === 0 ? hrefOf(days[place]?.date ?? '') : undefined)}
    />
  );
}

/** What is to be received, by how late it is. */
export function AgeingChart({ ageing, links }: { ageing: Schema<'Ageing'>; links: Links }) {
  const t = useWords(dashboardWords);
  const { data } = ageing;
  const isEmpty = data.every(({ count }) => count === 0);
  return (
    <BarChart
      {...useWriting()}
      title={t('ageing.title')}
      categories={data.map(({ id }) => t(`ageing.${id}`))}
      categoryLabel={t('ageing.since')}
      series={[
        {
          id: 'receivable',
          label: t('open.income'),
          values: isEmpty ? [] : data.map(({ amount_cents }) => amount_cents),
        },
      ]}
      hrefOf={(_, place) => links.open('income', data[place])}
      empty={t('ageing.empty')}
    />
  );
}
