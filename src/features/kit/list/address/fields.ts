import { type Day, isDay } from '#domain/dates';
import { getSelectedUnit } from '../../../kernel/selection';

/** A query parameter: parser, serializer and default. */
export interface Field<Value> {
  kind: 'text' | 'one' | 'many' | 'id' | 'flag' | 'period';
  usual: Value;
  /** Possible values, if they are known in advance. */
  values: readonly string[];
  /** Returns the valid part of the given values; texts are cut to the maximum length. */
  read: (given: readonly string[]) => Value;
  write: (value: Value) => string[];
  /** Default from the app's state, such as the selected unit; `ALL_VALUES` in the address overrides it. */
  standing?: () => Value;
}

/** Query value that overrides a default from the app's state. */
export const ALL_VALUES = 'all';

/** Maximum length of a search, which the contract sets for every list. */
export const MAX_SEARCH_LENGTH = 120;
const asId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const some = (value: string | undefined) => (value ? [value] : []);

/** A text to search for. */
export const textField = (longest = MAX_SEARCH_LENGTH): Field<string> => ({
  kind: 'text',
  usual: '',
  values: [],
  read: ([given = '']) => given.slice(0, longest),
  write: some,
});

/** One of these values, or none. */
export const oneOfField = <const Value extends string>(values: readonly Value[]): Field<Value | undefined> => ({
  kind: 'one',
  usual: undefined,
  values,
  read: ([given]) => values.find((value) => value === given),
  write: some,
});

/** One of these values; the first is the default. */
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

/** Any of these values, in their own order. */
export const anyOfField = <const Value extends string>(values: readonly Value[]): Field<Value[]> => ({
  kind: 'many',
  usual: [],
  values,
  read: (given) => values.filter((value) => given.includes(value)),
  write: (value) => value,
});

/** An entity id. */
export const idField = (): Field<string | undefined> => ({
  kind: 'id',
  usual: undefined,
  values: [],
  read: ([given]) => (given && asId.test(given) ? given : undefined),
  write: some,
});

/** A unit id; defaults to the unit selected for the whole app. */
export const unitIdField = (): Field<string | undefined> => ({ ...idField(), standing: getSelectedUnit });

const between = '..';

/** Parses a period of days, `2026-11-01..2026-11-30`; either end may be open. */
export function parsePeriod(period: string | undefined): { from?: Day; to?: Day } {
  const [from = '', to = ''] = period?.split(between) ?? [];
  return { ...(isDay(from) && { from }), ...(isDay(to) && { to }) };
}

/** Serializes a period for an address. */
export const formatPeriod = ({ from = '', to = '' }: { from?: Day; to?: Day }) => `${from}${between}${to}`;

/** A period of days, both ends included. */
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

/** A boolean flag. */
export const flagField = (): Field<boolean> => ({
  kind: 'flag',
  usual: false,
  values: ['1'],
  read: ([given]) => given === '1',
  write: (value) => (value ? ['1'] : []),
});
