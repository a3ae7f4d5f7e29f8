import { sql } from 'kysely';
import { higherRole } from '#domain/access';
import type { Schema } from '#openapi/operations';
import type { Context } from '../http/context.ts';
import { recordActivity } from '../kernel/activity/record.ts';
import { newId } from '../kernel/ids.ts';
import type { Db, Tx } from '../kernel/store/tables.ts';
import { inProject } from './access.ts';
import { checkRoomForMember, checkRoomForSubStep } from './caps.ts';
import { dependsOnColumn } from './dependencies.ts';
import { recount } from './progress.ts';
import { projectJson, type StepRow, type SubStepRow, stepJson } from './serializers.ts';

/** Projects with their unit and the role that one person has in each: what is chosen and cut before the rest is looked up. */
export const projectsFor = (db: Db, personId: string) =>
  db
    .selectFrom('projects as p')
    .leftJoin('project_members as m', (join) => join.onRef('m.project_id', '=', 'p.id').on('m.user_id', '=', personId))
    .leftJoin('units as u', 'u.id', 'p.unit_id')
    .select([
      'p.id',
      'p.code',
      'p.name',
      'p.name_key',
      'p.description',
      'p.status',
      'p.dead_line',
      'p.unit_id',
      'p.created_by',
      'p.is_template',
      'p.is_sample',
      'p.progress_done',
      'p.progress_total',
      'p.created_at',
      'p.updated_at',
      'p.version',
      'm.role as my_role',
      'u.name as unit_name',
    ]);

/** Chosen projects with their owner (of several, the first) and the number of their members. */
export const withPeople = (db: Db, chosen: ReturnType<typeof projectsFor>) =>
  db
    .selectFrom(chosen.as('p'))
    // One look at the members gives both.
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('project_members')
          .whereRef('project_id', '=', 'p.id')
          .select([
            sql<number>`count(*)::integer`.as('members_count'),
            sql<string | null>`(array_agg(user_id order by created_at, user_id) filter (where role = 'owner'))[1]`.as(
              'owner_id',
            ),
          ])
          .as('t'),
      (join) => join.onTrue(),
    )
    .innerJoin('users as o', (join) => join.on('o.id', '=', sql<string>`coalesce(t.owner_id, p.created_by)`))
    .selectAll('p')
    .select(['o.id as owner_id', 'o.name as owner_name', 't.members_count']);

export type ProjectRow = Awaited<ReturnType<ReturnType<typeof withPeople>['executeTakeFirstOrThrow']>>;

/** Steps with the name of whoever is to do them and their next turn, in their order. */
export const steps = (db: Db) =>
  db
    .selectFrom('steps as s')
    .leftJoin('users as a', 'a.id', 's.assignee_id')
    .leftJoin('steps as next', 'next.repeated_from', 's.id')
    .selectAll('s')
    .select(['a.name as assignee_name', 'next.id as next_id', 'next.due_date as next_due_date'])
    .select(dependsOnColumn)
    .orderBy('s.position')
    .orderBy('s.id');

/** What a sub-step (`ss`) came of. A private meeting has no title there, nor one of another project. */
export const outcomeColumn = sql<Schema<'SubStepOutcome'> | null>`(
  select jsonb_build_object('meeting_id', o.meeting_id,
    'title', case when m.is_private or m.project_id is distinct from st.project_id then null else m.title end,
    'person', case when op.id is not null then jsonb_build_object('id', op.id, 'name', op.name) end,
    'due_date', o.due_date)
  from meeting_outcomes o
  join meetings m on m.id = o.meeting_id
  join steps st on st.id = ss.step_id
  left join users op on op.id = o.person_id
  where o.sub_step_id = ss.id)`.as('outcome');

/** Sub-steps with the name of whoever ticked them and what they came of, in their order. */
export const subSteps = (db: Db) =>
  db
    .selectFrom('sub_steps as ss')
    .leftJoin('users as c', 'c.id', 'ss.completed_by')
    .selectAll('ss')
    .select(['c.name as completed_by_name', outcomeColumn])
    .orderBy('ss.position')
    .orderBy('ss.id');

