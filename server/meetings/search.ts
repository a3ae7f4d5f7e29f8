import { sql } from 'kysely';
import { rankMatch, type SearchSource } from '../http/search-source.ts';
import { foldTextInSql } from '../kernel/store/search.ts';
import { meetingsAsked } from './handlers.ts';

/** Finds meetings by title and place, never by what is hidden of them; the next ones first. */
export const meetingSearch: SearchSource = {
  kind: 'meeting',
  find: (query, limit, context) =>
    meetingsAsked(context, { search: query.text })
      .clearSelect()
      .select(['m.id', 'm.title', 'm.status', 'm.start_at'])
      .select(rankMatch(foldTextInSql(sql.ref('m.title')), query).as('rank'))
      .orderBy('rank')
      .orderBy(sql`m.end_at < ${context.now}::timestamptz`)
      .orderBy(sql`abs(extract(epoch from m.start_at - ${context.now}::timestamptz))`)
      .orderBy('m.id')
      .limit(limit)
      .execute(),
};
