import { sql } from 'kysely';

/** Any of some ids: one parameter however many there are, so that the question is the same each time and planned once. */
export const anyOf = (ids: string[]) => sql<string>`any(${ids}::uuid[])`;
