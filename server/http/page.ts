import { createHash } from 'node:crypto';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { isDay } from '#domain/dates';
import { notAllowed } from '../kernel/problem.ts';
import type { Context } from './context.ts';
import { resolveRef } from './contract.ts';
import * as formats from './formats.ts';
import { words } from './words/index.ts';

type Value = string | number;
type Direction = 'asc' | 'desc';
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isText = (value: unknown): value is string =>
  typeof value === 'string' && !value.includes('\0') && value.isWellFormed();

/** The sortable types: their SQL cast and the values that a cursor may hold. */
const sortTypes = {
  id: { cast: 'uuid', isValue: (value: unknown) => isText(value) && formats.isUuid(value) },
  text: { cast: 'text', isValue: isText },
  integer: { cast: 'integer', isValue: (value: unknown) => isWhole(value) && Math.abs(value) < 2 ** 31 },
  sequence: { cast: 'bigint', isValue: (value: unknown) => isWhole(value) && value > 0 },
  day: { cast: 'date', isValue: (value: unknown) => isText(value) && (isDay(value) || /^-?infinity$/.test(value)) },
  instant: { cast: 'timestamptz', isValue: (value: unknown) => isText(value) && formats.isInstant(value) },
};

/** A sort column: its name, or an SQL expression with the row's value for it. */
export type SortColumn<Row> = { type: keyof typeof sortTypes } & (
  | { by: string; value?: undefined /** Sorts nulls last in both directions. */; isEmptyLast?: boolean }
  | { by: RawBuilder<unknown>; value: (row: Row) => Value; isEmptyLast?: undefined }
);

interface Sorting<Row> {
  /** The columns to sort by; the last one is unique. */
  order: readonly SortColumn<Row>[];
  direction?: Direction;
}
interface PageRequest {
  path?: object;
  query: { limit?: number; cursor?: string };
}
// biome-ignore lint/suspicious/noExplicitAny: a page is cut of any query, whatever it reads from
type Query<Row> = SelectQueryBuilder<any, any, Row>;
export interface Page<Row> {
  rows: Row[];
  page: { limit: number; next_cursor: string | null };
}

// Nulls sort as the far end of time in the direction that puts them last.
const farthestTimes = { asc: 'infinity', desc: '-infinity' };

function expressionOf<Row>({ by, type, isEmptyLast }: SortColumn<Row>, direction: Direction): RawBuilder<unknown> {
  if (typeof by !== 'string') return by;
  // Written as a literal instead of a parameter, because indexes are on exactly this expression.
  return isEmptyLast
    ? sql`coalesce(${sql.ref(by)}, ${sql.lit(farthestTimes[direction])}::${sql.raw(sortTypes[type].cast)})`
    : sql.ref(by);
}

function valueIn<Row>({ by, value, isEmptyLast }: SortColumn<Row>, row: Row, direction: Direction): Value {
  if (value) return value(row);
  const cell = (row as Record<string, Value | null>)[by.slice(by.lastIndexOf('.') + 1)];
  return isEmptyLast ? (cell ?? farthestTimes[direction]) : (cell as Value);
}

/**
 * Returns a hash of the operation, caller and filters, so that a cursor only fits the list and the person it was made
 * for.
 */
function listHashOf({ operation, optionalPerson: someone }: Context, { path, query }: PageRequest): string {
  const { limit: _, cursor: __, ...filters } = query;
  const filtersWithDefaults: Record<string, unknown> = { ...filters };
  for (const [name, schema] of Object.entries(
    operation.querySchema.properties as Record<string, { default?: unknown }>,
  ))
    filtersWithDefaults[name] ??= resolveRef(schema).default;
  const list = Object.keys(filtersWithDefaults)
    .filter((name) => name !== 'limit' && name !== 'cursor')
    .sort()
    .map((name) => [
      name,
      Array.isArray(filtersWithDefaults[name])
        ? [...new Set(filtersWithDefaults[name])].sort()
        : filtersWithDefaults[name],
    ]);
  const text = JSON.stringify([operation.id, someone?.id, path, list]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 10);
}

const badCursor = () => notAllowed('cursor', words.field.badCursor);

/** Parses a cursor. Throws `Problem` (400) if it was made for another list or by hand. */
function readCursor<Row>(cursor: string, listHash: string, order: readonly SortColumn<Row>[]): Value[] {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw badCursor();
  }
  if (!Array.isArray(parts) || parts.length !== order.length + 1 || parts[0] !== listHash) throw badCursor();
  const values = parts.slice(1);
  if (!order.every(({ type }, index) => sortTypes[type].isValue(values[index]))) throw badCursor();
  return values;
}

/** Applies the cursor and the order to a query, and returns how to make a cursor for a row. */
export function applyCursor<Row>(
  wanted: Query<Row>,
  request: PageRequest,
  context: Context,
  { order, direction = 'asc' }: Sorting<Row>,
) {
  const expressions = order.map((column) => expressionOf(column, direction));
  const sorted = sql`${sql.join(expressions.map((expression) => sql`${expression} ${sql.raw(direction)}`))}`;
  let query = wanted.clearOrderBy().orderBy(sorted);
  const { cursor } = request.query;
  if (cursor !== undefined) {
    const values = readCursor(cursor, listHashOf(context, request), order).map(
      (value, index) => sql`${value}::${sql.raw(sortTypes[(order[index] as SortColumn<Row>).type].cast)}`,
    );
    const past = sql.raw(direction === 'asc' ? '>' : '<');
    query = query.where(sql<boolean>`(${sql.join(expressions)}) ${past} (${sql.join(values)})`);
  }
  const cursorAt = (row: Row) => {
    const mark = [listHashOf(context, request), ...order.map((column) => valueIn(column, row, direction))];
    return Buffer.from(JSON.stringify(mark)).toString('base64url');
  };
  return { rest: query, sorted, cursorAt };
}

/**
 * Reads a page of a query and the cursor of the next one. `complete` joins further data to the rows of the page only.
 */
export async function readPage<Row, Complete extends Row = Row>(
  wanted: Query<Row>,
  request: PageRequest,
  context: Context,
  { order, direction = 'asc', complete }: Sorting<Complete> & { complete?: (cut: Query<Row>) => Query<Complete> },
): Promise<Page<Complete>> {
  const { limit = 50 } = request.query;
  const { rest, sorted, cursorAt } = applyCursor<Row>(wanted, request, context, {
    order: order as SortColumn<Row>[],
    direction,
  });
  const rows = complete
    ? await complete(rest.limit(sql.lit(limit + 1)))
        .orderBy(sorted)
        .execute()
    : ((await rest.limit(limit + 1).execute()) as Complete[]);
  const last = rows[limit - 1];
  if (rows.length <= limit || last === undefined) return { rows, page: { limit, next_cursor: null } };
  return { rows: rows.slice(0, limit), page: { limit, next_cursor: cursorAt(last) } };
}

/** Responds with a page of a query, with each row serialized by `as`. */
export async function page<Row, Shown, Complete extends Row = Row>(
  wanted: Query<Row>,
  request: PageRequest,
  context: Context,
  { as, ...options }: Parameters<typeof readPage<Row, Complete>>[3] & { as: (row: Complete) => Shown },
): Promise<{ status: 200; body: { data: Shown[]; page: Page<Row>['page'] } }> {
  const { rows, page } = await readPage(wanted, request, context, options);
  return { status: 200, body: { data: rows.map(as), page } };
}
