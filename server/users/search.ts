import { sql } from 'kysely';
import { rankMatch, type SearchSource } from '../http/search-source.ts';
import { usersAsked } from './handlers.ts';

/** Finds people by name and e-mail address; by CPF for those who may see it. */
export const personSearch: SearchSource = {
  kind: 'person',
  permission: 'view:users',
  find: (query, limit, context) =>
    usersAsked(context, { search: query.text })
      .clearSelect()
      .select(['u.id', 'u.name as title', 'u.email as subtitle'])
      .select(rankMatch(sql.ref('u.name_key'), query, sql<boolean>`lower(u.email) = ${query.folded}`).as('rank'))
      .orderBy('rank')
      .orderBy('u.name_key')
      .orderBy('u.id')
      .limit(limit)
      .execute(),
};
