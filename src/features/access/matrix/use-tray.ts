import { useState } from 'react';
import { draftKey } from '../../kernel/drafts';
import { parseList, readStored } from '../../kernel/stored';
import type { Permission, Role } from '../data/access';
import { type Pending, pendingOf, type Tray, toggled } from './tray';

const key = draftKey('permission-matrix');

const parsePair = (given: unknown) =>
  Array.isArray(given) && typeof given[0] === 'string' && typeof given[1] === 'boolean'
    ? ([given[0], given[1]] as const)
    : undefined;

const read = (): Tray => new Map(readStored(globalThis.sessionStorage, key, parseList(parsePair)));

/** What waits to be sent; it outlives a reload and a session that ends. */
export function useTray(roles: readonly Role[], permissions: readonly Permission[]) {
  const [tray, setTray] = useState(read);
  const keep = (next: Tray) => {
    setTray(next);
    if (next.size === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify([...next]));
  };
  return {
    tray,
    pending: pendingOf(tray, roles, permissions),
    toggle: (permission: Permission, role: Role) => keep(toggled(tray, permission, role)),
    drop: ({ id }: Pending) => keep(new Map([...tray].filter(([each]) => each !== id))),
    clear: () => keep(new Map()),
  };
}

export type UseTray = ReturnType<typeof useTray>;
