import type { Schema } from '#openapi/operations';
import { firstError, type RowErrors } from '../../kit/list/row-errors';

type Holiday = Schema<'UnitHoliday'>;
/** What is typed of a holiday, and not yet added to the others. */
export type NewHoliday = Omit<Holiday, 'date'> & { date: string | null };
export const blankHoliday: NewHoliday = { date: null, name: '', scope: 'municipal', is_yearly: true };

const isHolidayKnown = (holidays: readonly Holiday[], { date, name }: NewHoliday) =>
  holidays.some((each) => each.date === date && each.name === name.trim());

/** What is wrong with what was typed of one more holiday. */
export const holidayErrors = (
  holidays: readonly Holiday[],
  draft: NewHoliday,
): RowErrors<NewHoliday, 'needsDate' | 'needsName' | 'known'> => ({
  ...(!draft.date && { date: 'needsDate' }),
  ...(!draft.name.trim() && { name: 'needsName' }),
  ...(isHolidayKnown(holidays, draft) && { name: 'known' }),
});

/** Whether something was typed and not added. */
export const isHolidayBegun = ({ date, name }: NewHoliday) => date !== null || name.trim() !== '';

/** Holidays with one more, by date; nothing while something is wrong with it. */
export function withHoliday(holidays: readonly Holiday[], typed: NewHoliday): Holiday[] | undefined {
  const { date } = typed;
  const name = typed.name.trim();
  if (!date || firstError(holidayErrors(holidays, typed))) return undefined;
  return [...holidays, { ...typed, name, date }].sort((one, other) => (one.date < other.date ? -1 : 1));
}
