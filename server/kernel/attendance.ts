import { type RawBuilder, sql } from 'kysely';

/**
 * Whether an attendee, by the alias of their row, agreed to get the meeting. Every place that shows a person their meetings
 * or counts their time uses it: invitations from people they share nothing with wait for their yes.
 */
export const hasConsented = (alias = 'a') => sql<boolean>`${sql.ref(`${alias}.consent`)} = 'given'`;

/** Whether a person attends a meeting (`m`) and agreed to get it. */
export const attends = (person: RawBuilder<unknown>) => sql<boolean>`exists (select from meeting_attendees a
  where a.meeting_id = m.id and a.user_id = ${person} and ${hasConsented()})`;
