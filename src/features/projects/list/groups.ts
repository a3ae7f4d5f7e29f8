import type { Day } from '#domain/dates';
import { type ProjectHealth, projectHealth } from '#domain/health';
import type { ProjectRow } from '../queries';
import { type Group, statuses } from './filters';

/** Projects that belong together. Its id is the status, the unit, the owner or the health; `none` where there is none. */
export interface ProjectGroup {
  id: string;
  /** A name that the rows give; the others are words of ours. */
  name?: string;
  rows: ProjectRow[];
}

const healths: ProjectHealth[] = ['off_track', 'at_risk', 'on_track'];
const orders: Partial<Record<Group, readonly string[]>> = { status: statuses, health: healths };

const keyOf = (row: ProjectRow, group: Group, today: Day): { id: string; name?: string } => {
  if (group === 'status') return { id: row.status };
  if (group === 'health') return { id: projectHealth(row, today) ?? 'none' };
  return (group === 'unit' ? row.unit : row.owner) ?? { id: 'none' };
};

/** Rows put together, each group in the order of the list; what is nobody's comes last. */
export function grouped(rows: readonly ProjectRow[], group: Group, today: Day): ProjectGroup[] {
  const found = new Map<string, ProjectGroup>();
  for (const row of rows) {
    const { id, name } = keyOf(row, group, today);
    const there = found.get(id) ?? { id, ...(name && { name }), rows: [] };
    there.rows.push(row);
    found.set(id, there);
  }
  const order = orders[group];
  const rank = ({ id }: ProjectGroup) => {
    if (id === 'none') return Number.MAX_SAFE_INTEGER;
    const place = order?.indexOf(id) ?? 0;
    return place < 0 ? Number.MAX_SAFE_INTEGER - 1 : place;
  };
  return [...found.values()].sort((a, b) => rank(a) - rank(b) || (a.name ?? '').localeCompare(b.name ?? '', 'pt-BR'));
}
