/** Returns the id of a row's parent; null or undefined at the top. */
export type AboveOf<Row> = (row: Row) => string | null | undefined;

/** Builds a tree of rows, with siblings in list order. A row whose parent is not in the list becomes a root. */
export function treeOf<Row extends { id: string }>(rows: readonly Row[], above: AboveOf<Row>) {
  const known = new Set(rows.map(({ id }) => id));
  const within = new Map<string | undefined, Row[]>();
  for (const row of rows) {
    const upper = above(row) ?? undefined;
    const place = upper !== undefined && known.has(upper) ? upper : undefined;
    within.set(place, [...(within.get(place) ?? []), row]);
  }
  const below = ({ id }: { id: string }): readonly Row[] => within.get(id) ?? [];
  const all = (some: readonly Row[]): Row[] => some.flatMap((row) => [row, ...all(below(row))]);
  return { top: within.get(undefined) ?? [], below, all };
}

/** Returns the given ids together with those of all their descendants. */
export function withAllBelow<Row extends { id: string }>(
  rows: readonly Row[],
  above: AboveOf<Row>,
  ids: readonly string[],
): ReadonlySet<string> {
  const { below, all } = treeOf(rows, above);
  const tops = rows.filter(({ id }) => ids.includes(id));
  return new Set([...ids, ...all(tops.flatMap(below)).map(({ id }) => id)]);
}
