import { stepProgress } from '#domain/progress';
import type { Schema } from '#openapi/operations';
import type { Row } from '../kernel/store/tables.ts';
import type { ProjectRow } from './queries.ts';
import { keyOfRuleIn, ruleInKey } from './recurrence-key.ts';

export type SubStepRow = Row<'sub_steps'> & {
  completed_by_name: string | null;
  outcome: Schema<'SubStepOutcome'> | null;
};

export type StepRow = Row<'steps'> & {
  assignee_name: string | null;
  depends_on: string[];
  next_id: string | null;
  next_due_date: string | null;
};

/** A sub-step as the contract shows it. */
export const subStepJson = (row: SubStepRow): Schema<'SubStep'> => ({
  id: row.id,
  step_id: row.step_id,
  name: row.name,
  description: row.description,
  status: row.status,
  position: row.position,
  completed_at: row.completed_at,
  completed_by: row.completed_by ? { id: row.completed_by, name: row.completed_by_name ?? '' } : null,
  ...(row.outcome && { outcome: row.outcome }),
  created_at: row.created_at,
  updated_at: row.updated_at,
  version: row.version,
});

/** A step as the contract shows it, with its sub-steps in the order given. */
export const stepJson = (row: StepRow, subSteps: SubStepRow[]): Schema<'Step'> => ({
  id: row.id,
  project_id: row.project_id,
  name: row.name,
  description: row.description,
  status: row.status,
  start_date: row.start_date,
  due_date: row.due_date,
  assignee: row.assignee_id ? { id: row.assignee_id, name: row.assignee_name ?? '' } : null,
  priority: row.priority,
  blocked_reason: row.blocked_reason,
  depends_on: row.depends_on,
  tags: row.tags,
  repeats: ruleInKey(keyOfRuleIn(row)),
  followed_by: row.next_id ? { id: row.next_id, due_date: row.next_due_date } : null,
  position: row.position,
  progress: stepProgress({ status: row.status, sub_steps: subSteps }),
  sub_steps: subSteps.map(subStepJson),
  created_at: row.created_at,
  updated_at: row.updated_at,
  version: row.version,
});

/** A project as lists show it. */
export const projectJson = (row: ProjectRow): Schema<'ProjectListItem'> => ({
  id: row.id,
  code: row.code,
  name: row.name,
  description: row.description,
  status: row.status,
  dead_line: row.dead_line,
  unit: row.unit_id ? { id: row.unit_id, name: row.unit_name ?? '' } : null,
  owner: { id: row.owner_id, name: row.owner_name },
  my_role: row.my_role,
  progress: { done: row.progress_done, total: row.progress_total },
  members_count: row.members_count,
  is_template: row.is_template,
  is_sample: row.is_sample,
  created_at: row.created_at,
  updated_at: row.updated_at,
  version: row.version,
});
