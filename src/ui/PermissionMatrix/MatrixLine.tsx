// biome-ignore-all lint/a11y/useSemanticElements: virtualized cells are positioned absolutely, which a table does not
// allow.
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus is inside a cell.
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { TriangleAlert } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { useWordsOf } from '../words';
import * as styles from './PermissionMatrix.css';
import type { MatrixCell, MatrixPermission, MatrixRole } from './types';
import { type MatrixWords, words } from './words';

interface CellProps {
  said: MatrixWords;
  permission: MatrixPermission;
  role: MatrixRole;
  state: MatrixCell;
  place: string;
  column: number;
  start: number;
  isStop: boolean;
  isReadOnly: boolean;
  onToggle: (permission: string, role: string) => void;
}

const signs = { given: '+', taken: '−' };

/** A cell: whether the role has the permission, whether that will change, and its warning. */
export function Cell({ said, permission, role, state, place, column, start, isStop, isReadOnly, onToggle }: CellProps) {
  const { isOn, change, warning } = state;
  const isFixed = isReadOnly || role.isLocked === true || state.isFixed === true;
  const label = [
    said.cell(permission.label, role.label),
    change && said[change],
    role.isLocked && said.locked,
    warning,
  ];
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      className={styles.cell({ change, mayPress: !isFixed })}
      style={assignInlineVars({ [styles.start]: `${start}px` })}
    >
      {/* The whole cell is the press target. */}
      <label className={styles.hit}>
        <input
          type="checkbox"
          className={styles.box}
          data-at={place}
          aria-label={label.filter(Boolean).join(', ')}
          aria-disabled={isFixed || undefined}
          title={warning}
          tabIndex={isStop ? 0 : -1}
          checked={isOn}
          onChange={() => !isFixed && onToggle(permission.id, role.id)}
        />
      </label>
      {change && (
        <span aria-hidden className={styles.change({ kind: change })}>
          {signs[change]}
        </span>
      )}
      {warning && (
        <span aria-hidden className={styles.warning}>
          <Icon icon={TriangleAlert} size="s" />
        </span>
      )}
    </div>
  );
}

interface NameProps {
  permission: MatrixPermission;
  place: string;
  isStop: boolean;
  /** Called to open the row's menu. */
  onPress?: (button: HTMLElement) => void;
}

/** The name of a line; a button if it has a menu. */
export function PermissionName({ permission: { label, code, note, mark }, place, isStop, onPress }: NameProps) {
  const said = useWordsOf(words);
  const both = (
    <span className={styles.words}>
      <span className={styles.label} title={label}>
        {label}
      </span>
      {code && (
        <span className={styles.code} title={code}>
          {code}
        </span>
      )}
      {note && (
        <span className={styles.under} title={note}>
          {note}
        </span>
      )}
    </span>
  );
  return (
    <div role="rowheader" aria-colindex={1} className={styles.name} tabIndex={-1}>
      {onPress ? (
        <button
          type="button"
          className={styles.press}
          data-at={place}
          tabIndex={isStop ? 0 : -1}
          aria-haspopup="menu"
          title={said.menuOf(label)}
          onClick={({ currentTarget }) => onPress(currentTarget)}
        >
          {both}
        </button>
      ) : (
        both
      )}
      {mark && <span className={styles.note}>{mark}</span>}
    </div>
  );
}
