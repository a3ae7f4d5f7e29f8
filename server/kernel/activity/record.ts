import type { Insertable } from 'kysely';
import type { Schema } from '#openapi/operations';
import { newId } from '../ids.ts';
import type { Asking } from '../parts.ts';
import type { Tables, Tx } from '../store/tables.ts';

type Change = Schema<'FieldChange'>;

const maxLength = 200;
const partOfToken = /@(\[(\](\([\da-f-]*)?)?)?$/;

/** Cut between characters and between people, for half of one cannot be kept. */
const cut = (value: Change['before']) =>
  typeof value === 'string' && value.length > maxLength
    ? `${[...value.slice(0, maxLength - 1)].join('').toWellFormed().replace(partOfToken, '')}…`
    : value;

/** The fields in which two states of a thing differ. */
export const changesBetween = <Fields extends Record<string, Change['before']>>(
  before: Fields,
  after: Fields,
): Change[] =>
  Object.keys(before)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: cut(before[field] ?? null), after: cut(after[field] ?? null) }));

/** What happens to a subject, or to a part of it. */
export interface Happening {
  subject: { kind: Schema<'ActivitySubject'>; id: string };
  verb: Schema<'ActivityVerb'>;
  entity: Schema<'ActivityEntity'>;
  entity_id: string;
  /** What it is called now. */
  label: string;
  changes?: Change[];
  /** Who hears of it without being a member any more. */
  witnesses?: string[];
}

/** Who did it, when, and where from, as far as that is known. */
export type Doing = Pick<Asking, 'now'> &
  Partial<Pick<Asking, 'client' | 'requestId'>> & { person: Asking['person'] | null };

/** What happened as the row that tells it. */
export const activityRow = (
  { subject, changes = [], witnesses = [], label, ...what }: Happening,
  { person, now, client, requestId }: Doing,
): Insertable<Tables['activity']> => ({
  id: newId(),
  subject_kind: subject.kind,
  subject_id: subject.id,
  ...what,
  label: String(cut(label)),
  changes: JSON.stringify(changes),
  witnesses,
  actor_id: person?.id ?? null,
  address: client?.address ?? null,
  session_id: person?.session?.id ?? null,
  request_id: requestId ?? null,
  created_at: now,
});

/** Writes down what happened, in the transaction that makes it happen. */
export async function record(tx: Tx, what: Happening, context: Doing): Promise<void> {
  await tx.insertInto('activity').values(activityRow(what, context)).execute();
}
