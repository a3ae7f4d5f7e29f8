/** What stands above a row; nothing where it stands at the top. */
export type AboveOf<Row> = (row: Row) => string | null | undefined;

/** Rows below each other, each level in the order of the list. A row whose upper one is not among them stands at the top. */
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

/** All that stands below one of these, however deep; each of them too. */
export function withAllBelow<Row extends { id: string }>(
  rows: readonly Row[],
  above: AboveOf<Row>,
  ids: readonly string[],
): ReadonlySet<string> {
  const { below, all } = treeOf(rows, above);
  const tops = rows.filter(({ id }) => ids.includes(id));
  return new Set([...ids, ...all(tops.flatMap(below)).map(({ id }) => id)]);
}
