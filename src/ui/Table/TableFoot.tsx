import * as styles from './Table.css';
import type { TableColumn } from './types';

export interface TableFootProps<Row> {
  /** The columns in sight. */
  columns: readonly TableColumn<Row>[];
  /** The line's place among all lines, counted from 0. */
  index: number;
  /** A column of check boxes stands before the others. */
  hasBoxes: boolean;
  /** The column on which the arrows stand, when they stand in this line. */
  activeColumn?: number;
}

/** What the columns come to, in sight below the rows. */
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
