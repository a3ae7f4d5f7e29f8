import { type Day, isDay } from '#domain/dates';
import { getSelectedUnit } from '../../../kernel/selection';

/** One thing that stands in an address: how it is read and written, and what it is when nothing is said of it. */
export interface Field<Value> {
  kind: 'text' | 'one' | 'many' | 'id' | 'flag' | 'period';
  usual: Value;
  /** What may be chosen, where that is known beforehand. */
  values: readonly string[];
  /** Takes what it understands; of a text, no more than may be looked for. */
  read: (given: readonly string[]) => Value;
  write: (value: Value) => string[];
  /** What holds while the address says nothing of it; `everything` in the address takes it away. */
  standing?: () => Value;
}

/** Stands in an address where what holds otherwise was taken away. */
export const ALL_VALUES = 'all';

/** How long a search may be, as every list of the contract takes it. */
export const MAX_SEARCH_LENGTH = 120;
const asId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const some = (value: string | undefined) => (value ? [value] : []);

/** Words to look for. */
export const textField = (longest = MAX_SEARCH_LENGTH): Field<string> => ({
  kind: 'text',
  usual: '',
  values: [],
  read: ([given = '']) => given.slice(0, longest),
  write: some,
});

/** One of these, or nothing. */
export const oneOfField = <const Value extends string>(values: readonly Value[]): Field<Value | undefined> => ({
  kind: 'one',
  usual: undefined,
  values,
  read: ([given]) => values.find((value) => value === given),
  write: some,
});

/** One of these; the first when nothing is said. */
export const choiceField = <const Value extends string>(
  values: readonly [Value, ...Value[]],
  usual: Value = values[0],
): Field<Value> => ({
  kind: 'one',
  usual,
  values,
  read: ([given]) => values.find((value) => value === given) ?? usual,
  write: some,
});

/** Any of these, in their own order. */
export const anyOfField = <const Value extends string>(values: readonly Value[]): Field<Value[]> => ({
  kind: 'many',
  usual: [],
  values,
  read: (given) => values.filter((value) => given.includes(value)),
  write: (value) => value,
});

/** Something by its id, which nobody knows beforehand. */
export const idField = (): Field<string | undefined> => ({
  kind: 'id',
  usual: undefined,
  values: [],
  read: ([given]) => (given && asId.test(given) ? given : undefined),
  write: some,
});

/** A unit by its id; while nothing is said of it, the one that the person chose for the whole app. */
export const unitIdField = (): Field<string | undefined> => ({ ...idField(), standing: getSelectedUnit });

const between = '..';

/** The days of a period, `2026-11-01..2026-11-30`; either may be open. */
export function parsePeriod(period: string | undefined): { from?: Day; to?: Day } {
  const [from = '', to = ''] = period?.split(between) ?? [];
  return { ...(isDay(from) && { from }), ...(isDay(to) && { to }) };
}

/** A period as it stands in an address. */
export const formatPeriod = ({ from = '', to = '' }: { from?: Day; to?: Day }) => `${from}${between}${to}`;

/** From one day to another, both part of it. */
export const periodField = (): Field<string | undefined> => ({
  kind: 'period',
  usual: undefined,
  values: [],
  read: ([given]) => {
    const days = parsePeriod(given);
    const isOrdered = days.from === undefined || days.to === undefined || days.from <= days.to;
    return isOrdered && (days.from ?? days.to) && formatPeriod(days) === given ? given : undefined;
  },
  write: some,
});

/** Whether it is so. */
export const flagField = (): Field<boolean> => ({
  kind: 'flag',
  usual: false,
  values: ['1'],
  read: ([given]) => given === '1',
  write: (value) => (value ? ['1'] : []),
});
