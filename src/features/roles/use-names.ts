import { isSeededRole, isSystemPermission } from '#domain/permissions';
import { useWords } from '../kernel/language';
import type { Permission, Role } from './data/access';
import { accessWords } from './words';

/** What roles, permissions and areas are called: by the app where every workspace has them, by the workspace otherwise. */
export function useNames() {
  const t = useWords(accessWords);
  return {
    role: ({ code, name }: Pick<Role, 'code' | 'name'>) => (isSeededRole(code) ? t(`role.${code}`) : name),
    permission: ({ code, name }: Pick<Permission, 'code' | 'name'>) =>
      isSystemPermission(code) ? t(`permission.${code}`) : name || code,
    area: (area: Permission['area']) => t(`area.${area}`),
  };
}
