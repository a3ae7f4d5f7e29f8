import type { Schema } from '#openapi/operations';

type Holiday = Schema<'UnitHoliday'>;
/** What is typed of a holiday, and not yet added to the others. */
export type NewHoliday = Omit<Holiday, 'date'> & { date: string | null };
export const blankHoliday: NewHoliday = { date: null, name: '', scope: 'municipal', is_yearly: true };

export const isHolidayKnown = (holidays: readonly Holiday[], { date, name }: NewHoliday) =>
  holidays.some((each) => each.date === date && each.name === name.trim());

/** Whether something was typed and not added. */
export const isHolidayBegun = ({ date, name }: NewHoliday) => date !== null || name.trim() !== '';

/** Holidays with one more, by date; nothing while it has no date or name, or is there already. */
export function withHoliday(holidays: readonly Holiday[], typed: NewHoliday): Holiday[] | undefined {
  const { date } = typed;
  const name = typed.name.trim();
  if (!date || !name || isHolidayKnown(holidays, typed)) return undefined;
  return [...holidays, { ...typed, name, date }].sort((one, other) => (one.date < other.date ? -1 : 1));
}
