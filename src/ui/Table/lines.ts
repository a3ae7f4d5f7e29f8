import type { TableGroup } from './types';

/** A line of the table: a row, a group header, or the "show more" button. */
export type Line<Row> =
  | { kind: 'row'; id: string; row: Row; branch?: Branch }
  | { kind: 'head' | 'more'; id: string; group: TableGroup<Row> };

/** The position of a row in a tree. */
export interface Branch {
  level: number;
  place: number;
  size: number;
  /** Whether it is expanded; undefined for a leaf. */
  isExpanded?: boolean;
}

export interface Lines<Row> {
  count: number;
  at: (index: number) => Line<Row> | undefined;
  indexOf: (id: string) => number;
  /** Selectable rows in order. */
  rows: readonly Row[];
}

interface Sources<Row> {
  rows: readonly Row[];
  groups?: TableGroup<Row>[];
  below?: (row: Row) => readonly Row[] | undefined;
  expanded: ReadonlySet<string>;
}

function ofGroup<Row extends { id: string }>(group: TableGroup<Row>): Line<Row>[] {
  const head: Line<Row> = { id: `head ${group.id}`, kind: 'head', group };
  if (group.isFolded) return [head];
  const rows = group.rows.map((row): Line<Row> => ({ id: row.id, kind: 'row', row }));
  return group.more ? [head, ...rows, { id: `more ${group.id}`, kind: 'more', group }] : [head, ...rows];
}

function ofTree<Row extends { id: string }>({ rows, below, expanded }: Sources<Row>): Line<Row>[] {
  const lines: Line<Row>[] = [];
  const add = (siblings: readonly Row[], level: number) => {
    siblings.forEach((row, index) => {
      const children = below?.(row) ?? [];
      const isExpanded = children.length > 0 ? expanded.has(row.id) : undefined;
      lines.push({
        id: row.id,
        kind: 'row',
        row,
        branch: { level, place: index + 1, size: siblings.length, isExpanded },
      });
      if (isExpanded) add(children, level + 1);
    });
  };
  add(rows, 1);
  return lines;
}

/** Returns the lines of a table from its rows, groups or tree. Lines of plain rows are created on demand. */
export function linesOf<Row extends { id: string }>(sources: Sources<Row>): Lines<Row> {
  const { rows, groups, below } = sources;
  if (!groups && !below)
    return {
      count: rows.length,
      at: (index) => {
        const row = rows[index];
        return row && { kind: 'row', id: row.id, row };
      },
      indexOf: (id) => rows.findIndex((row) => row.id === id),
      rows,
    };
  const lines = groups ? groups.flatMap(ofGroup) : ofTree(sources);
  return {
    count: lines.length,
    at: (index) => lines[index],
    indexOf: (id) => lines.findIndex((line) => line.id === id),
    rows: lines.flatMap((line) => (line.kind === 'row' ? [line.row] : [])),
  };
}
