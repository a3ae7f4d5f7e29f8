import { sql } from 'kysely';
import { openStatuses } from '#domain/project-lifecycle';
import type { Ask } from '#openapi/operations';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { page } from '../http/page.ts';
import { matchesSearchInSql } from '../kernel/store/search.ts';
import { projectsFor, withPeople } from './queries.ts';
import { projectJson } from './serializers.ts';

/** The projects that somebody sees (all, with `manage:projects`; of templates everybody all), as a list narrows them. */
export function projectsSeenBy(
  { store, person }: Context,
  { search = '', status = [], ...only }: Ask<'listProjects'>['query'],
) {
  const { unit_id: unit, owned = false, late, template = false } = only;
  let wanted = projectsFor(store.db, person.id);
  wanted = wanted.where(sql<boolean>`p.is_template = ${sql.lit(template)}`);
  if (!template && !person.permissions.has('manage:projects')) wanted = wanted.where('m.role', 'is not', null);
  if (unit !== undefined) wanted = wanted.where('p.unit_id', '=', unit);
  if (owned) wanted = wanted.where('m.role', '=', 'owner');
  if (late !== undefined) wanted = wanted.where('p.dead_line', '<', late).where('p.status', 'in', openStatuses);
  if (status.length > 0) wanted = wanted.where('p.status', 'in', [...new Set(status)].sort());
  if (search) wanted = wanted.where(matchesSearchInSql('p.search_text', search));
  return wanted;
}

const orders = {
  created_at: { by: 'p.created_at', type: 'instant' },
  updated_at: { by: 'p.updated_at', type: 'instant' },
  dead_line: { by: 'p.dead_line', type: 'day', isEmptyLast: true },
  name: { by: 'p.name_key', type: 'text' },
} as const;

/** A page of the projects that the caller sees. */
export const listProjects: Handler<'listProjects'> = (asked, context) => {
  const { sort_by = 'created_at', sort_order: direction = 'desc' } = asked.query;
  return page(projectsSeenBy(context, asked.query), asked, context, {
    order: [orders[sort_by], { by: 'p.id', type: 'id' }],
    direction,
    complete: (chosen) => withPeople(context.store.db, chosen),
    as: projectJson,
  });
};
