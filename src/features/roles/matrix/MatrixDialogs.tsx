import type { Permission, Role } from '../data/access';
import { useNames } from '../use-names';
import { ViewAs } from '../view-as/ViewAs';
import { CompareRoles } from './CompareRoles';
import { DeletePermission, DeleteRole } from './DeleteAccess';
import { PermissionForm } from './PermissionForm';
import { RoleForm } from './RoleForm';

/** What stands over the matrix. */
export type Opened =
  | { what: 'new role'; from?: Role }
  | { what: 'role' | 'delete role' | 'view as'; role: Role }
  | { what: 'compare'; role?: Role }
  | { what: 'new permission' }
  | { what: 'permission' | 'delete permission'; permission: Permission };

export interface MatrixDialogsProps {
  opened: Opened;
  roles: readonly Role[];
  permissions: readonly Permission[];
  onOpen: (opened: Opened | undefined) => void;
}

/** Whichever dialog is asked for. */
export function MatrixDialogs({ opened, roles, permissions, onOpen }: MatrixDialogsProps) {
  const names = useNames();
  const onClose = () => onOpen(undefined);
  switch (opened.what) {
    case 'new role':
      return <RoleForm from={opened.from} onClose={onClose} />;
    case 'role':
      return <RoleForm role={opened.role} onClose={onClose} />;
    case 'delete role':
      return <DeleteRole role={opened.role} onClose={onClose} />;
    case 'view as':
      return <ViewAs target={{ role_id: opened.role.id, name: names.role(opened.role) }} onClose={onClose} />;
    case 'compare':
      return <CompareRoles first={opened.role} roles={roles} permissions={permissions} onClose={onClose} />;
    case 'new permission':
      return <PermissionForm onClose={onClose} />;
    case 'permission':
      return <PermissionForm permission={opened.permission} onClose={onClose} />;
    case 'delete permission':
      return <DeletePermission permission={opened.permission} onClose={onClose} />;
  }
}
