import { addDays } from '#domain/dates';
import { instantAt } from '#domain/meeting-time';
import type { Schema } from '#openapi/operations';
import { subjects } from '../../kernel/invalidation';
import { api } from '../../kernel/query';
import { command } from '../../kit/command';
import { anyOfField, idField, parsePeriod, periodField, textField, unitIdField } from '../../kit/list/address/fields';
import { defineView, type ViewOf } from '../../kit/list/address/view';
import { cursorList } from '../../kit/list/cursor-list';
import { ownZone } from './today';

/** A meeting as lists take it: it is called by its title. */
export type Meeting = Schema<'Meeting'> & { name: string };
export type MeetingStatus = Schema<'MeetingStatus'>;

/** In the order of a meeting's life. */
export const meetingStatuses = [
  'draft',
  'scheduled',
  'confirmed',
  'in_progress',
  'completed',
  'no_show',
  'cancelled',
] as const satisfies MeetingStatus[];

/** All that stands in the address of the list of meetings. */
export const meetingsView = defineView({
  filters: {
    search: textField(),
    status: anyOfField(meetingStatuses),
    project: idField(),
    unit: unitIdField(),
    attendee: idField(),
    period: periodField(),
  },
  sort: { start_at: 'desc', updated_at: 'desc' },
  group: ['day', 'status', 'project'],
  show: ['list', 'cards'],
});

const midnight = (day: string) => new Date(instantAt(day, 0, ownZone())).toISOString();

const named = (meeting: Schema<'Meeting'>): Meeting => ({ ...meeting, name: meeting.title });

/** Meetings as the address asks. */
export const meetingList = cursorList(
  '/api/meetings',
  (view: ViewOf<typeof meetingsView>) => {
    const { sort_by, sort_order, search, status, project, unit, attendee } = view;
    const { from, to } = parsePeriod(view.period);
    const filters = { search, status, project_id: project, unit_id: unit, attendee_id: attendee };
    const span = { ...(from && { from: midnight(from) }), ...(to && { to: midnight(addDays(to, 1)) }) };
    // A series is told by its next one, where nobody asks for a time.
    return { query: { sort_by, sort_order, ...filters, ...span, next_of_series: !view.period } };
  },
  named,
);

interface Days {
  first: string;
  last: string;
}

const spanOf = ({ first, last }: Days) => ({
  from: midnight(first),
  to: midnight(addDays(last, 1)),
  status: meetingStatuses.filter((status) => status !== 'cancelled'),
});

const between = cursorList('/api/meetings', ({ unit_id, ...days }: Days & { unit_id?: string }) => ({
  query: { ...spanOf(days), unit_id },
}));

/** All that is to be held from one day to another, in one unit or in all of them. */
export const meetingsBetween = (first: string, last: string, unit_id?: string) =>
  between.whole({ first, last, unit_id });

const ofPerson = cursorList('/api/meetings', ({ person, ...days }: Days & { person: string }) => ({
  query: { ...spanOf(days), attendee_id: person, busy: true },
}));

/** All that somebody is to be at from one day to another; what one may not see of it as busy time. */
export const meetingsOfPerson = (person: string, first: string, last: string) =>
  ofPerson.whole({ person, first, last });

const ofSeries = cursorList('/api/meetings', (series_id: string) => ({ query: { series_id } }));

/** All meetings of a series. */
export const meetingsOfSeries = (id: string) => ofSeries.whole(id);

const at = (id: string) => ({ params: { path: { id } } });

/** A meeting. */
export const meetingById = (id: string) => api.queryOptions('get', '/api/meetings/{id}', at(id));

/** The clients to choose of, by name. */
export const someClients = () =>
  api.queryOptions('get', '/api/finance/clients', { params: { query: { sort_by: 'name', limit: 200 } } });

/** Creates a meeting. */
export const createMeeting = command({
  send: (ask, body: Schema<'NewMeeting'>) => ask.POST('/api/meetings', { body }),
  invalidates: () => subjects.meeting(),
});

/** Changes a meeting. */
export const changeMeeting = command({
  send: (ask, { id, change }: { id: string; change: Schema<'MeetingChange'> }, asOwn) =>
    ask.PATCH('/api/meetings/{id}', { ...at(id), body: asOwn(change) }),
  queueKey: ({ id }) => id,
  invalidates: ({ id }) => subjects.meeting(id),
});

/** Changes how a meeting stands. What was cancelled can be held after all. */
export const changeMeetingStatus = command({
  send: (ask, { id, status }: { id: string; status: MeetingStatus }) =>
    ask.PATCH('/api/meetings/{id}/status', { ...at(id), body: { status } }),
  queueKey: ({ id }) => id,
  invalidates: ({ id }) => subjects.meeting(id),
  undo: ({ id, status }) => (status === 'cancelled' ? { id, status: 'scheduled' as const } : undefined),
});

/** Says which part of the agenda is talked about. */
export const setClock = command({
  send: (ask, { meetingId, item_id }: { meetingId: string; item_id: string | null }) =>
    ask.PUT('/api/meetings/{id}/clock', { ...at(meetingId), body: { item_id } }),
  queueKey: ({ meetingId }) => meetingId,
  onSuccess: (known, { meetingId }, meeting) => known.change(meetingById(meetingId), () => meeting),
  // The answer is shown; the live event invalidates the rest.
  invalidates: ({ meetingId }) => [meetingById(meetingId)],
});

/** Takes a meeting away for good, or all that are meant of its series. */
export const removeMeeting = command({
  send: (ask, { id, scope }: { id: string; scope?: Schema<'MeetingScope'> }) =>
    ask.DELETE('/api/meetings/{id}', { params: { path: { id }, query: { scope } } }),
  queueKey: ({ id }) => id,
  optimisticUpdate: (known, { id }) => known.removeRow(meetingList, id),
  invalidates: ({ id }) => subjects.meeting(id),
});
