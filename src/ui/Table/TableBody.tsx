import { Fragment, type RefObject } from 'react';
import { GroupRow } from './GroupRow';
import * as styles from './Table.css';
import { TableRow } from './TableRow';
import type { TableProps } from './types';
import type { TableState } from './use-table';

export interface TableBodyProps<Row extends { id: string }> {
  /** Props of the table. */
  props: TableProps<Row>;
  /** State of the table: lines, selection, focus. */
  state: TableState<Row>;
}

/** The visible lines, with spacers for the others. */
export function TableBody<Row extends { id: string }>({ props, state }: TableBodyProps<Row>) {
  // Row positions are measured refs that change outside of React state.
  'use no memo';
  const { columns, lines, sight, selection, hasBoxes, focus, editing, words } = state;
  const { nameOf, rowHref } = props;
  const isEditable = columns.some(({ edit }) => edit);
  const leadsOn = rowHref !== undefined || props.onRowPress !== undefined || selection.mode === 'single';
  const span = columns.length + state.offset;
  return (
    <tbody ref={state.body as RefObject<HTMLTableSectionElement>}>
      {sight.drawn.map((index, place) => {
        const line = lines.at(index);
        if (!line) return null;
        const above = sight.top(index) - sight.top((sight.drawn[place - 1] ?? -1) + 1);
        const activeColumn = focus.activeId === line.id ? focus.column : undefined;
        return (
          <Fragment key={line.id}>
            {above > 0 && <Gap height={above} span={span} />}
            {line.kind === 'row' ? (
              <TableRow
                row={line.row}
                id={line.id}
                index={index}
                columns={columns}
                header={state.header}
                href={rowHref?.(line.row)}
                leadsOn={leadsOn}
                branch={line.branch}
                isSelected={selection.mode === 'none' ? undefined : selection.keys.has(line.id)}
                boxLabel={hasBoxes ? words.select(nameOf?.(line.row) ?? String(index + 1)) : undefined}
                activeColumn={activeColumn}
                edited={editing.edited}
                isEditable={isEditable}
              />
            ) : (
              <GroupRow {...line} index={index} span={span} isActive={activeColumn !== undefined} />
            )}
          </Fragment>
        );
      })}
      <Gap height={sight.top(lines.count) - sight.top((sight.drawn.at(-1) ?? -1) + 1)} span={span} />
    </tbody>
  );
}

function Gap({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={span} className={styles.gap} style={{ height: `${height}px` }} />
    </tr>
  );
}
