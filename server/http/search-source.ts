import { type RawBuilder, sql } from 'kysely';
import type { PermissionCode } from '#domain/permissions';
import type { SearchQuery } from '#domain/search-query';
import type { Schema } from '#openapi/operations';
import { escapeLike } from '../kernel/store/search.ts';
import type { Context } from './context.ts';

type Match = Schema<'SearchMatch'>;

/** One kind of record that the search finds, with the visibility of its area's own list. */
export interface SearchSource {
  kind: Schema<'SearchKind'>;
  /** The permission of the area's list; without it the kind is left out. */
  permission?: PermissionCode;
  /** Returns at most `limit` records that the caller may see, best first. */
  find(query: SearchQuery, limit: number, context: Context): Promise<FoundRow[]>;
}

/** A result as its query selects it; null and absent values are left out of the answer. */
export type FoundRow = { rank: number } & {
  [Key in keyof Omit<Schema<'SearchResult'>, 'match'>]: Schema<'SearchResult'>[Key] | null;
};

const matches: Match[] = ['code', 'exact', 'prefix', 'word', 'text'];

/**
 * Returns how well a record matches, as an index of `SearchMatch`. `title` is its folded title; `isExact` tells whether
 * the text is the record's code, document or amount.
 */
export function rankMatch(
  title: RawBuilder<string>,
  { folded }: SearchQuery,
  isExact: RawBuilder<boolean> = sql<boolean>`false`,
): RawBuilder<number> {
  const pattern = escapeLike(folded);
  return sql<number>`(case when ${isExact} then 0 when ${title} = ${folded} then 1
    when ${title} like ${`${pattern}%`} then 2 when ${title} like ${`% ${pattern}%`} then 3 else 4 end)`;
}

/** A found row as the contract shows it. */
export function serializeFound({ rank, ...row }: FoundRow): Schema<'SearchResult'> {
  const shown = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== ''));
  return { ...(shown as Omit<Schema<'SearchResult'>, 'match'>), match: matches[rank] ?? 'text' };
}
