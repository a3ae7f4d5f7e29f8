import { findPersonIds } from '#domain/mentions';
import { anyOf } from './store/any-of.ts';
import type { Db } from './store/tables.ts';

/** Loads the names of all people that the given stored texts contain as ids. */
export async function loadNamesIn(db: Db, texts: readonly unknown[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(texts.flatMap((text) => (typeof text === 'string' ? findPersonIds(text) : [])))];
  if (ids.length === 0) return new Map();
  const people = await db.selectFrom('users').where('id', '=', anyOf(ids)).select(['id', 'name']).execute();
  return new Map(people.map(({ id, name }) => [id, name]));
}
