import { Copy, Eye, GitCompare, ListTodo, Pencil, Trash2, Users } from 'lucide-react';
import type { MenuEntry } from '#ui';
import { useWords } from '../../kernel/language';
import { useCan } from '../../kernel/session';
import { paths } from '../../paths';
import type { Permission, Role } from '../data/access';
import type { Opened } from './MatrixDialogs';
import { matrixWords } from './words';

/** What may be done with a role. */
export function useRoleActs(onOpen: (opened: Opened) => void) {
  const t = useWords(matrixWords);
  const can = useCan();
  const [mayChange, mayView] = [can('manage:rbac'), can('view:as_others')];
  return (role: Role): MenuEntry[] => [
    { id: 'people', label: t('act.people'), icon: Users, href: `${paths.rbacPeople()}?role=${role.id}` },
    { id: 'compare', label: t('act.compare'), icon: GitCompare, onAction: () => onOpen({ what: 'compare', role }) },
    ...(can('view:audit')
      ? [{ id: 'history', label: t('act.history'), icon: ListTodo, href: `${paths.audit()}?about=${role.id}` }]
      : []),
    ...(mayView
      ? ([
          { id: 'view-as', label: t('act.viewAs'), icon: Eye, onAction: () => onOpen({ what: 'view as', role }) },
        ] as const)
      : []),
    ...(mayChange
      ? ([
          { id: 'clone', label: t('act.clone'), icon: Copy, onAction: () => onOpen({ what: 'new role', from: role }) },
          { id: 'edit', label: t('act.edit'), icon: Pencil, onAction: () => onOpen({ what: 'role', role }) },
        ] as const)
      : []),
    ...(mayChange && !role.is_system
      ? ([
          {
            id: 'delete',
            label: t('act.delete'),
            icon: Trash2,
            tone: 'critical',
            onAction: () => onOpen({ what: 'delete role', role }),
          },
        ] as const)
      : []),
  ];
}

/** What may be done with a permission of the workspace's own. */
export function usePermissionActs(onOpen: (opened: Opened) => void) {
  const t = useWords(matrixWords);
  const can = useCan();
  return (permission: Permission): MenuEntry[] =>
    permission.is_system || !can('manage:rbac') || !can(permission.code)
      ? []
      : [
          {
            id: 'edit',
            label: t('act.edit'),
            icon: Pencil,
            onAction: () => onOpen({ what: 'permission', permission }),
          },
          {
            id: 'delete',
            label: t('act.delete'),
            icon: Trash2,
            tone: 'critical',
            onAction: () => onOpen({ what: 'delete permission', permission }),
          },
        ];
}
