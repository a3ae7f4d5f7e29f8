import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo, useSyncExternalStore } from 'react';
import { box } from '../TickBox/TickBox.css';
import { CellEditor } from './CellEditor';
import type { Branch } from './lines';
import * as styles from './Table.css';
import type { TableColumn } from './types';
import { type EditedCell, editOf } from './use-editing';
import { wholeRow } from './use-focus';

export interface TableRowProps<Row> {
  /** What the line shows. */
  row: Row;
  /** The row's id. */
  id: string;
  /** The line's place among all lines, counted from 0. */
  index: number;
  /** The columns in sight. */
  columns: readonly TableColumn<Row>[];
  /** The column that names the row. */
  header: string | undefined;
  /** Where the row leads. */
  href?: string;
  /** A press on the row does something. */
  leadsOn: boolean;
  /** Its place in the tree, when the table is one. */
  branch?: Branch;
  /** The row is selected. */
  isSelected?: boolean;
  /** The name of the check box; none without selection of many. */
  boxLabel?: string;
  /** The column on which the arrows stand, when they stand in this line. */
  activeColumn?: number;
  /** Which cell of the table is being edited. */
  edited: EditedCell;
  /** Some of its cells may be edited. */
  isEditable: boolean;
}

type Look = NonNullable<Parameters<typeof styles.cell>[0]>;

const boxLook = `${styles.cell({ stays: 'box' })} ${styles.boxCell}`;
const looks = new Map<string, string>();

/** The class of a cell, told once for all that look alike: a recipe goes through its variants anew, and lists have hundreds of cells. */
function lookOf(look: Look): string {
  const { isNumeric, width, stays, isBranch, isEdited } = look;
  const key = [isNumeric, width, stays, isBranch, isEdited].join();
  const known = looks.get(key);
  if (known) return known;
  const told = styles.cell(look);
  looks.set(key, told);
  return told;
}

/** A row of plain markup: what is pressed in it, the table handles. */
function PlainRow<Row>(props: TableRowProps<Row>) {
  const { row, id, index, columns, header, href, leadsOn, branch, isSelected, boxLabel, activeColumn, edited } = props;
  const offset = boxLabel === undefined ? 0 : 1;
  const editedHere = () => {
    const now = edited.now();
    return now?.id === id ? now : undefined;
  };
  const editing = useSyncExternalStore(edited.subscribe, editedHere, editedHere);
  return (
    <tr
      data-key={id}
      data-first={branch ? offset : undefined}
      data-selected={isSelected || undefined}
      data-leads-on={leadsOn || undefined}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      aria-level={branch?.level}
      aria-posinset={branch?.place}
      aria-setsize={branch?.size}
      aria-expanded={branch?.isExpanded}
      tabIndex={activeColumn === wholeRow ? 0 : -1}
      className={styles.row}
      style={branch && assignInlineVars({ [styles.level]: String(branch.level - 1) })}
    >
      {boxLabel !== undefined && (
        <td className={boxLook}>
          <input
            type="checkbox"
            data-box
            readOnly
            className={box}
            aria-label={boxLabel}
            tabIndex={activeColumn === 0 ? 0 : -1}
            checked={isSelected}
          />
        </td>
      )}
      {columns.map((column, place) => {
        const isHeader = column.id === header;
        const Cell = isHeader ? 'th' : 'td';
        const stays = place > 0 ? undefined : boxLabel === undefined ? 'first' : 'afterBox';
        const edit = editOf(column, row);
        const isEdited = editing?.column === column.id;
        return (
          <Cell
            key={column.id}
            scope={isHeader ? 'row' : undefined}
            tabIndex={activeColumn === place + offset ? 0 : -1}
            aria-readonly={props.isEditable && !edit ? true : undefined}
            data-editable={edit ? true : undefined}
            className={lookOf({
              isNumeric: column.isNumeric,
              width: column.width,
              stays,
              isBranch: branch && place === 0,
              isEdited,
            })}
          >
            {branch && place === 0 && <Turn isExpanded={branch.isExpanded} />}
            {isEdited && edit ? (
              <>
                <span className={styles.under}>{column.cell(row)}</span>
                <CellEditor
                  row={row}
                  label={column.label}
                  edit={edit}
                  text={editing.text}
                  problem={editing.problem}
                  isNumeric={column.isNumeric}
                  onClose={edited.close}
                />
              </>
            ) : isHeader && href !== undefined ? (
              <a href={href} data-row-link={href} tabIndex={-1} className={styles.rowLink}>
                {column.cell(row)}
              </a>
            ) : (
              column.cell(row)
            )}
          </Cell>
        );
      })}
    </tr>
  );
}

/** A row of a table; it is drawn anew only when something of it has changed. */
export const TableRow = memo(PlainRow) as typeof PlainRow;

function Turn({ isExpanded }: { isExpanded?: boolean }) {
  return (
    <span
      aria-hidden
      data-turn={isExpanded === undefined ? undefined : true}
      className={styles.turn({ kind: isExpanded === undefined ? 'leaf' : isExpanded ? 'open' : 'closed' })}
    />
  );
}
