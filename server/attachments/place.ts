import type { ActivityEvent } from '../kernel/activity/record.ts';
import { notFound } from '../kernel/problem.ts';
import type { Db } from '../kernel/store/tables.ts';
import { inProject } from '../projects/access.ts';
import { stepNameOf } from '../projects/queries.ts';
import { words } from './words/index.ts';

/** Where a file is attached: to a step, or to the project itself. */
export interface Place {
  projectId: string;
  stepId: string | null;
}

/** What the step of a place is called, null where there is none; refuses (404) a step that the project does not have. */
export async function stepAt(db: Db, { projectId, stepId }: Place): Promise<string | null> {
  if (stepId === null) return null;
  const name = await stepNameOf(db, projectId, stepId);
  if (name === undefined) throw notFound(words.missingStep);
  return name;
}

/** What happens to a file, and where. */
export const about = (
  { projectId }: Place,
  { id, name, step }: { id: string; name: string; step: string | null },
): Omit<ActivityEvent, 'verb'> => ({
  subject: inProject(projectId),
  entity: 'attachment',
  entity_id: id,
  label: name,
  ...(step !== null && { changes: [{ field: 'step', before: null, after: step }] }),
});
