import { useTray as useKeptTray } from '../../kit/tray/use-tray';
import type { Permission, Role } from '../data/access';
import { pendingOf, toggled } from './tray';

/** What waits to be sent of the matrix. */
export function useTray(roles: readonly Role[], permissions: readonly Permission[]) {
  const { tray, keep, drop, clear } = useKeptTray('permission-matrix');
  return {
    tray,
    pending: pendingOf(tray, roles, permissions),
    toggle: (permission: Permission, role: Role) => keep(toggled(tray, permission, role)),
    drop,
    clear,
  };
}

export type UseTray = ReturnType<typeof useTray>;
