import { sql } from 'kysely';
import { carriedDates } from '#domain/carried-dates';
import type { Day } from '#domain/dates';
import type { Ask } from '#openapi/operations';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { notFound } from '../kernel/problem.ts';
import type { Tx } from '../kernel/store/tables.ts';
import { projectAccess } from './access.ts';
import { checkRoomForCopy } from './caps.ts';
import { beginProject } from './create.ts';
import { recount } from './progress.ts';
import { readProject } from './queries.ts';
import { todayOf } from './today.ts';
import { words } from './words/index.ts';

interface StepDates {
  id: string;
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
  /** The dates of its steps, as they come along. */
  dates: readonly StepDates[];
  by: string;
  now: string;
}

/** The dates of the steps that come along, planned towards another deadline from today on, as the unit counts days. */
async function datesFor(tx: Tx, id: string, source: { dead_line: Day | null }, asked: Planned): Promise<StepDates[]> {
  const steps = await tx
    .selectFrom('steps')
    .where('project_id', '=', id)
    .where('status', '<>', 'cancelled')
    .select(['id', 'start_date', 'due_date'])
    .execute();
  const { carry } = carriedDates({
    dates: steps.flatMap(({ start_date, due_date }) => [start_date, due_date]),
    from: source.dead_line,
    to: asked.dead_line ?? null,
    today: await todayOf(tx, asked.unit_id, asked.now),
  });
  return steps
    .map(({ id, start_date, due_date }) => ({ id, start_date: carry(start_date), due_date: carry(due_date) }))
    .filter(({ start_date, due_date }) => start_date !== null || due_date !== null);
}

/**
 * Puts the steps and sub-steps of one project into another as they begin there: open, and nobody's. One statement, for
 * the embedded store serves nobody else until all is there.
 */
const copy = (tx: Tx, { from, to, dates, by, now }: Copying) =>
  sql`with source as materialized (
      select s.id, gen_random_uuid() as copy_id, row_number() over (order by position, s.id) as place,
        name, description, priority, tags, repeats_every, repeats_unit, dated.start_date, dated.due_date
      from steps s left join jsonb_to_recordset(${JSON.stringify(dates)}::text::jsonb)
        as dated(id uuid, start_date date, due_date date) on dated.id = s.id
      where project_id = ${from}::uuid and status <> 'cancelled'
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

/** Begins a project with the steps and sub-steps of another, or of a template. */
const duplicate = ({ path, body }: Ask<'duplicateProject'>, asked: Context) =>
  asked.store.transaction(async (tx) => {
    // Held still while it is copied.
    const context = await projectAccess.hold(tx, path.id, asked, 'share');
    const { person, now } = context;
    const source = await tx
      .selectFrom('projects')
      .where('id', '=', path.id)
      .select(['description', 'dead_line'])
      .executeTakeFirstOrThrow();
    await checkRoomForCopy(tx, path.id);
    const id = await beginProject(tx, { ...body, description: source.description }, context);
    const dates = await datesFor(tx, path.id, source, { ...body, now });
    await copy(tx, { from: path.id, to: id, dates, by: person.id, now });
    await recount(tx, id, now);
    const made = await readProject(tx, id, person.id);
    if (!made) throw notFound(words.missing.project);
    return { status: 201 as const, body: made };
  });

const duplicateProject: Handler<'duplicateProject'> = (asked, context) =>
  context.large.inTurn('known', () => duplicate(asked, context));

export const duplicateHandlers = { duplicateProject };
