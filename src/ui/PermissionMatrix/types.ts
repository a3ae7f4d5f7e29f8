import type { Ref } from 'react';
import type { MenuEntry } from '../Menu/Menu';
import type { MatrixWords } from './words';

/** A line of the matrix: what may be allowed. */
export interface MatrixPermission {
  id: string;
  label: string;
  /** Below the label, as it is typed. */
  code?: string;
  /** Below the label, as it is read. */
  note?: string;
  /** The group it stands in, by its id. */
  group: string;
  /** Said of one that deserves a second look. */
  mark?: string;
}

/** A column of the matrix: who is allowed. */
export interface MatrixRole {
  id: string;
  label: string;
  note?: string;
  /** It is as it is, and nobody changes it here. */
  isLocked?: boolean;
}

/** Where a line and a column meet. */
export interface MatrixCell {
  isOn: boolean;
  /** What it will be and is not yet. */
  change?: 'given' | 'taken';
  /** What is odd about it. */
  warning?: string;
  /** Nobody who looks may change it. */
  isFixed?: boolean;
}

export interface MatrixHandle {
  /** Brings a cell into sight and gives it the focus. */
  focusCell: (permission: string, role: string) => void;
}

export interface PermissionMatrixProps {
  /** Names the matrix for a screen reader. */
  label: string;
  /** The lines: each with an id, a label, a code and the group it stands in. */
  permissions: readonly MatrixPermission[];
  /** The columns: each with an id and a label. */
  roles: readonly MatrixRole[];
  /** In their order; those without a line are left out. */
  groups: readonly { id: string; label: string }[];
  /** What a permission is in a role: on or off, and what is odd about it or will change. */
  cellOf: (permission: string, role: string) => MatrixCell;
  /** Called with the ids of the permission and the role whose cell was pressed. */
  onToggle: (permission: string, role: string) => void;
  /** Can be read and walked, but not changed. */
  isReadOnly?: boolean;
  /** What it says where its lines are no permissions. */
  says?: Partial<MatrixWords>;
  /** What may be done with a role; none where it gives nothing. */
  menuOfRole?: (role: MatrixRole) => MenuEntry[];
  /** What may be done with a permission; none where it gives nothing. */
  menuOfPermission?: (permission: MatrixPermission) => MenuEntry[];
  /** Reaches the matrix, to give a cell the focus. */
  ref?: Ref<MatrixHandle>;
}