/** The sub-steps of some steps, by step. */
export async function subStepsOf(db: Db, stepIds: string[]): Promise<Map<string, SubStepRow[]>> {
  const rows = stepIds.length === 0 ? [] : await subSteps(db).where('ss.step_id', 'in', stepIds).execute();
  return Map.groupBy(rows, ({ step_id }) => step_id);
}

/** One step with its sub-steps, or nothing when the project has no such step. */
export async function readStep(db: Db, projectId: string, id: string): Promise<Schema<'Step'> | undefined> {
  const row = await steps(db).where('s.id', '=', id).where('s.project_id', '=', projectId).executeTakeFirst();
  return row && stepJson(row, (await subStepsOf(db, [id])).get(id) ?? []);
}

/** What a step of a project is called; nothing where the project has no such step. */
export async function stepNameOf(db: Db, projectId: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('steps')
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .select('name')
    .executeTakeFirst();
  return row?.name;
}

/** One project with all that it holds, as one person sees it. */
export async function readProject(db: Db, id: string, personId: string): Promise<Schema<'ProjectDetail'> | undefined> {
  const row = await withPeople(db, projectsFor(db, personId).where('p.id', '=', id)).executeTakeFirst();
  if (!row) return undefined;
  const found: StepRow[] = await steps(db).where('s.project_id', '=', id).execute();
  const inside = Map.groupBy(
    await subSteps(db).innerJoin('steps as s', 's.id', 'ss.step_id').where('s.project_id', '=', id).execute(),
    ({ step_id }) => step_id,
  );
  return { ...projectJson(row), steps: found.map((step) => stepJson(step, inside.get(step.id) ?? [])) };
}

/** Adds a sub-step at the end of a step of a project that is held, and tells of it; gives its id. */
export async function addSubStep(
  tx: Tx,
  { projectId, stepId }: { projectId: string; stepId: string },
  { name, description = '' }: Schema<'NewSubStep'>,
  context: Context,
): Promise<string> {
  const { now, person } = context;
  await checkRoomForSubStep(tx, projectId, stepId);
  const { last } = await tx
    .selectFrom('sub_steps')
    .where('step_id', '=', stepId)
    .select(sql<number>`coalesce(max(position), 0)`.as('last'))
    .executeTakeFirstOrThrow();
  const [id, label] = [newId(), name.trim()];
  const marks = { created_by: person.id, created_at: now, updated_at: now, version: 1 };
  await tx
    .insertInto('sub_steps')
    .values({ id, step_id: stepId, name: label, description, status: false, position: last + 1, ...marks })
    .execute();
  await recount(tx, projectId, now);
  const what = { subject: inProject(projectId), verb: 'created', entity: 'sub_step', entity_id: id, label } as const;
  await recordActivity(tx, what, context);
  return id;
}

/** Makes the caller a member of a project that is held; whoever is one gets the higher of both roles. */
export async function joinProject(
  tx: Tx,
  project_id: string,
  role: Schema<'MemberRole'>,
  context: Context,
): Promise<void> {
  const { person, now } = context;
  const before = await tx
    .selectFrom('project_members')
    .where('project_id', '=', project_id)
    .where('user_id', '=', person.id)
    .select(['id', 'role'])
    .executeTakeFirst();
  if (before && higherRole(before.role, role) === before.role) return;
  if (!before) await checkRoomForMember(tx, project_id);
  const id = before?.id ?? newId();
  await tx
    .insertInto('project_members')
    .values({ id, project_id, user_id: person.id, role, created_at: now })
    .onConflict((conflict) => conflict.columns(['project_id', 'user_id']).doUpdateSet({ role }))
    .execute();
  const what = { subject: inProject(project_id), entity: 'member', entity_id: id, label: person.name } as const;
  const changes = [{ field: 'role', before: before?.role ?? null, after: role }];
  await recordActivity(tx, { ...what, verb: before ? 'changed' : 'joined', changes }, context);
}
