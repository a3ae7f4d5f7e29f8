import { useState } from 'react';
import { buildTree, type GetParentId } from '#domain/tree';

/** Returns rows as a collapsible tree, expanded by default, or undefined if they form none. */
export function useTree<Row extends { id: string }>(rows: readonly Row[], above: GetParentId<Row> | undefined) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  if (!above) return undefined;
  const { top, below, all } = buildTree(rows, above);
  const uppers = all(top).flatMap((row) => (below(row).length > 0 ? row.id : []));
  const shown = (some: readonly Row[]): Row[] =>
    some.flatMap((row) => [row, ...(folded.has(row.id) ? [] : shown(below(row)))]);
  return {
    top,
    below,
    /** All rows in depth-first order. */
    rows: all(top),
    /** Visible rows in order. */
    inSight: shown(top),
    expandedKeys: uppers.filter((id) => !folded.has(id)),
    onExpandedChange: (keys: ReadonlySet<string>) => setFolded(new Set(uppers.filter((id) => !keys.has(id)))),
  };
}
