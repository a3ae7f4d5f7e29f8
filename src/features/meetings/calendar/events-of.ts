import type { Schema } from '#openapi/operations';
import type { CalendarEvent } from '#ui';
import { paths } from '../../paths';
import { toneOf } from '../tone';

type Meeting = Schema<'Meeting'>;

/** The meetings of somebody else's calendar, and what tells them apart from those of others. */
export interface PersonsMeetings {
  meetings: readonly Meeting[];
  person?: { name: string; hue: number };
}

const movable = new Set<Meeting['status']>(['draft', 'scheduled', 'confirmed']);

/** Meetings as a calendar draws them, each once: whoever sits in one is told with it. `manages` is whether all may be changed. */
export function eventsOf(calendars: readonly PersonsMeetings[], manages: boolean) {
  const meetings = new Map<string, Meeting>();
  const people = new Map<string, NonNullable<CalendarEvent['people']>>();
  for (const calendar of calendars) {
    for (const meeting of calendar.meetings) {
      meetings.set(meeting.id, meeting);
      if (calendar.person) people.set(meeting.id, [...(people.get(meeting.id) ?? []), calendar.person]);
    }
  }
  const events = [...meetings.values()].map(
    (meeting): CalendarEvent => ({
      id: meeting.id,
      title: meeting.title,
      start: meeting.start_at,
      end: meeting.end_at,
      // Of the time of others there is no more to see.
      ...((meeting.my_role || manages) && { href: paths.meeting({ meetingId: meeting.id }) }),
      tone: toneOf(meeting),
      people: people.get(meeting.id),
      isMovable: movable.has(meeting.status) && !meeting.is_hidden && (manages || meeting.my_role === 'organizer'),
    }),
  );
  return { events, meetings };
}
