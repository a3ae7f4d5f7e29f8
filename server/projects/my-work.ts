import { sql } from 'kysely';
import { isDay } from '#domain/dates';
import { stepProgress } from '#domain/progress';
import type { Handler } from '../handler.ts';
import { pageOf, readCursor } from '../keyset.ts';

// What has no date comes after all that has one.
const due = sql<string>`coalesce(s.due_date, 'infinity'::date)`;
const start = sql<string>`coalesce(s.start_date, 'infinity'::date)`;

const isDate = (text: string | undefined) => text !== undefined && (text === 'infinity' || isDay(text));
// A place in the list: both dates.
const isPlace = (value: unknown): value is string =>
  typeof value === 'string' && value.split(' ').length === 2 && value.split(' ').every(isDate);

/** Open steps that the caller is to do, in open projects, the nearest first. */
const listMyWork: Handler<'listMyWork'> = async ({ query: { limit = 50, cursor } }, { store, person }) => {
  const list = ['my-work', person.id];
  const from = readCursor(cursor, list, isPlace);
  let wanted = store.db
    .selectFrom('steps as s')
    .innerJoin('projects as p', 'p.id', 's.project_id')
    .innerJoin('project_members as m', (join) =>
      join.onRef('m.project_id', '=', 'p.id').on('m.user_id', '=', person.id),
    )
    .where('s.assignee_id', '=', person.id)
    .where('s.status', 'not in', ['done', 'cancelled'])
    .where('p.status', 'in', ['planning', 'active', 'on_hold'])
    .where('p.is_template', '=', false)
    .select(['s.id', 's.name', 's.status', 's.start_date', 's.due_date', 's.version', 'm.role as my_role'])
    .select(['p.id as project_id', 'p.code as project_code', 'p.name as project_name'])
    .select([
      sql<boolean[]>`array(select status from sub_steps where step_id = s.id)`.as('ticks'),
      sql<string>`${due}::text || ' ' || ${start}::text`.as('place'),
    ]);
  if (from) {
    const [dueFrom, startFrom] = from.value.split(' ');
    wanted = wanted.where(
      sql<boolean>`(${due}, ${start}, s.id) > (${dueFrom}::date, ${startFrom}::date, ${from.id}::uuid)`,
    );
  }
  const found = await wanted
    .orderBy(due)
    .orderBy(start)
    .orderBy('s.id')
    .limit(limit + 1)
    .execute();
  const { rows, page } = pageOf(found, limit, list, ({ place, id }) => ({ value: place, id }));
  const data = rows.map(({ project_id, project_code, project_name, ticks, place: _, status, ...row }) => ({
    ...{ ...row, status, project: { id: project_id, code: project_code, name: project_name } },
    progress: stepProgress({ status, sub_steps: ticks.map((tick) => ({ status: tick })) }),
  }));
  return { status: 200, body: { data, page } };
};

export const workHandlers = { listMyWork };
