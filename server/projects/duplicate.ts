import { sql } from 'kysely';
import { daysBetween } from '#domain/dates';
import type { Ask } from '#openapi/operations';
import { holdProject } from '../access.ts';
import type { Context } from '../context.ts';
import type { Handler } from '../handler.ts';
import { notFound } from '../refusal.ts';
import type { Tx } from '../store/tables.ts';
import { beginProject } from './begin.ts';
import { checkRoomForCopy } from './caps.ts';
import { recount } from './progress.ts';
import { readProject } from './rows.ts';
import { inTurn } from './turns.ts';

interface Copying {
  from: string;
  to: string;
  /** How far dates move; none is left without. */
  days: number | null;
  by: string;
  now: string;
}

// Counted in days from the first there is, for beyond what a date can be the store fails.
const moved = (column: 'start_date' | 'due_date', days: number | null) => sql`case
  when ${sql.ref(column)} - date '0001-01-01' + ${days}::integer between 0 and date '9999-12-31' - date '0001-01-01'
  then ${sql.ref(column)} + ${days}::integer end`;

/**
 * Puts the steps and sub-steps of one project into another as they begin there: open, and nobody's. One statement, for
 * the embedded store serves nobody else until all is there.
 */
const copy = (tx: Tx, { from, to, days, by, now }: Copying) =>
  sql`with source as materialized (
      select id, gen_random_uuid() as copy_id, row_number() over (order by position, id) as place,
        name, description, ${moved('start_date', days)} as start_date, ${moved('due_date', days)} as due_date
      from steps where project_id = ${from}::uuid and status <> 'cancelled'
    ), copies as (
      insert into steps (id, project_id, name, description, status, start_date, due_date, position,
        created_by, created_at, updated_at)
      select copy_id, ${to}::uuid, name, description, 'backlog', start_date, due_date, place,
        ${by}::uuid, ${now}::timestamptz, ${now}::timestamptz from source
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
    const context = await holdProject(tx, path.id, asked, 'share');
    const { person, now } = context;
    const source = await tx
      .selectFrom('projects')
      .where('id', '=', path.id)
      .select(['description', 'dead_line'])
      .executeTakeFirstOrThrow();
    await checkRoomForCopy(tx, path.id);
    const id = await beginProject(tx, { ...body, description: source.description }, context);
    const days = source.dead_line && body.dead_line ? daysBetween(source.dead_line, body.dead_line) : null;
    await copy(tx, { from: path.id, to: id, days, by: person.id, now });
    await recount(tx, id, now);
    const made = await readProject(tx, id, person.id);
    if (!made) throw notFound('projects');
    return { status: 201 as const, body: made };
  });

const duplicateProject: Handler<'duplicateProject'> = (asked, context) =>
  inTurn(context.store, () => duplicate(asked, context));

export const duplicateHandlers = { duplicateProject };
