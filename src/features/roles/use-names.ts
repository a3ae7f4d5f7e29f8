import type { PermissionCode, RoleCode } from '#domain/permissions';
import { useWords } from '../kernel/language';
import type { Permission, Role } from './data/access';
import { accessWords } from './words';

// Asked of the words themselves: `t.has` takes its time over what is not there, and most roles are a workspace's own.
const { role: roleWords, permission: permissionWords } = accessWords['pt-BR'];
const isNamedRole = (code: string): code is RoleCode => Object.hasOwn(roleWords, code);
const isNamedPermission = (code: string): code is PermissionCode => Object.hasOwn(permissionWords, code);

/** What roles, permissions and areas are called: by the app where every workspace has them, by the workspace otherwise. */
export function useNames() {
  const t = useWords(accessWords);
  return {
    role: ({ code, name }: Pick<Role, 'code' | 'name'>) => (isNamedRole(code) ? t(`role.${code}`) : name),
    permission: ({ code, name }: Pick<Permission, 'code' | 'name'>) =>
      isNamedPermission(code) ? t(`permission.${code}`) : name || code,
    area: (area: Permission['area']) => t(`area.${area}`),
  };
}
