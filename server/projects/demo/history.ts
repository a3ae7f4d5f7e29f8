import type { Schema } from '#openapi/operations';
import { newId } from '../../kernel/ids.ts';
import type { NewRow, Tx } from '../../kernel/store/tables.ts';

const hour = 3_600_000;

interface DemoProjectRows {
  project: NewRow<'projects'>;
  members: { id: string; name: string; role: Schema<'MemberRole'>; created_at: string }[];
  steps: NewRow<'steps'>[];
  subSteps: NewRow<'sub_steps'>[];
}
type Entry = Omit<NewRow<'activity'>, 'id' | 'subject_kind' | 'subject_id' | 'changes'> & {
  changes?: Schema<'FieldChange'>[];
};

/** What led to the status that a step has now. */
function statusHistory(step: NewRow<'steps'>, actor_id: string, latest: string): Entry[] {
  const { id: entity_id, name: label, status } = step;
  if (status === 'backlog') return [];
  const [first, then] = status === 'done' || status === 'blocked' ? ['in_progress', status] : [status, undefined];
  const change = (before: string, after: string, created_at: string): Entry => ({
    verb: 'changed',
    entity: 'step',
    entity_id,
    label,
    actor_id,
    created_at,
    changes: [{ field: 'status', before, after }],
  });
  const after = new Date(Date.parse(step.created_at) + 5 * hour).toISOString();
  return [change('backlog', first, after), ...(then ? [change(first, then, latest > after ? latest : after)] : [])];
}

/** What happened in a project of the demonstration, told from what it has become. */
export async function insertHistory(tx: Tx, { project, members, steps, subSteps }: DemoProjectRows): Promise<void> {
  const { id, name, created_by: actor_id, created_at } = project;
  const entries: Entry[] = [
    { verb: 'created', entity: 'project', entity_id: id, label: name, actor_id, created_at },
    ...members.map(
      ({ id: entity_id, name: label, role, created_at }): Entry => ({
        verb: 'joined',
        entity: 'member',
        entity_id,
        label,
        actor_id,
        created_at,
        changes: [{ field: 'role', before: null, after: role }],
      }),
    ),
  ];
  for (const step of steps) {
    entries.push({
      verb: 'created',
      entity: 'step',
      entity_id: step.id,
      label: step.name,
      actor_id,
      created_at: step.created_at,
    });
    const ticked = subSteps.filter(({ step_id, completed_at }) => step_id === step.id && completed_at);
    for (const { id: entity_id, name: label, completed_at, completed_by } of ticked)
      entries.push({
        verb: 'completed',
        entity: 'sub_step',
        entity_id,
        label,
        actor_id: completed_by,
        created_at: completed_at ?? created_at,
      });
    const latest = ticked.map(({ completed_at }) => completed_at ?? '').sort();
    entries.push(...statusHistory(step, step.assignee_id ?? actor_id, latest.at(-1) ?? step.created_at));
  }
  const inOrder = entries.sort((a, b) => (a.created_at < b.created_at ? -1 : 1));
  await tx
    .insertInto('activity')
    .values(
      inOrder.map(({ changes = [], ...entry }) => ({
        id: newId(),
        subject_kind: 'project' as const,
        subject_id: id,
        ...entry,
        changes: JSON.stringify(changes),
      })),
    )
    .execute();
}
