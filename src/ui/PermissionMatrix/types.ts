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
  label: string;
  permissions: readonly MatrixPermission[];
  roles: readonly MatrixRole[];
  /** In their order; those without a line are left out. */
  groups: readonly { id: string; label: string }[];
  cellOf: (permission: string, role: string) => MatrixCell;
  onToggle: (permission: string, role: string) => void;
  isReadOnly?: boolean;
  /** What it says where its lines are no permissions. */
  says?: Partial<MatrixWords>;
  /** What may be done with a role, or a permission; none where it gives nothing. */
  menuOfRole?: (role: MatrixRole) => MenuEntry[];
  menuOfPermission?: (permission: MatrixPermission) => MenuEntry[];
  ref?: Ref<MatrixHandle>;
}
