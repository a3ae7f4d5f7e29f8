import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { shownRows, useSight } from '../windowing/use-sight';
import { type Heights, placesOf } from './two-heights';
import { useHeights } from './use-heights';
import * as styles from './VirtualList.css';

/** What a page may ask of a list. */
export interface VirtualListHandle {
  /** Brings a row into sight and puts the focus on the first thing in it marked `data-row-focus`. */
  focusRow: (id: string) => void;
}

export interface VirtualListProps<Row extends { id: string }> {
  /** Names the list for a screen reader. */
  label: string;
  /** What is listed, in its order; each has an id of its own. */
  rows: readonly Row[];
  /** Draws a row. It should be a memoized component: rows come and go while the page scrolls. */
  children: (row: Row) => ReactNode;
  /** One line each, or two where the screen is narrow. */
  height?: 'one' | 'twoWhenNarrow';
  /** The rows that have one line also where the others have two. Best made once, outside of the component. */
  isLow?: (row: Row) => boolean;
  /** Reaches the list, to give a row the focus. */
  ref?: Ref<VirtualListHandle>;
}

const none = () => false;

const placed = ({ low, full }: Heights) =>
  assignInlineVars({ [styles.lowBefore]: String(low), [styles.fullBefore]: String(full) });

/** Very many rows of known heights in the page's own scroll: it draws those in sight, and never the one with the focus away. */
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
  // A panel that opens beside the list may make its rows higher: the row that opened it must not leave the screen.
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

  // A row far away is drawn first.
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
