import type { Insertable } from 'kysely';
import type { Schema } from '#openapi/operations';
import type { RequestContext } from '../app-services.ts';
import { newId } from '../ids.ts';
import type { Tables, Tx } from '../store/tables.ts';

type Change = Schema<'FieldChange'>;

const maxLength = 200;
const partOfToken = /@(\[(\](\([\da-f-]*)?)?)?$/;

/** Truncates a value without splitting a character or the token of a person. */
const truncate = (value: Change['before']) =>
  typeof value === 'string' && value.length > maxLength
    ? `${[...value.slice(0, maxLength - 1)].join('').toWellFormed().replace(partOfToken, '')}…`
    : value;

/** Returns the fields that differ between two states of a record. */
export const diffFields = <Fields extends Record<string, Change['before']>>(before: Fields, after: Fields): Change[] =>
  Object.keys(before)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: truncate(before[field] ?? null), after: truncate(after[field] ?? null) }));

/** An event in the life of a subject or of a part of it. */
export interface ActivityEvent {
  subject: { kind: Schema<'ActivitySubject'>; id: string };
  verb: Schema<'ActivityVerb'>;
  entity: Schema<'ActivityEntity'>;
  entity_id: string;
  /** Its current name. */
  label: string;
  changes?: Change[];
  /** People who see the entry without being members any more. */
  witnesses?: string[];
}

/** Who caused an event, when, and from where, as far as known. */
export type ActivityContext = Pick<RequestContext, 'now'> &
  Partial<Pick<RequestContext, 'client' | 'requestId'>> & { person: RequestContext['person'] | null };

/** Converts an event to its row. */
export const toActivityRow = (
  { subject, changes = [], witnesses = [], label, ...entry }: ActivityEvent,
  { person, now, client, requestId }: ActivityContext,
): Insertable<Tables['activity']> => ({
  id: newId(),
  subject_kind: subject.kind,
  subject_id: subject.id,
  ...entry,
  label: String(truncate(label)),
  changes: JSON.stringify(changes),
  witnesses,
  actor_id: person?.id ?? null,
  address: client?.address ?? null,
  session_id: person?.session?.id ?? null,
  request_id: requestId ?? null,
  created_at: now,
});

/** Records an event in the transaction that causes it. */
export async function recordActivity(tx: Tx, event: ActivityEvent, context: ActivityContext): Promise<void> {
  await tx.insertInto('activity').values(toActivityRow(event, context)).execute();
}
