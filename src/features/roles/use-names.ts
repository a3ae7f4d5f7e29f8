import type { PermissionCode, RoleCode } from '#domain/permissions';
import { useWords } from '../kernel/language';
import type { Permission, Role } from './data/access';
import { accessWords } from './words';

/** What roles, permissions and areas are called: by the app where every workspace has them, by the workspace otherwise. */
export function useNames() {
  const t = useWords(accessWords);
  return {
    role: ({ code, name }: Pick<Role, 'code' | 'name'>) =>
      t.has(`role.${code as RoleCode}`) ? t(`role.${code as RoleCode}`) : name,
    permission: ({ code, name }: Pick<Permission, 'code' | 'name'>) =>
      t.has(`permission.${code as PermissionCode}`) ? t(`permission.${code as PermissionCode}`) : name || code,
    area: (area: Permission['area']) => t(`area.${area}`),
  };
}
