import { sql } from 'kysely';
import type { Schema } from '#openapi/operations';
import type { Context } from '../http/context.ts';
import { newId } from '../kernel/ids.ts';
import { anyOf } from '../kernel/store/any-of.ts';
import type { Db, NewRow, Row, Tx } from '../kernel/store/tables.ts';
import { countMade, type MeetingCreator, piecesOf } from './caps.ts';
import { withConsent } from './consent/sharing.ts';

export type Attendee = Pick<Row<'meeting_attendees'>, 'user_id' | 'email' | 'name' | 'is_optional'> & {
  /** The answer of a guest, which the organizer writes down; null for people of the workspace. */
  response: Schema<'MeetingResponse'> | null;
};

export const attendeesIn = ({ attendees }: { attendees: string }) => JSON.parse(attendees) as Attendee[];
export const keyOf = ({ user_id, email }: Pick<Attendee, 'user_id' | 'email'>) => user_id ?? email ?? '';

export const keptAttendee = (of: Row<'meeting_attendees'>): Attendee => ({
  user_id: of.user_id,
  email: of.email,
  name: of.user_id ? '' : of.name,
  is_optional: of.is_optional,
  response: of.user_id ? null : of.response,
});

/** Resolves requested attendees. A caller with `view:users` may name people of the workspace by e-mail. */
export async function attendeesAsked(
  db: Db,
  asked: readonly Schema<'NewMeetingAttendee'>[],
  { person }: Pick<Context, 'person'>,
): Promise<Attendee[]> {
  const emailOf = (of: { email: string }) => of.email.trim().toLowerCase();
  const emails = asked.flatMap((one) => ('email' in one ? [emailOf(one)] : []));
  const known = new Map<string, string>();
  if (emails.length > 0 && person.permissions.has('view:users')) {
    const rows = await db
      .selectFrom('users')
      .where(sql`lower(email)`, 'in', [...new Set(emails)].sort())
      .where('status', '=', 'active')
      .select(['id', 'email'])
      .execute();
    for (const { id, email } of rows) known.set(email.toLowerCase(), id);
  }
  return asked.map((one) => {
    const { is_optional = false } = one;
    const user_id = 'user_id' in one ? one.user_id : known.get(emailOf(one));
    if (user_id !== undefined) return { user_id, email: null, name: '', is_optional, response: null };
    const { name = '', response = 'needs_action', email } = one as Extract<typeof one, { email: string }>;
    return { user_id: null, email: emailOf({ email }), name: name.trim(), is_optional, response };
  });
}

/** The attendees that a meeting should have, and those that it has. */
export interface AttendeesChange {
  meetingId: string;
  wanted: readonly Attendee[];
  kept: readonly Row<'meeting_attendees'>[];
  /** Resets answers to `needs_action`, because the meeting moved. */
  isAskedAnew?: boolean;
}

/** Returns which rows to delete, insert and update. */
function attendeeChanges({ meetingId: meeting_id, wanted, kept, isAskedAnew = false }: AttendeesChange) {
  const before = new Map(kept.map((one) => [keyOf(one), one]));
  const after = new Set(wanted.map(keyOf));
  const rows = wanted.map((one, position): NewRow<'meeting_attendees'> => {
    const { name, is_optional, user_id, email } = one;
    const known = before.get(keyOf(one));
    const isSaidNow = one.response !== null && one.response !== known?.response;
    // A person who declined the invitation is not invited again.
    const isReset = isAskedAnew && known?.consent !== 'refused';
    const response = isReset && !isSaidNow ? 'needs_action' : (one.response ?? known?.response ?? 'needs_action');
    return { id: known?.id ?? newId(), meeting_id, user_id, email, name, is_optional, response, position };
  });
  const isSame = (
    row: NewRow<'meeting_attendees'>,
    { name, is_optional, response, position }: Row<'meeting_attendees'>,
  ) => row.name === name && row.is_optional === is_optional && row.response === response && row.position === position;
  const knownRows = new Map(kept.map((one) => [one.id, one]));
  return {
    gone: kept.filter((one) => !after.has(keyOf(one))).map(({ id }) => id),
    fresh: rows.filter(({ id }) => !knownRows.has(id)),
    changed: rows.filter((row) => {
      const known = knownRows.get(row.id);
      return known !== undefined && !isSame(row, known);
    }),
  };
}

/** Writes the attendees of some meetings in bulk. Counts the new ones against the daily limit of `by`. */
export async function writeAttendees(tx: Tx, changes: readonly AttendeesChange[], by: MeetingCreator): Promise<void> {
  const all = changes.map(attendeeChanges);
  const [gone, changed] = [all.flatMap((each) => each.gone), all.flatMap((each) => each.changed)];
  const fresh = await withConsent(
    tx,
    all.flatMap((each) => each.fresh),
    by,
  );
  await countMade(tx, by, { meetings: 0, invitations: fresh.length });
  if (gone.length > 0) await tx.deleteFrom('meeting_attendees').where('id', '=', anyOf(gone)).execute();
  for (const piece of piecesOf(changed))
    await sql`update meeting_attendees a set name = r.name, is_optional = r.is_optional, response = r.response,
        position = r.position
      from jsonb_to_recordset(${JSON.stringify(piece)}::jsonb)
        as r(id uuid, name text, is_optional boolean, response text, position integer)
      where a.id = r.id`.execute(tx);
  for (const piece of piecesOf(fresh)) await tx.insertInto('meeting_attendees').values(piece).execute();
}
