import { useState } from 'react';

/** How rows are grouped. */
export interface GroupBy<Row> {
  /** Returns a row's group, or undefined if it has none. Without an id, the reader may not open the group's entity. */
  of: (row: Row) => { id: string | null; name?: string } | null | undefined;
  /** Order of the group ids; defaults to the order of names. */
  order?: readonly string[];
  /** Returns the label of a group without its own name; `none` is the group of rows without a value. */
  nameOf?: (id: string) => string;
}

/** A group of rows. */
export interface RowGroup<Row> {
  id: string;
  name?: string;
  rows: Row[];
}

/** Groups rows, keeping the list's order in each group; unknown groups come late, rows without a value last. */
export function groupRows<Row>(rows: readonly Row[], { of, order }: GroupBy<Row>): RowGroup<Row>[] {
  const found = new Map<string, RowGroup<Row>>();
  for (const row of rows) {
    const { id: known, name } = of(row) ?? { id: 'none' };
    const id = known ?? 'restricted';
    const there = found.get(id) ?? { id, ...(name && { name }), rows: [] };
    there.rows.push(row);
    found.set(id, there);
  }
  const rank = ({ id }: RowGroup<Row>) => {
    if (id === 'none') return Number.MAX_SAFE_INTEGER;
    const place = order?.indexOf(id) ?? 0;
    return place < 0 ? Number.MAX_SAFE_INTEGER - 1 : place;
  };
  return [...found.values()].sort((a, b) => rank(a) - rank(b) || (a.name ?? '').localeCompare(b.name ?? '', 'pt-BR'));
}

/** Number of rows of a group that are rendered at first and added per press. */
const piece = 100;

/** A group as displayed. */
export interface ShownGroup<Row> {
  id: string;
  label: string;
  note: string;
  isFolded: boolean;
  rows: Row[];
  more?: string;
}

interface GroupWords {
  count: (count: number) => string;
  more: (count: number) => string;
}

/** Returns rows under collapsible group headers, or undefined if they are not grouped. */
export function useGroups<Row>(rows: Row[], by: GroupBy<Row> | undefined, name = '', words: GroupWords) {
  const [folded, setFolded] = useState<readonly string[]>([]);
  const [shown, setShown] = useState<Record<string, number>>({});
  if (!by) return undefined;
  const groups = groupRows(rows, by).map(({ id, name: own, rows: inside }): ShownGroup<Row> => {
    const count = shown[id] ?? piece;
    const rest = inside.length - count;
    return {
      id,
      label: own ?? by.nameOf?.(id) ?? id,
      note: words.count(inside.length),
      isFolded: folded.includes(`${name} ${id}`),
      rows: inside.slice(0, count),
      ...(rest > 0 && { more: words.more(Math.min(rest, piece)) }),
    };
  });
  return {
    groups,
    toggle: (id: string) => {
      const key = `${name} ${id}`;
      setFolded((before) => (before.includes(key) ? before.filter((each) => each !== key) : [...before, key]));
    },
    showMore: (id: string) => setShown((before) => ({ ...before, [id]: (before[id] ?? piece) + piece })),
  };
}
