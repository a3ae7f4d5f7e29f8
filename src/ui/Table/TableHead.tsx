import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { PointerEvent } from 'react';
import { Icon } from '../Icon/Icon';
import { box } from '../TickBox/TickBox.css';
import * as styles from './Table.css';
import type { TableColumn, TableSort } from './types';

export interface TableHeadProps<Row> {
  /** Visible columns. */
  columns: readonly TableColumn<Row>[];
  /** The "select all" checkbox; undefined unless several rows can be selected. */
  allRows?: { label: string; isSelected: boolean; isIndeterminate: boolean };
  /** Sorted column and direction. */
  sort?: TableSort;
  /** Active column of the roving focus, if it is in this line. */
  activeColumn?: number;
  /** Id of the column that is being resized. */
  resizing?: string;
  /** Called when a column edge is grabbed. */
  onStartResize: (event: PointerEvent<HTMLElement>, column: string) => void;
}

/** The header with column names, sort order and resize handles. */
export function TableHead<Row>({ columns, allRows, sort, activeColumn, resizing, onStartResize }: TableHeadProps<Row>) {
  const offset = allRows ? 1 : 0;
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1}>
        {allRows && (
          <th className={`${styles.column({ stays: 'box' })} ${styles.boxCell}`}>
            <input
              type="checkbox"
              data-all
              readOnly
              className={box}
              aria-label={allRows.label}
              tabIndex={activeColumn === 0 ? 0 : -1}
              checked={allRows.isSelected}
              ref={(input) => {
                if (input) input.indeterminate = allRows.isIndeterminate;
              }}
            />
          </th>
        )}
        {columns.map((column, index) => {
          const { id, label, isNumeric, isSortable, isLabelHidden, width } = column;
          const direction = sort?.column === id ? sort.direction : undefined;
          return (
            <th
              key={id}
              scope="col"
              data-column={id}
              aria-sort={isSortable ? (direction ?? 'none') : undefined}
              tabIndex={activeColumn === index + offset ? 0 : -1}
              className={styles.column({
                isNumeric,
                isSortable,
                width,
                stays: index > 0 ? undefined : allRows ? 'afterBox' : 'first',
              })}
            >
              <span className={styles.columnWords({ isHidden: isLabelHidden })}>
                {label}
                {isSortable && (
                  <span className={styles.arrow({ isActive: direction !== undefined })}>
                    <Icon size="s" icon={arrows[direction ?? 'none']} />
                  </span>
                )}
              </span>
              <span
                aria-hidden
                data-handle
                data-resizing={resizing === id || undefined}
                className={styles.handle}
                onPointerDown={(event) => onStartResize(event, id)}
              />
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };
