import { isDay } from '#domain/dates';
import type { Rule } from '#openapi/rule';
import { isObject, type Parse, parseList, parseNumber } from '../../kernel/browser-storage';
import type { FormRules, Parsers } from './rule-errors';

/** What is saved of something: the values of its form, and the version they were read with. */
export interface SavedValues<Values> {
  values: Values;
  version?: number;
}

/** What was typed and not sent. */
export interface StoredDraft<Values> {
  values: Values;
  /** What the values were typed over; it may be older than what is saved by now. */
  seen: SavedValues<Values>;
  /** When, in milliseconds since 1970. */
  at: number | undefined;
}

/** Whether a field may hold a value at all, by its rule and by what it holds now. */
function fits(value: unknown, now: unknown, { nullable, format, enum: options, maximum }: Rule): boolean {
  const isChosen = format === 'date' || format === 'uuid';
  if (value === null) return now === null || nullable === true || isChosen;
  if (typeof value === 'string') {
    if ((typeof now !== 'string' && now !== null) || maximum !== undefined) return false;
    return options ? options.includes(value) : format !== 'date' || isDay(value);
  }
  if (Array.isArray(value)) return Array.isArray(now) && value.every((each) => typeof each === 'string');
  // A number that was typed where there was none.
  if (typeof value === 'number' && now === null) return maximum !== undefined;
  return (typeof value === 'number' || typeof value === 'boolean') && typeof value === typeof now;
}

/** The values of a form, those of a strange shape as they are saved. */
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

/** A draft out of what a storage holds: an older build, or another hand, may have written anything. */
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

/** Whether two values hold the same. */
export const isDeepEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether a draft still says anything: it may have been typed back, or been saved though its answer never came. */
export const hasUnsavedValues = <Values extends object>(
  { values, seen }: StoredDraft<Values>,
  saved: SavedValues<Values>,
) => !isDeepEqual(values, seen.values) && !isDeepEqual(values, saved.values);

/** Reads one thing out of a draft, with what a blank one has where it is not whole. */
export const parseRow =
  <Row extends object>(blank: Row, rules: FormRules<Row> = {}): Parse<Row> =>
  (given) =>
    parseDraft({ values: given }, { values: blank }, rules)?.values;

/** Reads a list of things out of a draft, each with what a blank one has; those that are not whole are left out. */
export const parseRows = <Row extends object>(
  blank: Row,
  isWhole: (row: Row) => boolean,
  rules: FormRules<Row> = {},
): Parse<Row[]> =>
  parseList((given) => {
    const row = parseRow(blank, rules)(given);
    return row && isWhole(row) ? row : undefined;
  });
