import { type RawBuilder, sql } from 'kysely';
import { folded } from '#domain/search';

/** A text in the store without accents and case, as a search compares it. */
export const foldedInStore = (text: RawBuilder<string>): RawBuilder<string> =>
  sql`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;

/** The patterns of LIKE that a folded text has to match, every one: a word of the search each, wherever it stands. */
export const patternsOf = (search: string): string[] =>
  folded(search)
    .split(' ')
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
