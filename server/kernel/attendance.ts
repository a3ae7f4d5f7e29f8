import { type RawBuilder, sql } from 'kysely';

/**
 * Returns a condition: the attendee (by the alias of the row) agreed to receive the meeting. All queries for a person's
 * meetings or time use it, because invitations from people they share nothing with need their consent.
 */
export const hasConsented = (alias = 'a') => sql<boolean>`${sql.ref(`${alias}.consent`)} = 'given'`;

/** Returns a condition: the person attends meeting `m` and agreed to receive it. */
export const isAttendedBy = (person: RawBuilder<unknown>) => sql<boolean>`exists (select from meeting_attendees a
  where a.meeting_id = m.id and a.user_id = ${person} and ${hasConsented()})`;
