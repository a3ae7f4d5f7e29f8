import { ArrowDown, ArrowUp, ChevronRight, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Table as AriaTable, Cell, Column, Row, TableBody, TableHeader } from 'react-aria-components/Table';
import { Icon } from '../Icon/Icon';
import { TickBox } from '../TickBox/TickBox';
import { useOverflow } from '../use-overflow';
import { useWords, useWordsOf } from '../words';
import * as styles from './Table.css';
import { words as ownWords } from './words';

export interface TableColumn<Item> {
  id: string;
  label: string;
  cell: (row: Item) => ReactNode;
  /** Figures: to the right, all of one width. */
  isNumeric?: boolean;
  /** Names the row to a screen reader. Without one, the first column does. */
  isRowHeader?: boolean;
  isSortable?: boolean;
  /** A column of acts, whose name is only read aloud. */
  isLabelHidden?: boolean;
  /** `fit` is as narrow as its words, `wide` takes what is left. */
  width?: 'fit' | 'auto' | 'wide';
}

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableGroup<Item> {
  id: string;
  label: string;
  /** Beside the label: how many there are. */
  note?: string;
  isFolded?: boolean;
  rows: Item[];
  /** There are more than `rows`: the words of the button that brings them. */
  more?: string;
}

export interface TableProps<Item extends { id: string }> {
  label: string;
  columns: TableColumn<Item>[];
  rows: Item[];
  /** In place of `rows`: rows below heads that fold. */
  groups?: TableGroup<Item>[];
  onGroupToggle?: (id: string) => void;
  onGroupMore?: (id: string) => void;
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  /** Where a row leads. The whole row is the link. */
  rowHref?: (row: Item) => string;
  onRowPress?: (row: Item) => void;
  /** Lets rows be chosen by a box at their beginning; with Shift, whoever keeps the choice takes a whole range. */
  choice?: {
    chosen: ReadonlySet<string>;
    onChoose: (id: string, withShift: boolean) => void;
    nameOf: (row: Item) => string;
  };
  density?: 'comfortable' | 'compact';
  /** Instead of rows: an `EmptyState`. */
  empty?: ReactNode;
  /** `page` scrolls with the page; `self` keeps a height of its own, its header in sight. */
  scroll?: 'page' | 'self';
  isBusy?: boolean;
}

type Line<Item> = { id: string } & ({ kind: 'row'; row: Item } | { kind: 'head' | 'more'; group: TableGroup<Item> });

const lineOf = <Item extends { id: string }>(row: Item): Line<Item> => ({ id: row.id, kind: 'row', row });

function linesOf<Item extends { id: string }>(group: TableGroup<Item>): Line<Item>[] {
  const head: Line<Item> = { id: `head ${group.id}`, kind: 'head', group };
  if (group.isFolded) return [head];
  const more: Line<Item>[] = group.more ? [{ id: `more ${group.id}`, kind: 'more', group }] : [];
  return [head, ...group.rows.map(lineOf), ...more];
}

