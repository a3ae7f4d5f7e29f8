import type { MatrixPermission } from './types';

/** A rendered line: a group header or a permission. */
export type Line =
  | { kind: 'group'; id: string; label: string; count: number }
  | { kind: 'permission'; permission: MatrixPermission };

/** Returns the permissions below their group headers. */
export const linesOf = (
  permissions: readonly MatrixPermission[],
  groups: readonly { id: string; label: string }[],
): Line[] => {
  const grouped = Map.groupBy(permissions, ({ group }) => group);
  return groups.flatMap(({ id, label }): Line[] => {
    const inside = grouped.get(id) ?? [];
    if (inside.length === 0) return [];
    return [
      { kind: 'group', id, label, count: inside.length },
      ...inside.map((permission) => ({ kind: 'permission' as const, permission })),
    ];
  });
};

/** Returns the index of a permission's line, or -1. */
export const lineOf = (lines: readonly Line[], permission: string | undefined) =>
  lines.findIndex((each) => each.kind === 'permission' && each.permission.id === permission);

/** Returns the next permission line in a direction, or the current one. */
export function stepFrom(lines: readonly Line[], from: number, by: 1 | -1): number {
  for (let at = from + by; at >= 0 && at < lines.length; at += by) if (lines[at]?.kind === 'permission') return at;
  return from;
}
