import { useTray as useKeptTray } from '../../kit/tray/use-tray';
import type { Permission, Role } from '../data/access';
import { pendingOf, toggled } from './pending-changes';

/** What waits to be sent of the matrix. */
export function useTray(roles: readonly Role[], permissions: readonly Permission[]) {
  const { tray, pending, keep, drop, clear } = useKeptTray('permission-matrix', (kept) =>
    pendingOf(kept, roles, permissions),
  );
  return {
    tray,
    pending,
    toggle: (permission: Permission, role: Role) => keep((now) => toggled(now, permission, role)),
    drop,
    clear,
  };
}

export type UseTray = ReturnType<typeof useTray>;
