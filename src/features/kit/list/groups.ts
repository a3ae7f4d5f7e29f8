import { useState } from 'react';

/** What rows are put together by. */
export interface GroupBy<Row> {
  /** What a row belongs to; nothing where it belongs to nothing. Without an id it is something that the reader may not open. */
  of: (row: Row) => { id: string | null; name?: string } | null | undefined;
  /** The order of the ids, where there is one; otherwise groups stand by name. */
  order?: readonly string[];
  /** What a group without a name of its own is called; `none` holds what belongs to nothing. */
  nameOf?: (id: string) => string;
}

/** Rows that belong together. */
export interface RowGroup<Row> {
  id: string;
  name?: string;
  rows: Row[];
}

/** Rows put together, each group in the order of the list; what nobody knows comes late, what is nobody's last. */
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

/** So many rows of a group are drawn at first, and added at a press. */
const piece = 100;

/** A group as it is shown. */
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

/** Rows under heads that fold; nothing where they are not put together. */
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
