/** Returns the id of a row's parent; null or undefined at the top. */
export type GetParentId<Row> = (row: Row) => string | null | undefined;

/** Builds a tree of rows, with siblings in list order. A row whose parent is not in the list becomes a root. */
export function buildTree<Row extends { id: string }>(rows: readonly Row[], parentOf: GetParentId<Row>) {
  const rowIds = new Set(rows.map(({ id }) => id));
  const childrenByParent = new Map<string | undefined, Row[]>();
  for (const row of rows) {
    const parent = parentOf(row) ?? undefined;
    const parentId = parent !== undefined && rowIds.has(parent) ? parent : undefined;
    childrenByParent.set(parentId, [...(childrenByParent.get(parentId) ?? []), row]);
  }
  const below = ({ id }: { id: string }): readonly Row[] => childrenByParent.get(id) ?? [];
  const all = (some: readonly Row[]): Row[] => some.flatMap((row) => [row, ...all(below(row))]);
  return { top: childrenByParent.get(undefined) ?? [], below, all };
}

/** Returns the given ids together with those of all their descendants. */
export function withDescendants<Row extends { id: string }>(
  rows: readonly Row[],
  parentOf: GetParentId<Row>,
  ids: readonly string[],
): ReadonlySet<string> {
  const { below, all } = buildTree(rows, parentOf);
  const tops = rows.filter(({ id }) => ids.includes(id));
  return new Set([...ids, ...all(tops.flatMap(below)).map(({ id }) => id)]);
}
