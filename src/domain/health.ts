import type { Schema } from '#openapi/operations';
import type { Day } from './dates.ts';
import { isOver } from './project-lifecycle.ts';
import { workingDaysBetween } from './working-days.ts';

export type ProjectHealth = 'on_track' | 'at_risk' | 'off_track';

type HealthInput = Pick<Schema<'Project'>, 'status' | 'dead_line' | 'created_at' | 'progress'> &
  Partial<Pick<Schema<'Project'>, 'is_template'>>;

const maxLag = 0.25;
const finalDays = 5;
const nearlyDoneShare = 0.8;

/**
 * Returns the health of a project on a day: off track past its deadline; at risk when elapsed time exceeds progress by
 * more than 25 points, or in the last five working days with less than 80 % done. Undefined for templates and for
 * projects that are over or have no deadline.
 */
export function projectHealth(project: HealthInput, today: Day): ProjectHealth | undefined {
  const { status, dead_line: deadline, progress } = project;
  if (!deadline || isOver(status) || project.is_template) return undefined;
  if (deadline < today) return 'off_track';
  const done = progress.total === 0 ? 0 : progress.done / progress.total;
  // The day in UTC is precise enough: a few hours do not change the result.
  const created = project.created_at.slice(0, 10);
  const totalDays = workingDaysBetween(created, deadline);
  const elapsed = totalDays <= 0 ? 1 : workingDaysBetween(created, today) / totalDays;
  // Points are rounded as they are shown, so exactly 25 is not yet at risk.
  if (Math.round((elapsed - done) * 100) > maxLag * 100) return 'at_risk';
  return workingDaysBetween(today, deadline) < finalDays && done < nearlyDoneShare ? 'at_risk' : 'on_track';
}
