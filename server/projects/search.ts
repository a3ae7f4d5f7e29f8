import { sql } from 'kysely';
import { rankMatch, type SearchSource } from '../http/search-source.ts';
import { projectsSeenBy } from './list.ts';

/** Finds projects by code, name and description. */
export const projectSearch: SearchSource = {
  kind: 'project',
  permission: 'view:projects',
  find: (query, limit, context) =>
    projectsSeenBy(context, { search: query.text })
      .clearSelect()
      .select(['p.id', 'p.name as title', 'p.code', 'p.status'])
      .select(rankMatch(sql.ref('p.name_key'), query, sql<boolean>`lower(p.code) = ${query.folded}`).as('rank'))
      .orderBy('rank')
      .orderBy('p.updated_at', 'desc')
      .orderBy('p.id')
      .limit(limit)
      .execute(),
};
