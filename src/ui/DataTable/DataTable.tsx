// biome-ignore-all lint/a11y/useSemanticElements: the rows of a windowed grid are placed one by one, as no table element can be; its keys are handled by the grid.
// biome-ignore-all lint/a11y/useFocusableInteractive: the rows of a windowed grid are placed one by one, as no table element can be; its keys are handled by the grid.
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the rows of a windowed grid are placed one by one, as no table element can be; its keys are handled by the grid.
// biome-ignore-all lint/a11y/noStaticElementInteractions: the rows of a windowed grid are placed one by one, as no table element can be; its keys are handled by the grid.
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Announcer } from '../Announcer/Announcer';
import { useAnnouncer } from '../Announcer/use-announcer';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import type { TableColumn, TableSort } from '../Table/Table';
import { arrow } from '../Table/Table.css';
import { TickBox } from '../TickBox/TickBox';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWords, useWordsOf } from '../words';
import * as styles from './DataTable.css';
import { between, toggled } from './selection';
import { useWindow } from './use-window';
import { words as ownWords } from './words';

export interface DataTableColumn<Row> extends TableColumn<Row> {
  /** The least width, in rem. A reader may make it wider or narrower. */
  least?: number;
}

export interface DataTableProps<Row extends { id: string }> {
  label: string;
  columns: DataTableColumn<Row>[];
  /** Sorted already. Only those in sight are drawn, each one line high. */
  rows: Row[];
  /** What a row is called, for the check box that selects it. Asks for check boxes. */
  nameOf?: (row: Row) => string;
  selection?: ReadonlySet<string>;
  onSelectionChange?: (selection: ReadonlySet<string>) => void;
  /** What may be done with the selected rows: buttons. */
  bulk?: ReactNode;
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  /** Where a row leads; the row's name is the link. */
  rowHref?: (row: Row) => string;
  onRowPress?: (row: Row) => void;
  density?: 'comfortable' | 'compact';
  height?: 'screen' | 'short';
  empty?: ReactNode;
  isBusy?: boolean;
}

const none: ReadonlySet<string> = new Set();
const header = -1;
const focusable = 'a[href], button, input';

