import { cellKey, type Tray, toggleCell } from '../../kit/tray/use-tray';
import type { Permission, Role } from '../data/access';

/** A change that waits to be sent. */
export interface Pending {
  id: string;
  role: Role;
  permission: Permission;
  isGiven: boolean;
}

/** Whether a role will have a permission. */
export const willHave = (tray: Tray, { id, code }: Pick<Permission, 'id' | 'code'>, role: Role): boolean =>
  tray.get(cellKey(id, role.id)) ?? role.permissions.includes(code);

/** The tray after a cell was pressed. */
export const toggled = (tray: Tray, permission: Permission, role: Role): Tray =>
  toggleCell(tray, cellKey(permission.id, role.id), role.permissions.includes(permission.code));

/** What waits to be sent, role by role. What somebody did meanwhile, or what is gone, waits no more. */
export const pendingOf = (tray: Tray, roles: readonly Role[], permissions: readonly Permission[]): Pending[] =>
  roles.flatMap((role) =>
    permissions.flatMap((permission): Pending[] => {
      const id = cellKey(permission.id, role.id);
      const isGiven = tray.get(id);
      if (isGiven === undefined || isGiven === role.permissions.includes(permission.code)) return [];
      return [{ id, role, permission, isGiven }];
    }),
  );

/** The codes that a permission is of little use without, and that a role will not have. */
export const lackingFor = (
  tray: Tray,
  permission: Permission,
  role: Role,
  permissions: readonly Permission[],
): Permission[] =>
  permission.requires.flatMap((code) => {
    const required = permissions.find((each) => each.code === code);
    return required && !willHave(tray, required, role) ? [required] : [];
  });
