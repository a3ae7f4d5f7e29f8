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
  /** Row data. */
  row: Row;
  /** Id of the row. */
  id: string;
  /** Index of the line among all lines. */
  index: number;
  /** Visible columns. */
  columns: readonly TableColumn<Row>[];
  /** Column of the row header. */
  header: string | undefined;
  /** Address of the row. */
  href?: string;
  /** Whether a press on the row does something. */
  leadsOn: boolean;
  /** Tree position, if the table is a tree. */
  branch?: Branch;
  /** Whether the row is selected. */
  isSelected?: boolean;
  /** Accessible name of the checkbox; undefined unless several rows can be selected. */
  boxLabel?: string;
  /** Active column of the roving focus, if it is in this line. */
  activeColumn?: number;
  /** Edited cell of the table. */
  edited: EditedCell;
  /** Whether some of its cells can be edited. */
  isEditable: boolean;
}

type Look = NonNullable<Parameters<typeof styles.cell>[0]>;

const boxLook = `${styles.cell({ stays: 'box' })} ${styles.boxCell}`;
const looks = new Map<string, string>();

/**
 * Returns the class of a cell, cached, because a recipe evaluates its variants on every call and lists have hundreds of
 * cells.
 */
function lookOf(look: Look): string {
  const { isNumeric, width, stays, isBranch, isEdited } = look;
  const key = [isNumeric, width, stays, isBranch, isEdited].join();
  const known = looks.get(key);
  if (known) return known;
  const told = styles.cell(look);
  looks.set(key, told);
  return told;
}

/** A row of plain markup; the table handles its events. */
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

/** A memoized row of a table. */
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
