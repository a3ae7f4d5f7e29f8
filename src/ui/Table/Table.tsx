import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Table as AriaTable, Cell, Column, Row, TableBody, TableHeader } from 'react-aria-components/Table';
import { Icon } from '../Icon/Icon';
import { useOverflow } from '../use-overflow';
import { useWords } from '../words';
import * as styles from './Table.css';

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

export interface TableProps<Item extends { id: string }> {
  label: string;
  columns: TableColumn<Item>[];
  rows: Item[];
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  /** Where a row leads. The whole row is the link. */
  rowHref?: (row: Item) => string;
  onRowPress?: (row: Item) => void;
  density?: 'comfortable' | 'compact';
  /** Instead of rows: an `EmptyState`. */
  empty?: ReactNode;
  /** `page` scrolls with the page; `self` keeps a height of its own, its header in sight. */
  scroll?: 'page' | 'self';
  isBusy?: boolean;
}

/** Rows to compare. It scrolls sideways inside itself and keeps its first column in sight. */
export function Table<Item extends { id: string }>({
  label,
  columns,
  rows,
  sort,
  onSortChange,
  rowHref,
  onRowPress,
  density,
  empty,
  scroll,
  isBusy,
}: TableProps<Item>) {
  const words = useWords();
  const [ref, isOverflowing] = useOverflow();
  const header = columns.find(({ isRowHeader }) => isRowHeader)?.id ?? columns[0]?.id;
  const leadsOn = rowHref !== undefined || onRowPress !== undefined;

  return (
    <section
      ref={ref}
      className={styles.frame({ scroll, isEmpty: rows.length === 0 })}
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
          items={rows}
          dependencies={[columns, rowHref, density]}
          renderEmptyState={() => (
            <div className={styles.empty}>{empty ?? <p className={styles.nothing}>{words.noRows}</p>}</div>
          )}
        >
          {(row) => (
            <Row id={row.id} href={rowHref?.(row)} className={styles.row({ leadsOn })}>
              {columns.map((column) => (
                <Cell key={column.id} className={styles.cell({ isNumeric: column.isNumeric, width: column.width })}>
                  {column.cell(row)}
                </Cell>
              ))}
            </Row>
          )}
        </TableBody>
      </AriaTable>
    </section>
  );
}
