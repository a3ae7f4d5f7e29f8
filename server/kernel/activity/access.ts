import type { Tx } from '../store/tables.ts';
import { type ActivityContext, type ActivityEvent, recordActivity } from './record.ts';

const accessEvents = {
  signed_in: { verb: 'signed_in', entity: 'session' },
  signed_out: { verb: 'signed_out', entity: 'session' },
  refused: { verb: 'refused', entity: 'session' },
  password: { verb: 'changed', entity: 'password' },
  feed_opened: { verb: 'created', entity: 'calendar_feed' },
  feed_closed: { verb: 'revoked', entity: 'calendar_feed' },
} as const satisfies Record<string, Pick<ActivityEvent, 'verb' | 'entity'>>;

type PersonRef = { id: string; name: string };

/**
 * Records a sign-in, sign-out, refusal, password change, or opened or closed calendar feed. `by` is null when nobody
 * authenticated. Only the audit log shows these entries.
 */
export const recordAccess = (
  tx: Tx,
  { id, name }: PersonRef,
  what: keyof typeof accessEvents,
  by: ActivityContext['person'],
  { now, client, requestId }: Omit<ActivityContext, 'person'>,
): Promise<void> =>
  recordActivity(
    tx,
    { subject: { kind: 'access', id }, ...accessEvents[what], entity_id: id, label: name },
    { person: by, now, client, requestId },
  );

/** Records that somebody started or ended view-as mode. */
export const recordView = (
  tx: Tx,
  { id, name }: PersonRef,
  verb: 'started' | 'ended',
  context: ActivityContext & { person: PersonRef },
): Promise<void> =>
  recordActivity(tx, { subject: { kind: 'access', id }, verb, entity: 'view', entity_id: id, label: name }, context);

/** Records that a person was refused an operation. */
export const recordRefusal = (
  tx: Tx,
  refusal: { operation: string; permission: string | null },
  { person, ...context }: ActivityContext & { person: PersonRef },
): Promise<void> =>
  recordActivity(
    tx,
    {
      subject: { kind: 'access', id: person.id },
      verb: 'refused',
      entity: 'operation',
      entity_id: person.id,
      label: refusal.operation,
      changes: refusal.permission === null ? [] : [{ field: 'permission', before: null, after: refusal.permission }],
    },
    { ...context, person },
  );
