import type { Schema } from '#openapi/operations';
import type { Context } from '../context.ts';
import { newId } from '../store/ids.ts';
import type { Tx } from '../store/tables.ts';

type Change = Schema<'FieldChange'>;

const most = 200;

/** Cut between characters, for half of one cannot be kept. */
const cut = (value: Change['before']) =>
  typeof value === 'string' && value.length > most
    ? `${[...value.slice(0, most - 1)].join('').toWellFormed()}…`
    : value;

/** The fields in which two states of a thing differ. */
export const changesBetween = <Fields extends Record<string, Change['before']>>(
  before: Fields,
  after: Fields,
): Change[] =>
  Object.keys(before)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: cut(before[field] ?? null), after: cut(after[field] ?? null) }));

interface Happening {
  project_id: string;
  verb: Schema<'ActivityVerb'>;
  entity: Schema<'ActivityEntity'>;
  entity_id: string;
  /** What it is called now. */
  label: string;
  changes?: Change[];
  /** Who hears of it without being a member any more. */
  witnesses?: string[];
}

/** Writes down what happened in a project, in the transaction that makes it happen. */
export async function record(
  tx: Tx,
  { changes = [], witnesses = [], label, ...what }: Happening,
  { person, now }: Pick<Context, 'person' | 'now'>,
): Promise<void> {
  await tx
    .insertInto('activity')
    .values({
      ...{ id: newId(), ...what, label: String(cut(label)), changes: JSON.stringify(changes), witnesses },
      ...{ actor_id: person.id, created_at: now },
    })
    .execute();
}