/** Rows to compare. It scrolls sideways inside itself and keeps its first column in sight. */
export function Table<Item extends { id: string }>({
  label,
  columns,
  rows: given,
  groups,
  onGroupToggle,
  onGroupMore,
  sort,
  onSortChange,
  rowHref,
  onRowPress,
  choice,
  density,
  empty,
  scroll,
  isBusy,
}: TableProps<Item>) {
  const words = useWords();
  const own = useWordsOf(ownWords);
  const [ref, isOverflowing] = useOverflow();
  const header = columns.find(({ isRowHeader }) => isRowHeader)?.id ?? columns[0]?.id;
  const rows = groups ? groups.flatMap(({ isFolded, rows: inside }) => (isFolded ? [] : inside)) : given;
  const lines = groups ? groups.flatMap(linesOf) : rows.map(lineOf);
  const leadsOn = rowHref !== undefined || onRowPress !== undefined;

  return (
    <section
      ref={ref}
      className={styles.frame({ scroll, isEmpty: lines.length === 0 })}
      data-overflowing={isOverflowing || undefined}
      tabIndex={isOverflowing ? 0 : undefined}
      aria-label={isOverflowing ? `${label}: ${words.scrolls}` : undefined}
      aria-busy={isBusy || undefined}
    >
      <AriaTable
        aria-label={label}
        className={styles.table({ density })}
        sortDescriptor={sort}
        onSortChange={(next) =>
          onSortChange?.({ column: String(next.column), direction: next.direction ?? 'ascending' })
        }
        onRowAction={
          onRowPress
            ? (key) => {
                const row = rows.find(({ id }) => id === key);
                if (row) onRowPress(row);
              }
            : undefined
        }
      >
        <TableHeader className={styles.head}>
          {choice && (
            <Column id="choice" textValue={own.choice} className={`${styles.column({})} ${styles.choice}`}>
              <span className={styles.columnWords({ isHidden: true })}>{own.choice}</span>
            </Column>
          )}
          {columns.map((column) => (
            <Column
              key={column.id}
              id={column.id}
              isRowHeader={column.id === header}
              allowsSorting={column.isSortable}
              textValue={column.label}
              className={styles.column({ isNumeric: column.isNumeric, width: column.width })}
            >
              {({ allowsSorting, sortDirection }) => (
                <span className={styles.columnWords({ isHidden: column.isLabelHidden })}>
                  {column.label}
                  {allowsSorting && (
                    <span className={styles.arrow({ isActive: sortDirection !== undefined })}>
                      <Icon
                        size="small"
                        icon={
                          sortDirection === 'ascending'
                            ? ArrowUp
                            : sortDirection === 'descending'
                              ? ArrowDown
                              : ChevronsUpDown
                        }
                      />
                    </span>
                  )}
                </span>
              )}
            </Column>
          ))}
        </TableHeader>
        <TableBody
          items={lines}
          dependencies={[columns, rowHref, density, groups, choice?.chosen]}
          renderEmptyState={() => (
            <div className={styles.empty}>{empty ?? <p className={styles.nothing}>{words.noRows}</p>}</div>
          )}
        >
          {(line) =>
            line.kind === 'row' ? (
              <Row
                id={line.id}
                href={rowHref?.(line.row)}
                className={styles.row({ leadsOn, isChosen: choice?.chosen.has(line.id) })}
              >
                {choice && (
                  <Cell className={`${styles.cell({})} ${styles.choice}`}>
                    <TickBox
                      label={own.select(choice.nameOf(line.row))}
                      isSelected={choice.chosen.has(line.id)}
                      onChange={(_, withShift) => choice.onChoose(line.id, withShift)}
                    />
                  </Cell>
                )}
                {columns.map((column) => (
                  <Cell key={column.id} className={styles.cell({ isNumeric: column.isNumeric, width: column.width })}>
                    {column.cell(line.row)}
                  </Cell>
                ))}
              </Row>
            ) : (
              <Row id={line.id} className={styles.row({ leadsOn: false })}>
                <Cell colSpan={columns.length + (choice ? 1 : 0)} className={styles.groupCell({ kind: line.kind })}>
                  <GroupButton line={line} onToggle={onGroupToggle} onMore={onGroupMore} />
                </Cell>
              </Row>
            )
          }
        </TableBody>
      </AriaTable>
    </section>
  );
}

interface GroupButtonProps<Item> {
  line: { kind: 'head' | 'more'; group: TableGroup<Item> };
  onToggle?: (id: string) => void;
  onMore?: (id: string) => void;
}

function GroupButton<Item>({ line: { kind, group }, onToggle, onMore }: GroupButtonProps<Item>) {
  if (kind === 'more')
    return (
      <Button className={styles.groupHead({ kind })} onPress={() => onMore?.(group.id)}>
        {group.more}
      </Button>
    );
  return (
    <Button className={styles.groupHead({ kind })} aria-expanded={!group.isFolded} onPress={() => onToggle?.(group.id)}>
      <span className={styles.chevron({ isFolded: group.isFolded })}>
        <Icon icon={ChevronRight} size="small" />
      </span>
      {group.label}
      {group.note && <span className={styles.groupNote}>{group.note}</span>}
    </Button>
  );
}
