import { isDay } from '#domain/dates';
import type { Rule } from '#openapi/rule';
import { isObject, type Parse, parseList, parseNumber } from '../../kernel/browser-storage';
import type { FormRules, Parsers } from './rule-errors';

/** The saved values of a form and the version they were read with. */
export interface SavedValues<Values> {
  values: Values;
  version?: number;
}

/** Unsent form values. */
export interface StoredDraft<Values> {
  values: Values;
  /** The saved values that the draft is based on; they may be older than the current ones. */
  seen: SavedValues<Values>;
  /** Time of the draft in milliseconds since 1970. */
  at: number | undefined;
}

/** Returns whether a field can hold a value, by its rule and its current value. */
function fits(value: unknown, now: unknown, { nullable, format, enum: options, maximum }: Rule): boolean {
  const isChosen = format === 'date' || format === 'uuid';
  if (value === null) return now === null || nullable === true || isChosen;
  if (typeof value === 'string') {
    if ((typeof now !== 'string' && now !== null) || maximum !== undefined) return false;
    return options ? options.includes(value) : format !== 'date' || isDay(value);
  }
  if (Array.isArray(value)) return Array.isArray(now) && value.every((each) => typeof each === 'string');
  // A number typed into an empty field.
  if (typeof value === 'number' && now === null) return maximum !== undefined;
  return (typeof value === 'number' || typeof value === 'boolean') && typeof value === typeof now;
}

/** Returns form values, replacing invalid ones with the saved values. */
function valuesIn<Values extends object>(
  given: unknown,
  now: Values,
  rules: FormRules<Values>,
  parsers: Parsers<Values>,
): Values {
  const kept = isObject(given) ? given : {};
  const read = Object.entries(now).map(([name, value]) => {
    const found = kept[name];
    const parse: Parse<unknown> | undefined = parsers[name as keyof Values];
    if (parse) {
      const read = parse(found);
      return [name, read === undefined ? value : read];
    }
    return [name, fits(found, value, rules[name as keyof Values] ?? {}) ? found : value];
  });
  return Object.fromEntries(read) as Values;
}

/** Parses a draft from storage, which an older build or another program may have written. */
export function parseDraft<Values extends object>(
  given: unknown,
  saved: SavedValues<Values>,
  rules: FormRules<Values>,
  parsers: Parsers<Values> = {},
): StoredDraft<Values> | undefined {
  if (!isObject(given) || !isObject(given.values)) return undefined;
  const version = isObject(given.seen) ? parseNumber(given.seen.version) : undefined;
  const seen =
    isObject(given.seen) && version !== undefined
      ? { values: valuesIn(given.seen.values, saved.values, rules, parsers), version }
      : saved;
  return { values: valuesIn(given.values, saved.values, rules, parsers), seen, at: parseNumber(given.at) };
}

/** Returns whether two values are deeply equal. */
export const isDeepEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns whether a draft differs from the saved values: it may have been edited back, or saved without a response. */
export const hasUnsavedValues = <Values extends object>(
  { values, seen }: StoredDraft<Values>,
  saved: SavedValues<Values>,
) => !isDeepEqual(values, seen.values) && !isDeepEqual(values, saved.values);

/** Returns a parser for an object in a draft that fills missing fields from a blank one. */
export const parseRow =
  <Row extends object>(blank: Row, rules: FormRules<Row> = {}): Parse<Row> =>
  (given) =>
    parseDraft({ values: given }, { values: blank }, rules)?.values;

/** Returns a parser for a list of objects in a draft that fills missing fields and leaves out invalid items. */
export const parseRows = <Row extends object>(
  blank: Row,
  isWhole: (row: Row) => boolean,
  rules: FormRules<Row> = {},
): Parse<Row[]> =>
  parseList((given) => {
    const row = parseRow(blank, rules)(given);
    return row && isWhole(row) ? row : undefined;
  });
