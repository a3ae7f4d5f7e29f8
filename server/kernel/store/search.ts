import { type RawBuilder, sql } from 'kysely';
import { folded } from '#domain/search';

/** A text in the store without accents and case, as a search compares it. Only what is not ASCII needs more than `lower`. */
export const foldedInStore = (text: RawBuilder<string>): RawBuilder<string> =>
  sql`case when octet_length(${text}) = length(${text}) then lower(${text})
    else lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')) end`;

/** The patterns of LIKE for the words of a search. A word that stands within another asks for nothing more. */
function patternsOf(search: string): string[] {
  const words = [...new Set(folded(search).split(' ').filter(Boolean))];
  const wanted = words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
  return wanted.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

/**
 * Whether a folded text, or a column that holds one, has every word of a search, in any order. The text is worked out
 * once, however many words there are.
 */
export const matches = (text: string | RawBuilder<string>, search: string): RawBuilder<boolean> =>
  sql<boolean>`${typeof text === 'string' ? sql.ref(text) : text} like all (${patternsOf(search)}::text[])`;
