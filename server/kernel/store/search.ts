import { type RawBuilder, sql } from 'kysely';
import { foldText } from '#domain/search';

/** Normalizes a text in SQL for searching: no accents, lower case. ASCII texts only need `lower`. */
export const foldTextInSql = (text: RawBuilder<string>): RawBuilder<string> =>
  sql`case when octet_length(${text}) = length(${text}) then lower(${text})
    else lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')) end`;

/** Escapes the wildcards of a LIKE pattern. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Returns LIKE patterns for the words of a search. A word contained in another one is redundant. */
function patternsOf(search: string): string[] {
  const words = [...new Set(foldText(search).split(' ').filter(Boolean))];
  const requiredWords = words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
  return requiredWords.map((word) => `%${escapeLike(word)}%`);
}

/**
 * Returns a condition: a normalized text or column contains every word of a search. The text is evaluated once for all
 * words.
 */
export const matchesSearchInSql = (text: string | RawBuilder<string>, search: string): RawBuilder<boolean> =>
  sql<boolean>`${typeof text === 'string' ? sql.ref(text) : text} like all (${patternsOf(search)}::text[])`;
