import { personToken } from '#domain/mentions';
import { normalizeTags } from '#domain/tags';
import type { Ask, Schema } from '#openapi/operations';
import { diffFields } from '../kernel/activity/record.ts';
import type { Row, Tx } from '../kernel/store/tables.ts';
import { idsInKey, keyOfIds, namesOfSteps } from './dependencies.ts';
import { keyOfRule } from './recurrence-key.ts';

type Step = Schema<'Step'>;

/** What may change of a step and stands in columns of its own. */
export type StepColumns = Pick<
  Row<'steps'>,
  'name' | 'description' | 'status' | 'start_date' | 'due_date' | 'assignee_id' | 'priority' | 'blocked_reason'
>;

/** All that may change of a step, each as one value to compare: what it depends on, its tags and how it repeats as texts. */
export type StepFields = StepColumns & { depends_on: string; tags: string; repeats: string | null };

const keyOfTags = (tags: readonly string[]) => normalizeTags(tags).join('\n');

/** The tags in a text of them. */
export const tagsInKey = (key: string): string[] => key.split('\n').filter(Boolean);

/** A step, or its fields, as they are kept. */
export const fieldsOf = (of: Step | StepFields): StepFields => ({
  name: of.name.trim(),
  description: of.description,
  status: of.status,
  start_date: of.start_date,
  due_date: of.due_date,
  assignee_id: 'assignee' in of ? (of.assignee?.id ?? null) : of.assignee_id,
  priority: of.priority,
  blocked_reason: of.blocked_reason?.trim() ?? null,
  depends_on: typeof of.depends_on === 'string' ? of.depends_on : keyOfIds(of.depends_on),
  tags: typeof of.tags === 'string' ? of.tags : keyOfTags(of.tags),
  repeats: typeof of.repeats === 'string' ? of.repeats : keyOfRule(of.repeats),
});

/** What a change asks for, as it is compared. */
export const wantedOf = ({ depends_on, tags, repeats, ...wanted }: Ask<'updateStep'>['body']) => ({
  ...wanted,
  ...(depends_on && { depends_on: keyOfIds(depends_on) }),
  ...(tags && { tags: keyOfTags(tags) }),
  ...(repeats !== undefined && { repeats: keyOfRule(repeats) }),
});

const tokenOf = (personId: string | null) => personId && personToken(personId);

/** What differs between two states of a step: people by id, steps by their names. */
export async function fieldChanges(tx: Tx, projectId: string, before: StepFields, after: StepFields) {
  const { assignee_id: from, depends_on: dependedOn, tags: tagged, ...columnsBefore } = before;
  const { assignee_id: to, depends_on: dependsOn, tags, ...columnsAfter } = after;
  const changes = diffFields(columnsBefore, columnsAfter);
  if (from !== to) changes.push({ field: 'assignee', before: tokenOf(from), after: tokenOf(to) });
  if (dependedOn !== dependsOn) {
    const names = async (key: string) => ({ depends_on: await namesOfSteps(tx, projectId, idsInKey(key)) });
    changes.push(...diffFields(await names(dependedOn), await names(dependsOn)));
  }
  const list = (key: string) => ({ tags: tagsInKey(key).join(', ') || null });
  return [...changes, ...diffFields(list(tagged), list(tags))];
}
