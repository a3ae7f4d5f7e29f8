// biome-ignore-all lint/a11y/useSemanticElements: virtualized cells are positioned absolutely, which a table does not
// allow.
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus is inside a cell.
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { lazyModule, useLazyModule } from '../lazy/lazy-module';
import type { MenuEntry } from '../Menu/Menu';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWords, useWordsOf } from '../words';
import { lineOf, linesOf } from './lines';
import { Cell, PermissionName } from './MatrixLine';
import * as styles from './PermissionMatrix.css';
import type { PermissionMatrixProps } from './types';
import { outside, useKeys } from './use-keys';
import { shownOf, useWindow } from './use-window';
import { words } from './words';

const rowMenu = lazyModule(() => import('../Table/RowMenu'));

const none: MenuEntry[] = [];
const px = (value: number) => `${value}px`;

/** A matrix of permissions by roles, virtualized in both directions. */
export function PermissionMatrix(props: PermissionMatrixProps) {
  const { label, permissions, roles, groups, cellOf, onToggle, isReadOnly = false, ref } = props;
  const { menuOfRole = () => none, menuOfPermission = () => none } = props;
  const said = { ...useWordsOf(words), ...props.says };
  const { noRows } = useWords();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => linesOf(permissions, groups), [permissions, groups]);
  const { sight, places } = useWindow(box, lines, roles.length);
  const has = {
    heads: roles.some((role) => menuOfRole(role).length > 0),
    names: permissions.some((permission) => menuOfPermission(permission).length > 0),
  };
  const { at, go, onKeyDown, onFocus } = useKeys({ box, lines, roles, has }, () => places);
  const [menu, setMenu] = useState<{ label: string; items: MenuEntry[]; at: { x: number; y: number } }>();
  const rowMenus = useLazyModule(rowMenu, menu !== undefined);
  const shown = shownOf(sight, { lines: lines.length, columns: roles.length }, at);

  useImperativeHandle(ref, () => ({
    focusCell: (permission, role) => {
      const line = lineOf(lines, permission);
      const column = roles.findIndex((each) => each.id === role);
      if (line >= 0 && column >= 0) go({ line, column });
    },
  }));

  const open = (name: string, items: MenuEntry[], button: HTMLElement) => {
    const { left, bottom } = button.getBoundingClientRect();
    setMenu({ label: said.menuOf(name), items, at: { x: left, y: bottom } });
  };
  const placeOf = (line: number, column: number) => `${line} ${column}`;
  const isStop = (line: number, column: number) => line === at.line && column === at.column;
  const startOf = (column: number) => places.name + column * places.column;

  if (lines.length === 0 || roles.length === 0) return <p className={styles.nothing}>{noRows}</p>;
  return (
    <>
      <VisuallyHidden>
        <span id={id}>{isReadOnly ? said.readOnlyHowTo : said.howTo}</span>
      </VisuallyHidden>
      <div
        ref={box}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-describedby={id}
        aria-rowcount={lines.length + 1}
        aria-colcount={roles.length + 1}
        className={styles.frame}
        style={assignInlineVars({ [styles.width]: px(places.width), [styles.height]: px(places.height) })}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <div role="row" aria-rowindex={1} className={styles.head}>
          <div role="columnheader" aria-colindex={1} className={styles.corner} tabIndex={-1}>
            {said.permissions}
          </div>
          {shown.columns.map((column) => {
            const role = roles[column];
            if (!role) return null;
            const items = menuOfRole(role);
            return (
              <div
                key={role.id}
                role="columnheader"
                aria-colindex={column + 2}
                tabIndex={-1}
                className={styles.role}
                style={assignInlineVars({ [styles.start]: px(startOf(column)) })}
              >
                {items.length > 0 ? (
                  <button
                    type="button"
                    className={styles.press}
                    data-at={placeOf(outside, column)}
                    tabIndex={isStop(outside, column) ? 0 : -1}
                    aria-haspopup="menu"
                    title={said.menuOf(role.label)}
                    onClick={({ currentTarget }) => open(role.label, items, currentTarget)}
                  >
                    <span className={styles.roleName}>{role.label}</span>
                  </button>
                ) : (
                  <span className={styles.roleName} title={role.label}>
                    {role.label}
                  </span>
                )}
                {role.note && <span className={styles.note}>{role.note}</span>}
              </div>
            );
          })}
        </div>
        <div role="rowgroup" className={styles.body}>
          {shown.lines.map((index) => {
            const line = lines[index];
            if (!line) return null;
            const style = assignInlineVars({ [styles.top]: px(places.tops[index] ?? 0) });
            if (line.kind === 'group')
              return (
                <div
                  key={`group ${line.id}`}
                  role="row"
                  aria-rowindex={index + 2}
                  className={styles.group}
                  style={style}
                >
                  <div role="rowheader" aria-colindex={1} className={styles.groupName} tabIndex={-1}>
                    {line.label}
                  </div>
                </div>
              );
            const { permission } = line;
            const items = menuOfPermission(permission);
            return (
              <div key={permission.id} role="row" aria-rowindex={index + 2} className={styles.line} style={style}>
                <PermissionName
                  permission={permission}
                  place={placeOf(index, outside)}
                  isStop={isStop(index, outside)}
                  onPress={items.length > 0 ? (button) => open(permission.label, items, button) : undefined}
                />
                {shown.columns.map((column) => {
                  const role = roles[column];
                  if (!role) return null;
                  return (
                    <Cell
                      key={role.id}
                      said={said}
                      permission={permission}
                      role={role}
                      state={cellOf(permission.id, role.id)}
                      place={placeOf(index, column)}
                      column={column}
                      start={startOf(column)}
                      isStop={isStop(index, column)}
                      isReadOnly={isReadOnly}
                      onToggle={onToggle}
                    />
                  );
                })}
              </div>
            );
          })}
        </div>
      </div>
      {menu && rowMenus && <rowMenus.RowMenu {...menu} onClose={() => setMenu(undefined)} />}
    </>
  );
}
