import { type CalendarDate, endOfMonth, parseDate, startOfMonth, startOfWeek } from '@internationalized/date';

export type Zoom = 'day' | 'week' | 'month' | 'quarter';

/** Width of a day in rem. */
export const dayWidth: Record<Zoom, number> = { day: 2.5, week: 1, month: 0.375, quarter: 0.15 };

/** Returns the number of days from one day to another; negative if the other is earlier. */
export const daysFrom = (first: string, day: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000);

const stepOf = { day: { days: 1 }, week: { weeks: 1 }, month: { months: 1 }, quarter: { months: 3 } } as const;

const floor = (day: CalendarDate, zoom: Zoom, locale: string): CalendarDate => {
  if (zoom === 'day') return day;
  if (zoom === 'week') return startOfWeek(day, locale);
  const month = startOfMonth(day);
  return zoom === 'month' ? month : month.subtract({ months: (month.month - 1) % 3 });
};

/** Returns the first and last visible day: whole months around the given days. */
export function reach(days: string[]): [first: string, last: string] | undefined {
  const sorted = days.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return undefined;
  return [startOfMonth(parseDate(first)).toString(), endOfMonth(parseDate(last)).toString()];
}

export interface Mark {
  day: string;
  /** Offset in days from the first visible day. */
  from: number;
  length: number;
}

/** Returns the marks of the scale: days, weeks, months or quarters, clipped at both ends. */
export function marks(first: string, last: string, zoom: Zoom, locale: string): Mark[] {
  const all = daysFrom(first, last) + 1;
  const found: Mark[] = [];
  for (let at = floor(parseDate(first), zoom, locale); daysFrom(at.toString(), last) >= 0; at = at.add(stepOf[zoom])) {
    const from = Math.max(0, daysFrom(first, at.toString()));
    const to = Math.min(all, daysFrom(first, at.add(stepOf[zoom]).toString()));
    found.push({ day: at.toString(), from, length: to - from });
  }
  return found;
}
