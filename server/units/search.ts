import { sql } from 'kysely';
import { rankMatch, type SearchSource } from '../http/search-source.ts';
import { filterUnits } from './read.ts';

/** Finds units by the texts of their list. */
export const unitSearch: SearchSource = {
  kind: 'unit',
  permission: 'view:units',
  find: (query, limit, context) =>
    filterUnits(context, { search: query.text })
      .clearSelect()
      .select(['n.id', 'n.name as title', 'n.code'])
      .select(rankMatch(sql.ref('n.name_key'), query, sql<boolean>`lower(n.code) = ${query.folded}`).as('rank'))
      .orderBy('rank')
      .orderBy('n.name_key')
      .orderBy('n.id')
      .limit(limit)
      .execute(),
};
