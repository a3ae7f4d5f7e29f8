import type { DemoPersonKey } from '../../kernel/demo-cast.ts';
import type { DemoProject } from './projects.ts';

/** Who does a step and when it begins, in days from today. */
export interface DemoPlan {
  who?: DemoPersonKey;
  start?: number;
}

const works = ['owner', 'manager', 'contributor'];
const lengths = [7, 12, 9];

/** A believable plan: the work goes round among those who do it, what runs has begun, what is far off is nobody's yet. */
export function planSteps(project: DemoProject): DemoPlan[] {
  const team = [project.owner, ...(Object.keys(project.members) as DemoPersonKey[])].filter(
    (who, at) => at === 0 || works.includes(project.members[who] ?? ''),
  );
  return project.steps.map(({ status, due }, at) => {
    const start = due === undefined ? undefined : due - (lengths[at % lengths.length] ?? 0);
    if (project.isTemplate) return { start };
    const runs = status === 'in_progress' || status === 'blocked';
    return {
      who: status === 'backlog' || status === 'cancelled' ? undefined : team[at % team.length],
      start: start !== undefined && runs ? Math.min(start, -2) : start,
    };
  });
}
