import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { shownRows, useSight } from '../windowing/use-sight';
import { type Heights, placesOf } from './two-heights';
import { useHeights } from './use-heights';
import * as styles from './VirtualList.css';

/** Imperative handle of a list. */
export interface VirtualListHandle {
  /** Scrolls to a row and focuses its first element marked `data-row-focus`. */
  focusRow: (id: string) => void;
}

export interface VirtualListProps<Row extends { id: string }> {
  /** Accessible name of the list. */
  label: string;
  /** Rows in order, each with a unique id. */
  rows: readonly Row[];
  /** Renders a row. Use a memoized component, because rows mount and unmount during scrolling. */
  children: (row: Row) => ReactNode;
  /** Row height: one line, or two on a narrow screen. */
  height?: 'one' | 'twoWhenNarrow';
  /** Returns whether a row always has one line. Should be stable, such as a module-level function. */
  isLow?: (row: Row) => boolean;
  /** Ref with a handle that focuses a row. */
  ref?: Ref<VirtualListHandle>;
}

const none = () => false;

const placed = ({ low, full }: Heights) =>
  assignInlineVars({ [styles.lowBefore]: String(low), [styles.fullBefore]: String(full) });

/** A virtualized list with known row heights in the page's scroll. The focused row stays mounted. */
export function VirtualList<Row extends { id: string }>({
  label,
  rows,
  children,
  height = 'one',
  isLow = none,
  ref,
}: VirtualListProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const room = useRef<HTMLLIElement>(null);
  const lastFocused = useRef<string>(undefined);
  const known = useMemo(() => placesOf(rows, isLow), [rows, isLow]);
  // A side panel may make the rows higher; keep the row that opened it in view.
  const heights = useHeights(room, (before, now) => {
    const y = -(list.current?.getBoundingClientRect().top ?? 0);
    if (y <= 0) return;
    const first = Math.floor(known.at(y, before));
    const used = rows.findIndex(({ id }) => id === lastFocused.current);
    const row = used > first && used < known.at(y + innerHeight, before) ? used : first;
    scrollBy(0, known.top(row, now) - known.top(row, before));
  });
  const places = useMemo(
    () => ({
      count: known.count,
      top: (index: number) => known.top(index, heights),
      at: (y: number) => known.at(y, heights),
    }),
    [known, heights],
  );
  const sight = useSight(list, places);
  const [focused, setFocused] = useState<string>();
  const wanted = useRef<string>(undefined);

  const goToWanted = () => {
    if (wanted.current === undefined) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(wanted.current)}"]`);
    if (!row) return;
    wanted.current = undefined;
    row.querySelector<HTMLElement>('[data-row-focus]')?.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
  };
  useImperativeHandle(ref, () => ({
    focusRow: (id) => {
      wanted.current = id;
      setFocused(id);
      goToWanted();
    },
  }));

  // A distant row must be rendered first.
  useLayoutEffect(goToWanted);

  const drawn = shownRows(sight, focused === undefined ? -1 : rows.findIndex(({ id }) => id === focused));

  return (
    <ul
      ref={list}
      aria-label={label}
      className={styles.list({ rows: height })}
      onFocus={({ target }) => {
        const id = target.closest<HTMLElement>('[data-row]')?.dataset.row;
        lastFocused.current = id;
        setFocused(id);
      }}
      onBlur={({ relatedTarget }) => {
        if (!list.current?.contains(relatedTarget)) setFocused(undefined);
      }}
    >
      <li ref={room} aria-hidden className={styles.room} style={placed(known.before(rows.length))}>
        <div className={styles.lowProbe} />
        <div className={styles.fullProbe} />
      </li>
      {drawn.map((index) => {
        const row = rows[index] as Row;
        return (
          <li
            key={row.id}
            data-row={row.id}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            className={styles.row({ isLow: isLow(row) })}
            style={placed(known.before(index))}
          >
            {children(row)}
          </li>
        );
      })}
    </ul>
  );
}
