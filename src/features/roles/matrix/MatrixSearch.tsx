import { matchesSearch } from '#domain/search';
import { Columns, SearchField } from '#ui';
import { useWords } from '../../kernel/language';
import { useSearches } from '../../kit/tray/use-searches';
import type { Permission, Role } from '../data/access';
import { useNames } from '../use-names';
import { matrixWords } from './words';

/** Roles and permissions that are looked for, each by words of its name or code. */
export function useMatrixSearch(roles: readonly Role[], permissions: readonly Permission[]) {
  const names = useNames();
  const { found, ...search } = useSearches(['role', 'permission']);
  return {
    ...search,
    roles: roles.filter((each) => matchesSearch(found.role, names.role(each), each.code, each.name)),
    permissions: permissions.filter((each) =>
      matchesSearch(found.permission, names.permission(each), each.code, names.area(each.area)),
    ),
  };
}

interface MatrixSearchProps {
  search: ReturnType<typeof useMatrixSearch>;
  /** Whether roles are looked for too, or chosen one by one. */
  hasRoles: boolean;
}

/** Looks in both directions: for permissions, and for roles. */
export function MatrixSearch({ search: { texts, write }, hasRoles }: MatrixSearchProps) {
  const t = useWords(matrixWords);
  return (
    <Columns minWidth="s">
      <SearchField
        label={t('searchPermission')}
        value={texts.permission}
        onChange={(permission) => write({ permission })}
      />
      {hasRoles && <SearchField label={t('searchRole')} value={texts.role} onChange={(role) => write({ role })} />}
    </Columns>
  );
}
