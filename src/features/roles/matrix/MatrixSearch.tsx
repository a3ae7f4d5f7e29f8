import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { matches } from '#domain/search';
import { Columns, SearchField } from '#ui';
import { useWords } from '../../kernel/language';
import type { Permission, Role } from '../data/access';
import { useNames } from '../use-names';
import { matrixWords } from './words';

/** Roles and permissions that are looked for, each by words of its name or code; both stand in the address. */
export function useMatrixSearch(roles: readonly Role[], permissions: readonly Permission[]) {
  const names = useNames();
  const [params, setParams] = useSearchParams();
  // Typed at once; the address follows, which a page may be slow to.
  const [{ role, permission }, setTexts] = useState({
    role: params.get('role') ?? '',
    permission: params.get('permission') ?? '',
  });
  const write = (texts: { role: string; permission: string }) => {
    setTexts(texts);
    const filled = Object.entries(texts).filter(([, text]) => text);
    setParams(Object.fromEntries(filled), { replace: true, preventScrollReset: true });
  };
  return {
    role,
    permission,
    look: (name: 'role' | 'permission', text: string) => write({ role, permission, [name]: text }),
    clear: () => write({ role: '', permission: '' }),
    roles: roles.filter((each) => matches(role, names.role(each), each.code, each.name)),
    permissions: permissions.filter((each) =>
      matches(permission, names.permission(each), each.code, names.area(each.area)),
    ),
  };
}

interface MatrixSearchProps {
  search: ReturnType<typeof useMatrixSearch>;
  /** Whether roles are looked for too, or chosen one by one. */
  hasRoles: boolean;
}

/** Looks in both directions: for permissions, and for roles. */
export function MatrixSearch({ search, hasRoles }: MatrixSearchProps) {
  const t = useWords(matrixWords);
  return (
    <Columns minWidth="s">
      <SearchField
        label={t('searchPermission')}
        value={search.permission}
        onChange={(text) => search.look('permission', text)}
      />
      {hasRoles && (
        <SearchField label={t('searchRole')} value={search.role} onChange={(text) => search.look('role', text)} />
      )}
    </Columns>
  );
}
