import type { Ref } from 'react';
import type { MenuEntry } from '../Menu/Menu';
import type { MatrixWords } from './words';

/** A line of the matrix: a permission. */
export interface MatrixPermission {
  id: string;
  label: string;
  /** Code below the label. */
  code?: string;
  /** Description below the label. */
  note?: string;
  /** Id of the group. */
  group: string;
  /** Marker text of a sensitive permission. */
  mark?: string;
}

/** A column of the matrix: a role. */
export interface MatrixRole {
  id: string;
  label: string;
  note?: string;
  /** Whether the role cannot be changed. */
  isLocked?: boolean;
}

/** A cell of the matrix. */
export interface MatrixCell {
  isOn: boolean;
  /** Pending change. */
  change?: 'given' | 'taken';
  /** Warning text. */
  warning?: string;
  /** Whether the viewer cannot change it. */
  isFixed?: boolean;
}

export interface MatrixHandle {
  /** Scrolls to a cell and focuses it. */
  focusCell: (permission: string, role: string) => void;
}

export interface PermissionMatrixProps {
  /** Accessible name of the matrix. */
  label: string;
  /** Lines, each with an id, a label, a code and its group. */
  permissions: readonly MatrixPermission[];
  /** Columns, each with an id and a label. */
  roles: readonly MatrixRole[];
  /** Groups in order; empty groups are left out. */
  groups: readonly { id: string; label: string }[];
  /** Returns the state of a cell: on or off, with its warning and pending change. */
  cellOf: (permission: string, role: string) => MatrixCell;
  /** Called with the ids of the permission and role of a pressed cell. */
  onToggle: (permission: string, role: string) => void;
  /** Whether it is read-only. */
  isReadOnly?: boolean;
  /** Words that replace the defaults if the lines are not permissions. */
  says?: Partial<MatrixWords>;
  /** Returns the menu of a role; an empty list for no menu. */
  menuOfRole?: (role: MatrixRole) => MenuEntry[];
  /** Returns the menu of a permission; an empty list for no menu. */
  menuOfPermission?: (permission: MatrixPermission) => MenuEntry[];
  /** Ref with a handle that focuses a cell. */
  ref?: Ref<MatrixHandle>;
}
