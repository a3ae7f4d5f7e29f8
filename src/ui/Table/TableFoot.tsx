import * as styles from './Table.css';
import type { TableColumn } from './types';

export interface TableFootProps<Row> {
  /** Visible columns. */
  columns: readonly TableColumn<Row>[];
  /** Index of the line among all lines. */
  index: number;
  /** Whether there is a checkbox column before the others. */
  hasBoxes: boolean;
  /** Active column of the roving focus, if it is in this line. */
  activeColumn?: number;
}

/** The column totals, sticky below the rows. */
export function TableFoot<Row>({ columns, index, hasBoxes, activeColumn }: TableFootProps<Row>) {
  const offset = hasBoxes ? 1 : 0;
  return (
    <tfoot className={styles.foot}>
      <tr aria-rowindex={index + 2} className={styles.row}>
        {hasBoxes && (
          <td
            tabIndex={activeColumn === 0 ? 0 : -1}
            className={`${styles.footCell({ stays: 'box' })} ${styles.boxCell}`}
          />
        )}
        {columns.map(({ id, footer, isNumeric, width }, place) => (
          <td
            key={id}
            tabIndex={activeColumn === place + offset ? 0 : -1}
            className={styles.footCell({
              isNumeric,
              width,
              stays: place > 0 ? undefined : hasBoxes ? 'afterBox' : 'first',
            })}
          >
            {footer}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
