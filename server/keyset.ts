import { createHash } from 'node:crypto';
import * as formats from './formats.ts';
import { invalid } from './refusal.ts';

/** Where a page ended: the last row's sort value and id. */
export interface Mark<Value extends string | number> {
  value: Value;
  id: string;
}

// A cursor only fits the list that it was made for: same filters, same order.
const stampOf = (list: unknown) => createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 10);

const badCursor = () => invalid((words) => [{ field: 'cursor', code: 'not_allowed', message: words.field.badCursor }]);

/** The place that a cursor stands for; none at the first page. One made for another list, or by hand, is a 400. */
export function readCursor<Value extends string | number>(
  cursor: string | undefined,
  list: unknown,
  isValue: (value: unknown) => value is Value,
): Mark<Value> | undefined {
  if (cursor === undefined) return undefined;
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw badCursor();
  }
  if (!Array.isArray(parts) || parts.length !== 3) throw badCursor();
  const [stamp, value, id] = parts;
  if (stamp !== stampOf(list) || !isValue(value) || typeof id !== 'string' || !formats.isUuid(id)) throw badCursor();
  return { value, id };
}

/** Cuts rows, of which one more than the limit was asked, to a page with the cursor of the next. */
export function pageOf<T, Value extends string | number>(
  rows: T[],
  limit: number,
  list: unknown,
  markOf: (row: T) => Mark<Value>,
): { rows: T[]; page: { limit: number; next_cursor: string | null } } {
  const last = rows[limit - 1];
  if (rows.length <= limit || last === undefined) return { rows, page: { limit, next_cursor: null } };
  const { value, id } = markOf(last);
  const next_cursor = Buffer.from(JSON.stringify([stampOf(list), value, id])).toString('base64url');
  return { rows: rows.slice(0, limit), page: { limit, next_cursor } };
}

/** Whether a value can be a place in an order of whole numbers. */
export const isPosition = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(value as number) < 2 ** 31;

/** Whether a value can be a place in an order of instants. */
export const isInstant = (value: unknown): value is string => typeof value === 'string' && formats.isInstant(value);
