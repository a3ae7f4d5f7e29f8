import type { Schema } from '#openapi/operations';
import { subjects } from '../../kernel/invalidation';
import { api } from '../../kernel/query';
import { command } from '../../kit/command';

export type ConnectedCalendar = Schema<'ConnectedCalendar'>;
export type CalendarConflict = Schema<'CalendarConflict'>;

/** How one's calendar is kept in step. */
export const calendarConnection = () => api.queryOptions('get', '/api/google-calendar/sync-status');

/** The calendars of one's account. */
export const connectedCalendars = () => api.queryOptions('get', '/api/google-calendar/calendars');

/** What of one's meetings could not be brought together with their events. */
export const calendarConflicts = () => api.queryOptions('get', '/api/google-calendar/conflicts');

/** Returns which queries a sync invalidates. */
export const invalidatedBySync = () => [calendarConflicts(), ...subjects.meeting()];

/** Hands on what Google led back with. */
export const finishConnecting = command({
  send: (ask, body: Schema<'CalendarAuthCallback'>) => ask.POST('/api/google-calendar/auth/callback', { body }),
  invalidates: () => [connectedCalendars()],
});

/** Has one's calendars kept in step now. */
export const syncNow = command({
  send: (ask, _: null) => ask.POST('/api/google-calendar/sync'),
});

/** Chooses which calendars are kept in step. */
export const chooseCalendars = command({
  send: (ask, body: Schema<'CalendarChoice'>) => ask.PUT('/api/google-calendar/calendars', { body }),
  onSuccess: (known, _, calendars) => known.change(connectedCalendars(), () => calendars),
});

/** Ends the connection with one's calendar. */
export const disconnectCalendar = command({
  send: (ask, _: null) => ask.DELETE('/api/google-calendar/connection'),
  invalidates: () => [connectedCalendars(), calendarConflicts()],
});

/** Settles what both sides changed. */
export const settleConflict = command({
  send: (ask, { id: conflictId, ...body }: { id: string } & Schema<'CalendarConflictChoice'>) =>
    ask.POST('/api/google-calendar/conflicts/{conflictId}', { params: { path: { conflictId } }, body }),
  queueKey: ({ id }) => id,
  invalidates: invalidatedBySync,
});
