import { renderNames } from '#domain/mentions';
import type { Schema } from '#openapi/operations';
import { loadNamesIn } from '../people-in-text.ts';
import type { Db } from '../store/tables.ts';

type Change = Schema<'FieldChange'>;

/** Loads the names of all people that the changes of the given rows contain as ids. */
export const loadNamesInChanges = (
  db: Db,
  rows: readonly { changes: readonly Change[] }[],
): Promise<ReadonlyMap<string, string>> =>
  loadNamesIn(
    db,
    rows.flatMap(({ changes }) => changes.flatMap(({ before, after }) => [before, after])),
  );

/** Replaces person ids in changes by names. */
export const replacePersonIds = (changes: readonly Change[], names: ReadonlyMap<string, string>): Change[] => {
  const withNamedPeople = (value: Change['before']) => (typeof value === 'string' ? renderNames(value, names) : value);
  return changes.map(({ field, before, after }) => ({
    field,
    before: withNamedPeople(before),
    after: withNamedPeople(after),
  }));
};
