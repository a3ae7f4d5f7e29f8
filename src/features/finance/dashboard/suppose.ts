import type { Day } from '#domain/dates';
import type { Schema } from '#openapi/operations';

/** What somebody supposes of the future. Nothing of it is stored. */
export interface Supposition {
  /** What is late to be received never comes. */
  isWithoutLate: boolean;
  /** What moves on another day than it is due on. */
  moved: readonly { transaction: Schema<'Transaction'>; day: Day }[];
}

/** Whether anything is supposed. */
export const isSupposed = ({ isWithoutLate, moved }: Supposition) => isWithoutLate || moved.length > 0;

/** What accounts would hold, day by day. What is moved counts on its new day, late or not. */
export function suppose({ data, overdue }: Schema<'Forecast'>, { isWithoutLate, moved }: Supposition): number[] {
  const today = data[0]?.date ?? '';
  const late = moved.filter(({ transaction: { kind, due_date } }) => kind === 'income' && due_date < today);
  const spared = late.reduce((sum, { transaction }) => sum + transaction.open_cents, 0);
  const lost = isWithoutLate ? overdue.income_cents - spared : 0;
  return data.map(({ date, balance_cents }) => {
    let held = balance_cents - lost;
    for (const { transaction, day } of moved) {
      const { kind, open_cents, due_date } = transaction;
      const signed = kind === 'income' ? open_cents : -open_cents;
      if (due_date <= date) held -= signed;
      if (day <= date) held += signed;
    }
    return held;
  });
}
