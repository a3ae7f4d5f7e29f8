import { sql } from 'kysely';
import { stepProgress } from '#domain/progress';
import type { Handler } from '../http/handler.ts';
import { page } from '../http/page.ts';

/** Open steps that the caller is to do, in open projects, the nearest first. */
const listMyWork: Handler<'listMyWork'> = (asked, context) => {
  const { store, person } = context;
  const wanted = store.db
    .selectFrom('steps as s')
    .innerJoin('projects as p', 'p.id', 's.project_id')
    .innerJoin('project_members as m', (join) =>
      join.onRef('m.project_id', '=', 'p.id').on('m.user_id', '=', person.id),
    )
    .where('s.assignee_id', '=', person.id)
    .where('s.status', 'not in', ['done', 'cancelled'])
    .where('p.status', 'in', ['planning', 'active', 'on_hold'])
    .where('p.is_template', '=', false)
    .select([
      's.id',
      's.name',
      's.status',
      's.priority',
      's.blocked_reason',
      's.start_date',
      's.due_date',
      's.version',
      'm.role as my_role',
    ])
    .select(['p.id as project_id', 'p.code as project_code', 'p.name as project_name', 'p.unit_id'])
    .select(sql<boolean[]>`array(select status from sub_steps where step_id = s.id)`.as('ticks'));
  return page(wanted, asked, context, {
    order: [
      { by: 's.due_date', type: 'day', isEmptyLast: true },
      { by: 's.start_date', type: 'day', isEmptyLast: true },
      { by: 's.id', type: 'id' },
    ],
    as: ({ project_id, project_code, project_name, ticks, status, ...row }) => ({
      ...row,
      status,
      project: { id: project_id, code: project_code, name: project_name },
      progress: stepProgress({ status, sub_steps: ticks.map((tick) => ({ status: tick })) }),
    }),
  });
};

export const workHandlers = { listMyWork };
