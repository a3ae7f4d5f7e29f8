import { sql } from 'kysely';
import type { Schema } from '#openapi/operations';

/** What somebody may do with a calendar, as Google calls it. */
export const roles = ['owner', 'writer', 'reader', 'freeBusyReader'] as const satisfies Schema<'CalendarAccessRole'>[];
/** Those whose role lets events be written. */
export const writers: readonly Schema<'CalendarAccessRole'>[] = ['owner', 'writer'];
/** Whether events may be written in a calendar, by its name in a query. */
export const isWritable = (calendar: string) =>
  sql<boolean>`${sql.ref(`${calendar}.access_role`)} in (${sql.join([...writers])})`;
/** Whether a calendar (`g`) is kept in step. */
export const isInStep = sql<boolean>`(g.is_selected and g.is_there and exists (select from calendar_connections k
  join users u on u.id = k.user_id and u.status = 'active'
  where k.user_id = g.user_id and k.account_email = g.account_email))`;
