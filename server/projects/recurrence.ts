import { sql } from 'kysely';
import { nextOccurrence } from '#domain/recurrence';
import type { Context } from '../http/context.ts';
import { recordActivity } from '../kernel/activity/record.ts';
import { newId } from '../kernel/ids.ts';
import type { Row, Tx } from '../kernel/store/tables.ts';
import { notifyAssigned } from '../notifications/queries.ts';
import { inProject } from './access.ts';
import { checkRoomForStep, checkRoomForSubSteps } from './caps.ts';
import { moveTo } from './order.ts';
import { keyOfRuleIn, ruleColumns, ruleInKey } from './recurrence-key.ts';
import { todayOf } from './today.ts';

interface StepPlace {
  id: string;
  stepId: string;
}

const none = { ...ruleColumns(null), repeats_since: null };

const findStep = (tx: Tx, id: string) =>
  tx.selectFrom('steps').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const aboutStep = (projectId: string, { id, name }: Pick<Row<'steps'>, 'id' | 'name'>) =>
  ({ subject: inProject(projectId), entity: 'step', entity_id: id, label: name }) as const;

const placesOf = (tx: Tx, projectId: string) =>
  tx
    .selectFrom('steps')
    .where('project_id', '=', projectId)
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'position'])
    .execute();

async function copySubSteps(tx: Tx, from: string, to: string, { person, now }: Context): Promise<void> {
  await sql`insert into sub_steps (id, step_id, name, description, position, created_by, created_at, updated_at)
    select gen_random_uuid(), ${to}::uuid, name, description, row_number() over (order by position, id),
      ${person.id}::uuid, ${now}::timestamptz, ${now}::timestamptz
    from sub_steps where step_id = ${from}::uuid`.execute(tx);
}

/** Makes the next turn of a step that was done, right after it, and lets it carry the rule on. */
export async function createNextOccurrence(
  tx: Tx,
  { id: projectId, stepId }: StepPlace,
  context: Context,
): Promise<void> {
  const { person, now } = context;
  const done = await findStep(tx, stepId);
  const rule = ruleInKey(keyOfRuleIn(done));
  if (!rule) return;
  await checkRoomForStep(tx, projectId);
  await checkRoomForSubSteps(tx, projectId, stepId);
  const { unit_id } = await tx
    .selectFrom('projects')
    .where('id', '=', projectId)
    .select('unit_id')
    .executeTakeFirstOrThrow();
  const { since, ...dates } = nextOccurrence({
    rule,
    start_date: done.start_date,
    due_date: done.due_date,
    since: done.repeats_since,
    today: await todayOf(tx, unit_id, now),
  });
  // It may have had a turn before, which somebody touched; and from now on the rule is its next one's.
  await tx.updateTable('steps').set({ repeated_from: null }).where('repeated_from', '=', stepId).execute();
  await tx.updateTable('steps').set(none).where('id', '=', stepId).execute();
  const places = await placesOf(tx, projectId);
  const next = {
    ...done,
    ...dates,
    id: newId(),
    position: (places.at(-1)?.position ?? 0) + 1,
    status: 'todo',
    blocked_reason: null,
    repeats_since: since,
    repeated_from: stepId,
    created_by: person.id,
    created_at: now,
    updated_at: now,
    version: 1,
  } as const;
  await tx.insertInto('steps').values(next).execute();
  await copySubSteps(tx, stepId, next.id, context);
  await moveTo(tx, 'steps', projectId, next.id, places.findIndex(({ id }) => id === stepId) + 2);
  const { assignee_id: to } = next;
  await notifyAssigned(tx, { project_id: projectId, step_id: next.id, from: null, to }, context);
  await recordActivity(tx, { ...aboutStep(projectId, next), verb: 'created' }, context);
}

/** The next turn of a step, where nobody has touched it. */
async function untouchedTurn(tx: Tx, stepId: string): Promise<Row<'steps'> | undefined> {
  return tx
    .selectFrom('steps as n')
    .selectAll('n')
    .where('n.repeated_from', '=', stepId)
    .where('n.version', '=', 1)
    .where(
      sql<boolean>`not exists (select from comments where step_id = n.id)
        and not exists (select from attachments where step_id = n.id)
        and not exists (select from step_dependencies where depends_on = n.id)
        and not exists (select from sub_steps where step_id = n.id and (version > 1 or created_at <> n.created_at))
        and (select count(*) from sub_steps where step_id = n.id)
          = (select count(*) from sub_steps where step_id = n.repeated_from)`,
    )
    .executeTakeFirst();
}

/** Takes the next turn of a step back that is open again, and gives it the rule back; what somebody touched stays. */
export async function undoNextOccurrence(
  tx: Tx,
  { id: projectId, stepId }: StepPlace,
  context: Context,
): Promise<void> {
  const turn = await untouchedTurn(tx, stepId);
  if (!turn) return;
  const { assignee_id: from, repeats_every, repeats_unit, repeats_since } = turn;
  await notifyAssigned(tx, { project_id: projectId, step_id: turn.id, from, to: null }, context);
  await tx.deleteFrom('steps').where('id', '=', turn.id).execute();
  await tx
    .updateTable('steps')
    .set({ repeats_every, repeats_unit, repeats_since })
    .where('id', '=', stepId)
    .where('repeats_every', 'is', null)
    .execute();
  await recordActivity(tx, { ...aboutStep(projectId, turn), verb: 'deleted' }, context);
}
