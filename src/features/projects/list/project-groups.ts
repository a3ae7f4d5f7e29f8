import type { Day } from '#domain/dates';
import { type ProjectHealth, projectHealth } from '#domain/health';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import type { GroupBy } from '../../kit/list/groups';
import type { ProjectRow } from '../data/queries';
import { projectStatuses } from '../data/statuses';
import { words } from '../words';
import { projectListWords } from './words';

const worstFirst: ProjectHealth[] = ['off_track', 'at_risk', 'on_track'];

/** What projects are put together by. */
export const projectGroups = (today: Day) =>
  ({
    status: { of: ({ status }) => ({ id: status }), order: projectStatuses },
    unit: { of: ({ unit }) => unit },
    owner: { of: ({ owner }) => owner },
    health: {
      of: (row) => {
        const health = projectHealth(row, today);
        return health && { id: health };
      },
      order: worstFirst,
    },
  }) satisfies Record<string, GroupBy<ProjectRow>>;

/** The same with what the groups are called. */
export function useProjectGroups(): Record<string, GroupBy<ProjectRow>> {
  const t = useWords(words);
  const own = useWords(projectListWords);
  const groups = projectGroups(useFormats().today());
  const nameIn = (folder: 'status' | 'health') => (id: string) => {
    const key = `${folder}.${id}` as 'status.active';
    return t.has(key) ? t(key) : id;
  };
  return {
    ...groups,
    status: { ...groups.status, nameOf: nameIn('status') },
    unit: { ...groups.unit, nameOf: () => t('noUnit') },
    health: { ...groups.health, nameOf: (id) => (id === 'none' ? own('noHealth') : nameIn('health')(id)) },
  };
}