/** Very many rows: it draws those in sight, selects by check box or range, and lets its columns be resized. */
export function DataTable<Row extends { id: string }>({
  label,
  columns,
  rows,
  nameOf,
  selection = none,
  onSelectionChange,
  bulk,
  sort,
  onSortChange,
  rowHref,
  onRowPress,
  density,
  height,
  empty,
  isBusy,
}: DataTableProps<Row>) {
  const words = useWordsOf(ownWords);
  const { noRows } = useWords();
  const { locale, direction } = useLocale();
  const number = new Intl.NumberFormat(locale);
  const [said, announce] = useAnnouncer();
  const id = useId();
  const { grid, probe, head, rowHeight, first, last, perPage, bringIntoSight, onScroll } = useWindow(rows.length);
  const [at, setAt] = useState({ row: rows.length > 0 ? 0 : header, column: 0 });
  const [widths, setWidths] = useState<Record<string, number>>({});
  const [resizing, setResizing] = useState<string>();
  const anchor = useRef(0);
  const isMoved = useRef(false);

  const selects = nameOf !== undefined;
  const offset = selects ? 1 : 0;
  const lastColumn = columns.length - 1 + offset;
  const rowHeader = columns.find(({ isRowHeader }) => isRowHeader)?.id ?? columns[0]?.id;
  const active = { row: Math.min(at.row, rows.length - 1), column: Math.min(at.column, lastColumn) };
  const isSome = selection.size > 0;
  const isAll = isSome && selection.size === rows.length;

  const tracks = [
    selects && '2.75rem',
    ...columns.map(({ id: column, least = 8, width }) => {
      const fixed = widths[column];
      if (fixed) return `${fixed}px`;
      return `minmax(${least}rem, ${width === 'wide' ? 3 : width === 'fit' ? 0.5 : 1}fr)`;
    }),
  ]
    .filter(Boolean)
    .join(' ');

  const least = `calc(${[selects ? '2.75rem' : '0rem', ...columns.map((column) => (widths[column.id] ? `${widths[column.id]}px` : `${column.least ?? 8}rem`))].join(' + ')})`;

  // The cell that was moved to may only now be drawn.
  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-at="${active.row}:${active.column}"]`);
    const inside = cell?.querySelectorAll<HTMLElement>(focusable) ?? [];
    (inside.length === 1 ? inside[0] : cell)?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const go = (row: number, column: number) => {
    const to = {
      row: Math.max(header, Math.min(row, rows.length - 1)),
      column: Math.max(0, Math.min(column, lastColumn)),
    };
    if (to.row !== header) bringIntoSight(to.row);
    isMoved.current = true;
    setAt(to);
    return to.row;
  };

  const choose = (next: ReadonlySet<string>) => {
    onSelectionChange?.(next);
    announce(words.selected(number.format(next.size), number.format(rows.length)));
  };
  const toggleAll = () => choose(isAll ? none : new Set(rows.map((row) => row.id)));
  const toggle = (index: number, isRange: boolean) => {
    const row = rows[index];
    if (!row) return;
    if (isRange) choose(new Set([...selection, ...between(rows, anchor.current, index)]));
    else {
      anchor.current = index;
      choose(toggled(selection, row.id));
    }
  };

  const sortBy = ({ id: column, label: name, isSortable }: DataTableColumn<Row>) => {
    if (!isSortable) return;
    const isAscending = sort?.column !== column || sort.direction === 'descending';
    onSortChange?.({ column, direction: isAscending ? 'ascending' : 'descending' });
    announce(words.sorted(name, isAscending));
  };

  const widen = ({ id: column, label: name }: DataTableColumn<Row>, by: number) => {
    const now = grid.current?.querySelector<HTMLElement>(`[data-column="${column}"]`)?.offsetWidth ?? 120;
    const next = Math.round(Math.max(64, Math.min(now + by, 800)));
    setWidths((old) => ({ ...old, [column]: next }));
    announce(words.width(name, number.format(next)));
  };

  const startResize = (event: PointerEvent<HTMLElement>, column: string) => {
    event.preventDefault();
    const handle = event.currentTarget;
    const cell = handle.parentElement as HTMLElement;
    const [from, start] = [event.clientX, cell.offsetWidth];
    const sign = direction === 'rtl' ? -1 : 1;
    handle.setPointerCapture(event.pointerId);
    setResizing(column);
    const move = (next: globalThis.PointerEvent) =>
      setWidths((old) => ({ ...old, [column]: Math.max(64, start + sign * (next.clientX - from)) }));
    const stop = () => {
      handle.removeEventListener('pointermove', move);
      setResizing(undefined);
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', stop, { once: true });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { row, column } = active;
    const side = direction === 'rtl' ? -1 : 1;
    const isCommand = event.ctrlKey || event.metaKey;
    const of = columns[column - offset];
    const move = (to: number) => {
      const reached = go(to, column);
      if (event.shiftKey && selects && reached !== header)
        choose(new Set([...selection, ...between(rows, anchor.current, reached)]));
      else anchor.current = Math.max(0, reached);
    };
    const acts: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(row + 1),
      ArrowUp: () => move(row - 1),
      PageDown: () => move(row + perPage),
      PageUp: () => move(Math.max(0, row - perPage)),
      ArrowRight: () => (row === header && event.shiftKey && of ? widen(of, 16 * side) : go(row, column + side)),
      ArrowLeft: () => (row === header && event.shiftKey && of ? widen(of, -16 * side) : go(row, column - side)),
      Home: () => (isCommand ? move(0) : go(row, 0)),
      End: () => (isCommand ? move(rows.length - 1) : go(row, lastColumn)),
      Escape: isSome ? () => choose(none) : undefined,
      a: isCommand && selects ? () => choose(new Set(rows.map((each) => each.id))) : undefined,
      ' ': selects
        ? () => (row === header ? (of ? sortBy(of) : toggleAll()) : toggle(row, event.shiftKey))
        : row === header && of
          ? () => sortBy(of)
          : undefined,
      Enter: () => {
        const current = rows[row];
        if (row === header) return of ? sortBy(of) : toggleAll();
        if (current) onRowPress?.(current);
      },
    };
    // A link or a button inside a cell keeps its own Enter and Space.
    const isOwn = (event.target as HTMLElement).matches('a[href], button') && ['Enter', ' '].includes(event.key);
    const act = isOwn ? undefined : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const place = (row: number, column: number) => ({
    'data-at': `${row}:${column}`,
    'aria-colindex': column + 1,
    tabIndex: active.row === row && active.column === column ? 0 : -1,
    onFocus: () => {
      if (at.row !== row || at.column !== column) setAt({ row, column });
    },
  });
  const stays = (index: number) => (index === 0 ? (selects ? styles.afterCheck : styles.atStart) : '');

  const drawn = Array.from({ length: last - first }, (_, index) => first + index);
  // Focus must not be lost with the row that scrolls away.
  if (active.row >= 0 && !drawn.includes(active.row)) drawn.push(active.row);

  return (
    <section className={styles.frame({ density })} aria-busy={isBusy || undefined}>
      <div ref={probe} className={styles.probe} />
      <VisuallyHidden>
        <span id={id}>{selects ? `${words.howTo} ${words.howToSelect}` : words.howTo}</span>
      </VisuallyHidden>
      <Announcer said={said} />
      {isSome && (
        <div className={styles.bar}>
          <strong>{words.selected(number.format(selection.size), number.format(rows.length))}</strong>
          {bulk}
          <span className={styles.barEnd}>
            <Button size="small" tone="neutral" weight="quiet" onPress={() => choose(none)}>
              {words.clear}
            </Button>
          </span>
        </div>
      )}
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-describedby={id}
        aria-rowcount={rows.length + 1}
        aria-colcount={lastColumn + 1}
        aria-multiselectable={selects || undefined}
        className={styles.grid({ height, isEmpty: rows.length === 0 })}
        style={assignInlineVars({
          [styles.tracks]: tracks,
          [styles.least]: least,
          [styles.tall]: `${rows.length * rowHeight}px`,
        })}
        onScroll={(event) => onScroll(event.currentTarget.scrollTop)}
        onKeyDown={onKeyDown}
      >
        <div ref={head} role="rowgroup" className={styles.head}>
          <div role="row" aria-rowindex={1} className={styles.headRow}>
            {selects && (
              <div
                role="columnheader"
                data-stays
                className={`${styles.column({})} ${styles.check}`}
                {...place(header, 0)}
                tabIndex={undefined}
              >
                <TickBox
                  label={words.selectAll}
                  tabIndex={active.row === header && active.column === 0 ? 0 : -1}
                  isSelected={isAll}
                  isIndeterminate={isSome && !isAll}
                  onChange={toggleAll}
                />
              </div>
            )}
            {columns.map((column, index) => {
              const way = sort?.column === column.id ? sort.direction : undefined;
              return (
                <div
                  key={column.id}
                  role="columnheader"
                  data-column={column.id}
                  data-stays={index === 0 || undefined}
                  aria-sort={column.isSortable ? (way ?? 'none') : undefined}
                  className={`${styles.column({ isNumeric: column.isNumeric, isSortable: column.isSortable })} ${stays(index)}`}
                  {...place(header, index + offset)}
                  onClick={() => sortBy(column)}
                >
                  <span className={styles.words}>
                    {column.isLabelHidden ? <VisuallyHidden>{column.label}</VisuallyHidden> : column.label}
                  </span>
                  {column.isSortable && (
                    <span className={arrow({ isActive: way !== undefined })}>
                      <Icon
                        size="small"
                        icon={way === 'ascending' ? ArrowUp : way === 'descending' ? ArrowDown : ChevronsUpDown}
                      />
                    </span>
                  )}
                  <span
                    aria-hidden
                    className={styles.handle}
                    data-resizing={resizing === column.id || undefined}
                    onPointerDown={(event) => startResize(event, column.id)}
                    onClick={(event: MouseEvent) => event.stopPropagation()}
                  />
                </div>
              );
            })}
          </div>
        </div>
        {rows.length === 0 ? (
          <div role="row">
            <div role="gridcell" aria-colspan={lastColumn + 1}>
              {empty ?? <p className={styles.nothing}>{noRows}</p>}
            </div>
          </div>
        ) : (
          <div role="rowgroup" className={styles.body}>
            {drawn.map((index) => {
              const row = rows[index] as Row;
              const isSelected = selection.has(row.id);
              return (
                <div
                  key={row.id}
                  role="row"
                  aria-rowindex={index + 2}
                  aria-selected={selects ? isSelected : undefined}
                  data-selected={isSelected || undefined}
                  data-leads-on={onRowPress ? true : undefined}
                  className={styles.row}
                  style={assignInlineVars({ [styles.top]: `${index * rowHeight}px` })}
                  onClick={(event) => {
                    if (!(event.target as HTMLElement).closest(focusable)) onRowPress?.(row);
                  }}
                >
                  {nameOf && (
                    <div
                      role="gridcell"
                      data-stays
                      className={`${styles.cell({})} ${styles.check}`}
                      {...place(index, 0)}
                      tabIndex={undefined}
                    >
                      <TickBox
                        label={words.select(nameOf(row))}
                        tabIndex={active.row === index && active.column === 0 ? 0 : -1}
                        isSelected={isSelected}
                        onChange={(_, withShift) => toggle(index, withShift)}
                      />
                    </div>
                  )}
                  {columns.map((column, order) => (
                    <div
                      key={column.id}
                      role={column.id === rowHeader ? 'rowheader' : 'gridcell'}
                      data-stays={order === 0 || undefined}
                      className={`${styles.cell({ isNumeric: column.isNumeric })} ${stays(order)}`}
                      {...place(index, order + offset)}
                    >
                      <span className={styles.words}>
                        {column.id === rowHeader && rowHref ? (
                          <Link href={rowHref(row)} weight="quiet">
                            {column.cell(row)}
                          </Link>
                        ) : (
                          column.cell(row)
                        )}
                      </span>
                    </div>
                  ))}
                </div>
              );
            })}
          </div>
        )}
      </div>
    </section>
  );
}
