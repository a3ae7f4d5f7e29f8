import type { Day } from '#domain/dates';
import type { Schema } from '#openapi/operations';

type Forecast = Schema<'Forecast'>;

/** An open transaction that moves on another day than it is due on. Nothing of it is stored. */
export interface MovedTransaction {
  transaction: Schema<'Transaction'>;
  day: Day;
}

/** Returns the forecast with overdue transactions counted as paid today. */
export function withOverdue(forecast: Forecast): Forecast {
  const { overdue, balance_cents, lowest } = forecast;
  const data = forecast.data.map((point, at) => ({
    ...point,
    ...(at === 0 && {
      income_cents: point.income_cents + overdue.income_cents,
      expense_cents: point.expense_cents + overdue.expense_cents,
    }),
    balance_cents: point.balance_cents + overdue.net_cents,
  }));
  // The balance of this moment counts too: nothing of today has moved yet.
  const now = { date: data[0]?.date ?? lowest.date, income_cents: 0, expense_cents: 0, balance_cents };
  return {
    ...forecast,
    data,
    lowest: data.reduce((least, day) => (day.balance_cents < least.balance_cents ? day : least), now),
  };
}

/**
 * Returns the balances day by day with some transactions moved. An overdue one is taken from its old day only if the
 * forecast counts what is overdue.
 */
export function suppose({ data }: Forecast, moved: readonly MovedTransaction[], isOverdueCounted: boolean): number[] {
  const today = data[0]?.date ?? '';
  return data.map(({ date, balance_cents }) => {
    let held = balance_cents;
    for (const { transaction, day } of moved) {
      const { kind, open_cents, due_date } = transaction;
      const signed = kind === 'income' ? open_cents : -open_cents;
      const isCounted = isOverdueCounted || due_date >= today;
      if (isCounted && due_date <= date) held -= signed;
      if (day <= date) held += signed;
    }
    return held;
  });
}
