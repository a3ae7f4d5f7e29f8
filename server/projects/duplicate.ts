import { addDays, daysBetween, isDay } from '#domain/dates';
import { holdProject } from '../access.ts';
import type { Handler } from '../handler.ts';
import { notFound } from '../refusal.ts';
import { newId } from '../store/ids.ts';
import type { NewRow, Row, Tx } from '../store/tables.ts';
import { beginProject } from './begin.ts';
import { recount } from './progress.ts';
import { readProject } from './rows.ts';

// A statement takes 65,535 parameters at most.
const batch = 2_000;

async function insertAll<Name extends 'steps' | 'sub_steps'>(tx: Tx, table: Name, rows: NewRow<Name>[]) {
  for (let first = 0; first < rows.length; first += batch)
    await tx
      .insertInto(table as 'steps')
      .values(rows.slice(first, first + batch) as NewRow<'steps'>[])
      .execute();
}

/** Moves dates as far as the deadline moves; without a deadline on either side none is left. */
function shifting(from: string | null, to: string | null | undefined) {
  const days = from && to ? daysBetween(from, to) : undefined;
  return (day: string | null) => {
    const moved = day !== null && days !== undefined ? addDays(day, days) : null;
    return moved !== null && isDay(moved) ? moved : null;
  };
}

type Marks = Pick<Row<'steps'>, 'created_by' | 'created_at' | 'updated_at' | 'version'>;

/** The steps and sub-steps of one project as they begin in another: open, and nobody's. */
async function copied(tx: Tx, from: string, to: string, shift: ReturnType<typeof shifting>, marks: Marks) {
  const steps = await tx
    .selectFrom('steps')
    .where('project_id', '=', from)
    .where('status', '!=', 'cancelled')
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'name', 'description', 'start_date', 'due_date'])
    .execute();
  const subSteps = await tx
    .selectFrom('sub_steps as ss')
    .innerJoin('steps as s', 's.id', 'ss.step_id')
    .where('s.project_id', '=', from)
    .orderBy('ss.position')
    .orderBy('ss.id')
    .select(['ss.step_id', 'ss.name', 'ss.description'])
    .execute();
  const inside = Map.groupBy(subSteps, ({ step_id }) => step_id);
  const made = { steps: [] as NewRow<'steps'>[], subSteps: [] as NewRow<'sub_steps'>[] };
  for (const [index, { id, name, description, start_date, due_date }] of steps.entries()) {
    const [stepId, status] = [newId(), 'backlog' as const];
    const dates = { start_date: shift(start_date), due_date: shift(due_date) };
    made.steps.push({ id: stepId, project_id: to, name, description, status, ...dates, position: index + 1, ...marks });
    for (const [place, { name, description }] of (inside.get(id) ?? []).entries())
      made.subSteps.push({
        ...{ id: newId(), step_id: stepId, name, description, status: false, position: place + 1, ...marks },
      });
  }
  return made;
}

/** Begins a project with the steps and sub-steps of another, or of a template. */
const duplicateProject: Handler<'duplicateProject'> = ({ path, body }, asked) =>
  asked.store.transaction(async (tx) => {
    // Held still while it is copied.
    const context = await holdProject(tx, path.id, asked, 'share');
    const { person, now } = context;
    const source = await tx
      .selectFrom('projects')
      .where('id', '=', path.id)
      .select(['description', 'dead_line'])
      .executeTakeFirstOrThrow();
    const id = await beginProject(tx, { ...body, description: source.description }, context);
    const marks = { created_by: person.id, created_at: now, updated_at: now, version: 1 };
    const { steps, subSteps } = await copied(tx, path.id, id, shifting(source.dead_line, body.dead_line), marks);
    await insertAll(tx, 'steps', steps);
    await insertAll(tx, 'sub_steps', subSteps);
    await recount(tx, id, now);
    const made = await readProject(tx, id, person.id);
    if (!made) throw notFound('projects');
    return { status: 201, body: made };
  });

export const duplicateHandlers = { duplicateProject };
