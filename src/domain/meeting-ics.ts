import type { Schema } from '#openapi/operations';
import type { IcsEvent } from './ics.ts';

const icsStatuses = {
  draft: 'tentative',
  scheduled: 'tentative',
  confirmed: 'confirmed',
  in_progress: 'confirmed',
  completed: 'confirmed',
  no_show: 'cancelled',
  cancelled: 'cancelled',
} as const;

type Meeting = Schema<'Meeting'>;
/** The fields of a meeting that a calendar file shows; without `attendees` it lists no guests. */
export type IcsMeeting = Pick<
  Meeting,
  | 'title'
  | 'start_at'
  | 'end_at'
  | 'updated_at'
  | 'version'
  | 'status'
  | 'description'
  | 'location'
  | 'conference_url'
  | 'is_private'
  | 'reminders_min'
> &
  Partial<Pick<Meeting, 'attendees'>>;

/** Converts a single meeting to a calendar event. */
export const toIcsEvent = (meeting: IcsMeeting, uid: string): IcsEvent => ({
  uid,
  title: meeting.title,
  start_at: meeting.start_at,
  end_at: meeting.end_at,
  updated_at: meeting.updated_at,
  version: meeting.version,
  status: icsStatuses[meeting.status],
  description: meeting.description,
  location: meeting.location,
  url: meeting.conference_url,
  isPrivate: meeting.is_private,
  // Members are left out, because their addresses are not published here.
  attendees: (meeting.attendees ?? []).flatMap(({ email, name, response, is_optional }) =>
    email ? [{ email, name, response, isOptional: is_optional }] : [],
  ),
  reminders: meeting.reminders_min,
});
