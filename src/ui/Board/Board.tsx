import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Announcer } from '../Announcer/Announcer';
import { useAnnouncer } from '../Announcer/use-announcer';
import { keyOf, useRefocus } from '../GridList/use-refocus';
import type { Places } from '../windowing/Windowed';
import { useWordsOf } from '../words';
import * as styles from './Board.css';
import { BoardColumn } from './BoardColumn';
import { ColumnsBeyond } from './ColumnsBeyond';
import { words as ownWords } from './words';

export interface BoardColumnEntry {
  id: string;
  label: string;
  /** Recommended maximum of cards; more are marked, not rejected. */
  limit?: number;
}

export interface BoardProps<Item extends { id: string }> {
  /** Accessible name of the board. */
  label: string;
  /** Columns in order, each with an id and a label. */
  columns: BoardColumnEntry[];
  /** Items in order; each column keeps this order. */
  items: Item[];
  /** Returns the column id of an item. */
  columnOf: (item: Item) => string;
  /** Returns the name of a card, for its menu and screen readers. */
  nameOf: (item: Item) => string;
  /** Renders the content of a card. */
  children: (item: Item) => ReactNode;
  /** Called with a card's new column and its index there. Without it cards cannot be moved. */
  onMove?: (id: string, column: string, place: number) => void;
  /** Called when a card is pressed or activated with Enter. */
  onAction?: (id: string) => void;
  /** Ids of the initially collapsed columns. */
  defaultCollapsed?: string[];
}

/** Cards in columns. A drag, a menu and Alt with arrow keys all move a card, and each move is announced. */
export function Board<Item extends { id: string }>({
  label,
  columns,
  items,
  columnOf,
  nameOf,
  children,
  onMove,
  onAction,
  defaultCollapsed = [],
}: BoardProps<Item>) {
  const words = useWordsOf(ownWords);
  const { direction } = useLocale();
  const root = useRef<HTMLElement>(null);
  // The layouts of the virtualized columns.
  const [places] = useState(() => new Map<string, Places>());
  const [said, announce] = useAnnouncer();
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set(defaultCollapsed));
  const within = (column: string) => items.filter((item) => columnOf(item) === column);

  const turn = (column: string, isOpen: boolean) =>
    setCollapsed((old) => new Set(isOpen ? [...old].filter((id) => id !== column) : [...old, column]));

  const refocus = useRefocus(root, (id) => {
    for (const [column, known] of places) {
      const list = root.current?.querySelector<HTMLElement>(`[data-column="${CSS.escape(column)}"]`);
      if (list) known.reveal(list, id);
    }
  });

  const move = (id: string, column: string, place: number) => {
    const item = items.find((each) => each.id === id);
    const to = columns.find((each) => each.id === column);
    if (!item || !to || !onMove) return;
    const others = within(column).filter((each) => each.id !== id);
    const at = Math.max(0, Math.min(place, others.length));
    onMove(id, column, at);
    turn(column, true);
    announce(words.moved(nameOf(item), to.label, at + 1, others.length + 1));
    refocus(id);
  };

  const step = (id: string, key: string) => {
    const item = items.find((each) => each.id === id);
    if (!item) return;
    const here = columnOf(item);
    const place = within(here).findIndex((each) => each.id === id);
    if (key === 'ArrowUp' && place > 0) move(id, here, place - 1);
    if (key === 'ArrowDown' && place < within(here).length - 1) move(id, here, place + 1);
    const side = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!side) return;
    const next = columns[columns.findIndex((each) => each.id === here) + (direction === 'rtl' ? -side : side)];
    if (next) move(id, next.id, place);
  };

  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (!onMove || !event.altKey || !event.key.startsWith('Arrow')) return;
    const id = keyOf(event.target);
    if (!id) return;
    event.preventDefault();
    event.stopPropagation();
    step(id, event.key);
  };

  return (
    <div className={styles.frame}>
      <ColumnsBeyond board={root} />
      <section
        ref={root}
        aria-label={label}
        data-trama-board
        className={styles.board}
        onKeyDownCapture={onKeyDownCapture}
      >
        <Announcer said={said} />
        {columns.map((column) => (
          <BoardColumn
            key={column.id}
            column={column}
            columns={columns}
            items={within(column.id)}
            nameOf={nameOf}
            onMove={onMove && move}
            onAction={onAction}
            places={places}
            isCollapsed={collapsed.has(column.id)}
            onTurn={(isOpen) => turn(column.id, isOpen)}
          >
            {children}
          </BoardColumn>
        ))}
      </section>
    </div>
  );
}
