import { sql } from 'kysely';
import type { Handler } from '../http/handler.ts';
import { page } from '../http/page.ts';
import { isInside, projectAccess } from './access.ts';

/** What happened in a project, newest first; nothing for whoever only looks at a template. Who was invited is told to those alone who invite. */
const listActivity: Handler<'listActivity'> = (asked, context) => {
  const { store, person, role } = context;
  let wanted = store.db
    .selectFrom('activity as a')
    .leftJoin('users as u', 'u.id', 'a.actor_id')
    .where('a.subject_kind', '=', 'project')
    .where('a.subject_id', '=', asked.path.id)
    .selectAll('a')
    .select('u.name as actor_name');
  if (!isInside(person, role)) wanted = wanted.where(sql.lit(false));
  if (!projectAccess.mayDo('invite', context)) wanted = wanted.where('a.entity', '!=', 'invitation');
  return page(wanted, asked, context, {
    order: [{ by: 'a.seq', type: 'sequence' }],
    direction: 'desc',
    as: ({
      id,
      subject_id: project_id,
      actor_id,
      actor_name,
      verb,
      entity,
      entity_id,
      label,
      changes,
      created_at,
    }) => ({
      id,
      project_id,
      verb,
      entity,
      entity_id,
      label,
      changes,
      created_at,
      actor: actor_id ? { id: actor_id, name: actor_name ?? '' } : null,
    }),
  });
};

export const activityHandlers = { listActivity };
