import { sql } from 'kysely';

/**
 * Matches any of the given ids with one parameter, so that the statement is the same for any number of ids and planned
 * once.
 */
export const anyOf = (ids: string[]) => sql<string>`any(${ids}::uuid[])`;
