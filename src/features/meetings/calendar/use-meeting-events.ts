import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { Schema } from '#openapi/operations';
import type { CalendarEvent } from '#ui';
import { useCan, usePerson } from '../../kernel/session';
import { paths } from '../../paths';
import { allUsers } from '../../users/public';
import { meetingsBetween, meetingsOfPerson } from '../data/meetings';
import { toneOf } from '../tone';

type Meeting = Schema<'Meeting'>;

const movable = new Set<Meeting['status']>(['draft', 'scheduled', 'confirmed']);

/**
 * The meetings of some days for a calendar: all that the person may see of a unit, or of all of them; or their own with
 * those of the people chosen, of every unit, for who sits in one meeting is free for no other.
 */
export function useMeetingEvents(first: string, last: string, people: string[], unit: string | undefined) {
  const can = useCan();
  const me = usePerson();
  const { data: users = [] } = useQuery({ ...allUsers(), enabled: people.length > 0 && can('view:users') });
  const all = useQuery({
    ...meetingsBetween(first, last, unit),
    enabled: people.length === 0,
    placeholderData: keepPreviousData,
  });
  const whose = people.length > 0 && me ? [me.id, ...people] : [];
  const each = useQueries({
    queries: whose.map((id) => ({ ...meetingsOfPerson(id, first, last), placeholderData: keepPreviousData })),
  });

  const meetings = new Map((people.length === 0 ? (all.data ?? []) : []).map((meeting) => [meeting.id, meeting]));
  const attending = new Map<string, NonNullable<CalendarEvent['people']>>();
  for (const [at, { data = [] }] of each.entries()) {
    const name = users.find(({ id }) => id === whose[at])?.name;
    for (const meeting of data) {
      meetings.set(meeting.id, meeting);
      if (at > 0 && name) attending.set(meeting.id, [...(attending.get(meeting.id) ?? []), { name, hue: at - 1 }]);
    }
  }
  const isMovable = ({ my_role, status, is_hidden }: Meeting) =>
    movable.has(status) && !is_hidden && (my_role === 'organizer' || can('manage:meetings'));
  const events = [...meetings.values()].map(
    (meeting): CalendarEvent => ({
      id: meeting.id,
      title: meeting.title,
      start: meeting.start_at,
      end: meeting.end_at,
      // Of the time of others there is no more to see.
      ...((meeting.my_role || can('manage:meetings')) && { href: paths.meeting({ meetingId: meeting.id }) }),
      tone: toneOf(meeting),
      people: attending.get(meeting.id),
      isMovable: isMovable(meeting),
    }),
  );
  const error = [all, ...each].find((query) => query.error && !query.data)?.error;
  const isStale = [all, ...each].some(({ isPlaceholderData }) => isPlaceholderData);
  return { events, meetings, isStale, error };
}
