import { sql } from 'kysely';
import { roleAllows } from '#domain/member-role';
import { isInside } from '../access.ts';
import type { Handler } from '../handler.ts';
import { pageOf, readCursor } from '../keyset.ts';

const isSequence = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** What happened in a project, newest first; nothing for whoever only looks at a template. Who was invited is told to those alone who invite. */
const listActivity: Handler<'listActivity'> = async ({ path, query }, { store: { db }, person, role }) => {
  const { limit = 50, cursor } = query;
  const invites = person.permissions.has('manage:projects') || roleAllows(role, 'manager');
  const list = ['activity', path.id, invites];
  const from = readCursor(cursor, list, isSequence);
  let wanted = db
    .selectFrom('activity as a')
    .leftJoin('users as u', 'u.id', 'a.actor_id')
    .where('a.project_id', '=', path.id)
    .selectAll('a')
    .select('u.name as actor_name')
    .orderBy('a.seq', 'desc');
  if (!isInside(person, role)) wanted = wanted.where(sql.lit(false));
  if (!invites) wanted = wanted.where('a.entity', '!=', 'invitation');
  if (from) wanted = wanted.where('a.seq', '<', from.value);
  const found = await wanted.limit(limit + 1).execute();
  const { rows, page } = pageOf(found, limit, list, ({ seq, id }) => ({ value: seq, id }));
  const data = rows.map(
    ({ id, project_id, actor_id, actor_name, verb, entity, entity_id, label, changes, created_at }) => ({
      ...{ id, project_id, verb, entity, entity_id, label, changes, created_at },
      actor: actor_id ? { id: actor_id, name: actor_name ?? '' } : null,
    }),
  );
  return { status: 200, body: { data, page } };
};

export const activityHandlers = { listActivity };
