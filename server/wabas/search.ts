import { sql } from 'kysely';
import { rankMatch, type SearchSource } from '../http/search-source.ts';
import { wabasAsked } from './queries.ts';

/** Finds WhatsApp accounts by name, id and phone numbers. */
export const wabaSearch: SearchSource = {
  kind: 'waba',
  permission: 'view:wabas',
  find: (query, limit, { store }) =>
    wabasAsked(store.db, { search: query.text })
      .clearSelect()
      .select(['w.id', 'w.name as title', 'w.waba_id as subtitle'])
      .select(rankMatch(sql.ref('w.name_key'), query, sql<boolean>`w.waba_id = ${query.folded}`).as('rank'))
      .orderBy('rank')
      .orderBy('w.name_key')
      .orderBy('w.id')
      .limit(limit)
      .execute(),
};
