import { sql } from 'kysely';
import { planDateShift } from '#domain/date-shift';
import type { Day } from '#domain/dates';
import type { Ask } from '#openapi/operations';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { newId } from '../kernel/ids.ts';
import { notFound } from '../kernel/problem.ts';
import type { Tx } from '../kernel/store/tables.ts';
import { projectAccess } from './access.ts';
import { checkRoomForCopy } from './caps.ts';
import { beginProject } from './create.ts';
import { recount } from './progress.ts';
import { readProject } from './queries.ts';
import { todayOf } from './today.ts';
import { words } from './words/index.ts';

/** A step that comes along, and what it becomes. */
interface StepCopy {
  id: string;
  copy_id: string;
  start_date: Day | null;
  due_date: Day | null;
}

interface Planned {
  dead_line?: Day | null;
  unit_id?: string | null;
  now: string;
}

interface Copying {
  from: string;
  to: string;
  steps: readonly StepCopy[];
  by: string;
  now: string;
}

/** The steps that come along, their dates planned towards another deadline from today on, as the unit counts days. */
async function stepsFor(tx: Tx, id: string, source: { dead_line: Day | null }, asked: Planned): Promise<StepCopy[]> {
  const steps = await tx
    .selectFrom('steps')
    .where('project_id', '=', id)
    .where('status', '<>', 'cancelled')
    .select(['id', 'start_date', 'due_date'])
    .execute();
  const { carry } = planDateShift({
    dates: steps.flatMap(({ start_date, due_date }) => [start_date, due_date]),
    from: source.dead_line,
    to: asked.dead_line ?? null,
    today: await todayOf(tx, asked.unit_id, asked.now),
  });
  return steps.map(({ id, start_date, due_date }) => ({
    id,
    copy_id: newId(),
    start_date: carry(start_date),
    due_date: carry(due_date),
  }));
}

/**
 * Puts the steps and sub-steps of one project into another as they begin there: open, and nobody's. One statement, for
 * the embedded store serves nobody else until all is there.
 */
const copy = (tx: Tx, { to, steps, by, now }: Copying) =>
  sql`with source as materialized (
      select s.id, planned.copy_id, row_number() over (order by position, s.id) as place,
        name, description, priority, tags, repeats_every, repeats_unit, planned.start_date, planned.due_date
      from steps s join jsonb_to_recordset(${JSON.stringify(steps)}::text::jsonb)
        as planned(id uuid, copy_id uuid, start_date date, due_date date) on planned.id = s.id
    ), copies as (
      insert into steps (id, project_id, name, description, priority, tags, repeats_every, repeats_unit, status,
        start_date, due_date, position, created_by, created_at, updated_at)
      select copy_id, ${to}::uuid, name, description, priority, tags, repeats_every, repeats_unit, 'backlog',
        start_date, due_date, place, ${by}::uuid, ${now}::timestamptz, ${now}::timestamptz from source
    ), ties as (
      insert into step_dependencies (step_id, depends_on)
      select later.copy_id, earlier.copy_id
      from step_dependencies d join source later on later.id = d.step_id join source earlier on earlier.id = d.depends_on
    )
    insert into sub_steps (id, step_id, name, description, position, created_by, created_at, updated_at)
    select gen_random_uuid(), source.copy_id, ss.name, ss.description,
      row_number() over (partition by ss.step_id order by ss.position, ss.id),
      ${by}::uuid, ${now}::timestamptz, ${now}::timestamptz
    from source join sub_steps ss on ss.step_id = source.id`.execute(tx);

/** Attaches the files of one project to another and its steps. What is in them is shared, and none of it read. */
async function copyFiles(tx: Tx, { from, to, steps, by, now }: Copying): Promise<void> {
  const copies = new Map(steps.map(({ id, copy_id }) => [id, copy_id]));
  const files = await tx
    .selectFrom('attachments')
    .where('project_id', '=', from)
    .where('completed_at', 'is not', null)
    .orderBy('id')
    .select(['step_id', 'name', 'media_type', 'size', 'content_id'])
    .execute();
  const rows = files
    .filter(({ step_id }) => step_id === null || copies.has(step_id))
    .map(({ step_id, ...file }) => ({
      ...file,
      id: newId(),
      project_id: to,
      step_id: step_id && copies.get(step_id),
      created_by: by,
      created_at: now,
      completed_at: now,
    }));
  if (rows.length > 0) await tx.insertInto('attachments').values(rows).execute();
}

type CopyWanted = Ask<'duplicateProject'>['body'];

/** Begins a project with the steps, sub-steps and files of another, or of a template, and returns its id. */
export async function copyProject(tx: Tx, from: string, wanted: CopyWanted, asked: Context): Promise<string> {
  // Held still while it is copied.
  const context = await projectAccess.hold(tx, from, asked, 'share');
  const { person, now } = context;
  const source = await tx
    .selectFrom('projects')
    .where('id', '=', from)
    .select(['description', 'dead_line'])
    .executeTakeFirstOrThrow();
  await checkRoomForCopy(tx, from);
  const id = await beginProject(tx, { ...wanted, description: source.description }, context);
  const steps = await stepsFor(tx, from, source, { ...wanted, now });
  const copying = { from, to: id, steps, by: person.id, now };
  await copy(tx, copying);
  await copyFiles(tx, copying);
  await recount(tx, id, now);
  return id;
}

const duplicate = ({ path, body }: Ask<'duplicateProject'>, asked: Context) =>
  asked.store.transaction(async (tx) => {
    const id = await copyProject(tx, path.id, body, asked);
    const made = await readProject(tx, id, asked.person.id);
    if (!made) throw notFound(words.missing.project);
    return { status: 201 as const, body: made };
  });

const duplicateProject: Handler<'duplicateProject'> = (asked, context) =>
  context.largeWork.run('known', () => duplicate(asked, context));

export const duplicateHandlers = { duplicateProject };
