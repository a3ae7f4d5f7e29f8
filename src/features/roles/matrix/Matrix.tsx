import { type MatrixCell, PermissionMatrix } from '#ui';
import { useWords } from '../../kernel/language';
import { useCan } from '../../kernel/session';
import { cellKey } from '../../kit/tray/use-tray';
import { areas, type Permission, type Role } from '../data/access';
import { useNames } from '../use-names';
import type { Opened } from './MatrixDialogs';
import { lackingFor, willHave } from './pending-changes';
import { usePermissionActs, useRoleActs } from './use-acts';
import type { UseTray } from './use-tray';
import { matrixWords } from './words';

export interface ShownProps {
  roles: readonly Role[];
  permissions: readonly Permission[];
  /** Those that are not looked for too. */
  all: readonly Permission[];
  tray: UseTray;
  onOpen: (opened: Opened) => void;
}

const byId = <Each extends { id: string }>(list: readonly Each[]) => new Map(list.map((each) => [each.id, each]));

/** All roles beside each other. */
export function Matrix({ roles, permissions, all, tray: { tray, toggle }, onOpen }: ShownProps) {
  const t = useWords(matrixWords);
  const names = useNames();
  const can = useCan();
  const mayChange = can('manage:rbac');
  const [actsOfRole, actsOfPermission] = [useRoleActs(onOpen), usePermissionActs(onOpen)];
  const [roleById, permissionById] = [byId(roles), byId(permissions)];

  function cellOf(permissionId: string, roleId: string): MatrixCell {
    const [permission, role] = [permissionById.get(permissionId), roleById.get(roleId)];
    if (!permission || !role) return { isOn: false };
    const isOn = willHave(tray, permission, role);
    const isChanged = tray.has(cellKey(permissionId, roleId)) && isOn !== role.permissions.includes(permission.code);
    const lacking = isOn ? lackingFor(tray, permission, role, all).map(names.permission).join(', ') : '';
    return {
      isOn,
      change: isChanged ? (isOn ? 'given' : 'taken') : undefined,
      warning: lacking ? t('requires', { names: lacking }) : undefined,
      isFixed: !can(permission.code),
    };
  }

  return (
    <PermissionMatrix
      label={t('matrix')}
      groups={areas.map((id) => ({ id, label: names.area(id) }))}
      permissions={permissions.map((permission) => ({
        id: permission.id,
        label: names.permission(permission),
        code: permission.code,
        group: permission.area,
        mark: permission.is_sensitive ? t('sensitive') : undefined,
      }))}
      roles={roles.map((role) => ({
        id: role.id,
        label: names.role(role),
        note: t('people', { count: role.users_count }),
        isLocked: role.code === 'admin',
      }))}
      cellOf={cellOf}
      onToggle={(permissionId, roleId) => {
        const [permission, role] = [permissionById.get(permissionId), roleById.get(roleId)];
        if (permission && role) toggle(permission, role);
      }}
      isReadOnly={!mayChange}
      menuOfRole={({ id }) => {
        const role = roleById.get(id);
        return role ? actsOfRole(role) : [];
      }}
      menuOfPermission={({ id }) => {
        const permission = permissionById.get(id);
        return permission ? actsOfPermission(permission) : [];
      }}
    />
  );
}
