import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type KeyboardEvent, useId, useImperativeHandle, useRef } from 'react';
import { Announcer } from '../Announcer/Announcer';
import { lazyModule, useLazyModule } from '../lazy/lazy-module';
import type { MenuEntry } from '../Menu/Menu';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWords } from '../words';
import * as styles from './Table.css';
import { TableBody } from './TableBody';
import { TableFoot } from './TableFoot';
import { TableHead } from './TableHead';
import { TableSelectionBar } from './TableSelectionBar';
import type { TableColumn, TableProps } from './types';
import { useActs } from './use-acts';
import { headId, wholeRow } from './use-focus';
import { usePaste } from './use-paste';
import { useSideways } from './use-sideways';
import { type TableState, useTable } from './use-table';

// The row menu is rarely opened and larger than the table, so it loads lazily.
const rowMenu = lazyModule(() => import('./RowMenu'));

/**
 * A table of ten to a hundred thousand rows: plain markup, virtualized. One tab stop with roving focus by arrow keys.
 */
export function Table<Row extends { id: string }>(props: TableProps<Row>) {
  const { label, density, height = 'page', empty, isPending, actions, sort, nameOf, menu, ref } = props;
  const { noRows } = useWords();
  const id = useId();
  const state = useTable(props);
  const { words, columns, lines, selection, hasBoxes, hasFooter, focus, widths, table } = state;
  const acts = useActs(props, state);
  usePaste(table, (text) => state.editing.paste(focus.row, focus.column, text));
  const frame = useRef<HTMLElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const isOverflowing = useSideways(table);
  const isEmpty = lines.count === 0;
  const opened = state.menu;
  const rowMenus = useLazyModule(rowMenu, opened !== undefined);
  const closeMenu = () => state.setMenu(undefined);
  const hasBar = actions !== undefined && selection.keys.size > 0;

  useImperativeHandle(ref, () => ({
    focusRow: (key) => {
      const index = lines.indexOf(key);
      if (index >= 0) focus.go(index, wholeRow);
    },
    focusedRow: () => document.activeElement?.closest<HTMLElement>('tbody tr[data-key]')?.dataset.key,
  }));

  const howTo = [words.howTo, hasBoxes && words.howToSelect, columns.some(({ edit }) => edit) && words.howToEdit];
  const boxes = {
    label: words.selectAll,
    isSelected: selection.isAll,
    isIndeterminate: selection.keys.size > 0 && !selection.isAll,
  };

  return (
    <section ref={frame} tabIndex={-1} className={styles.frame({ density })} aria-busy={isPending || undefined}>
      <VisuallyHidden>
        <span id={id}>{howTo.filter(Boolean).join(' ')}</span>
      </VisuallyHidden>
      <Announcer said={state.said} />
      {hasBar && (
        <TableSelectionBar
          summary={state.countInWords(selection.keys.size)}
          clear={words.clear}
          onClear={selection.clear}
        >
          {actions}
        </TableSelectionBar>
      )}
      <div
        className={styles.scroller({ height, isEmpty })}
        data-height={height}
        data-overflowing={isOverflowing || undefined}
      >
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role is grid or treegrid, which biome cannot tell. */}
        <table
          ref={table}
          role={props.below ? 'treegrid' : 'grid'}
          aria-label={label}
          aria-describedby={id}
          aria-rowcount={lines.count + 1 + (hasFooter ? 1 : 0)}
          aria-colcount={columns.length + state.offset}
          aria-multiselectable={hasBoxes || undefined}
          className={styles.table({ isFixed: widths.widths !== undefined })}
          style={widths.widths && assignInlineVars({ [styles.least]: `${sum(widths.widths) + (hasBoxes ? 44 : 0)}px` })}
          onFocus={focus.onFocus}
          {...acts}
          onKeyDownCapture={(event) => {
            if (leavesBy(event)) (event.shiftKey ? frame : end).current?.focus({ preventScroll: true });
            else acts.onKeyDownCapture(event);
          }}
        >
          {widths.widths && (
            <colgroup>
              {hasBoxes && <col style={{ width: '2.75rem' }} />}
              {widths.widths.map((width, index) => (
                // The last column takes the remaining width.
                <col
                  key={columns[index]?.id}
                  style={index === columns.length - 1 ? undefined : { width: `${width}px` }}
                />
              ))}
            </colgroup>
          )}
          <TableHead
            columns={columns}
            allRows={hasBoxes ? boxes : undefined}
            sort={sort}
            activeColumn={focus.activeId === headId ? focus.column : undefined}
            resizing={widths.resizing}
            onStartResize={widths.startResize}
          />
          {isEmpty ? (
            <tbody>
              <tr>
                <td colSpan={columns.length + state.offset} className={styles.emptyCell}>
                  <div className={styles.empty}>{empty ?? <p className={styles.nothing}>{noRows}</p>}</div>
                </td>
              </tr>
            </tbody>
          ) : (
            <TableBody props={props} state={state} />
          )}
          {hasFooter && (
            <TableFoot
              columns={columns}
              index={lines.count}
              hasBoxes={hasBoxes}
              activeColumn={focus.row === lines.count ? focus.column : undefined}
            />
          )}
        </table>
      </div>
      <span ref={end} tabIndex={-1} />
      {opened && rowMenus && (
        <>
          {opened.row && menu && (
            <rowMenus.RowMenu
              label={nameOf ? words.menuOf(nameOf(opened.row)) : words.rowMenu}
              items={menu(opened.row)}
              at={opened.at}
              onClose={closeMenu}
            />
          )}
          {opened.column && (
            <rowMenus.RowMenu
              label={words.widthOf(opened.column.label)}
              items={widthItems(state, opened.column)}
              at={opened.at}
              onClose={closeMenu}
            />
          )}
        </>
      )}
    </section>
  );
}

/** Pixels by which a menu item changes a column's width. */
const WIDTH_STEP = 32;

/** Menu items that change a column's width, for people who cannot drag. */
function widthItems<Row extends { id: string }>(state: TableState<Row>, column: TableColumn<Row>): MenuEntry[] {
  const { words, widen, restoreWidths } = state;
  return [
    { id: 'wider', label: words.wider, staysOpen: true, onAction: () => widen(column, WIDTH_STEP) },
    { id: 'narrower', label: words.narrower, staysOpen: true, onAction: () => widen(column, -WIDTH_STEP) },
    { id: 'restore', label: words.restoreWidths, onAction: restoreWidths },
  ];
}

/** Returns whether Tab leaves the table, which is a single tab stop, except in an open cell editor. */
function leavesBy({ key, target, currentTarget, defaultPrevented }: KeyboardEvent) {
  const element = target as Element;
  return key === 'Tab' && !defaultPrevented && currentTarget.contains(element) && !element.matches('[data-editor]');
}

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
