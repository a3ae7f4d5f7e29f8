/** Whether a plain value is one with names. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands under a name of a record's own. */
export const ownOf = (of: object, key: string): unknown =>
  Object.hasOwn(of, key) ? (of as Record<string, unknown>)[key] : undefined;

/** Whether two plain values say the same; parts that are one object are not looked into. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}

/** A plain value made of the parts of an earlier one wherever they say the same. */
export function shared<Value>(before: unknown, after: Value): Value {
  if (isSame(before, after)) return before as Value;
  if (isRecord(before) && isRecord(after)) {
    const parts = Object.entries(after).map(([key, inner]) => [key, shared(ownOf(before, key), inner)]);
    return Object.fromEntries(parts);
  }
  if (!Array.isArray(before) || !Array.isArray(after)) return after;
  // An item that differs is left as it is: where rows have moved, it is one of the earlier ones already.
  return after.map((item, index) => (isSame(before[index], item) ? before[index] : item)) as Value;
}
