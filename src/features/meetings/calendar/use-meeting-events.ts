import { keepPreviousData, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Schema } from '#openapi/operations';
import { useCan, usePerson } from '../../kernel/session';
import { allUsers } from '../../users/public';
import { meetingsBetween, meetingsOfPerson } from '../data/meetings';
import { eventsOf, type PersonsMeetings } from './events-of';

type Meeting = Schema<'Meeting'>;

const none: Meeting[] = [];

/** Whether what is shown, if anything, is not yet what was asked for. */
const isAwaited = ({ isPending, isPlaceholderData }: UseQueryResult<Meeting[]>) => isPending || isPlaceholderData;

const together = (results: UseQueryResult<Meeting[]>[]) => ({
  lists: results.map(({ data = none }) => data),
  isStale: results.some(isAwaited),
  error: results.find(({ error, data }) => error && !data)?.error,
});

/**
 * The meetings of some days for a calendar: all that the person may see of a unit, or of all of them; or their own with
 * those of the people chosen, of every unit, for who sits in one meeting is free for no other.
 */
export function useMeetingEvents(first: string, last: string, people: string[], unit: string | undefined) {
  const can = useCan();
  const me = usePerson();
  const isLaidOver = people.length > 0;
  const manages = can('manage:meetings');
  const { data: users } = useQuery({ ...allUsers(), enabled: isLaidOver && can('view:users') });
  const all = useQuery({
    ...meetingsBetween(first, last, unit),
    enabled: !isLaidOver,
    placeholderData: keepPreviousData,
  });
  const whose = isLaidOver && me ? [me.id, ...people] : [];
  const each = useQueries({
    queries: whose.map((id) => ({ ...meetingsOfPerson(id, first, last), placeholderData: keepPreviousData })),
    combine: together,
  });

  // Of thousands of meetings nothing is made anew that did not change: what is drawn of them hangs on it.
  const own = all.data;
  const shown = useMemo(() => {
    if (!isLaidOver) return eventsOf([{ meetings: own ?? none }], manages);
    const calendars = each.lists.map((meetings, at): PersonsMeetings => {
      const name = at > 0 ? users?.find(({ id }) => id === people[at - 1])?.name : undefined;
      return { meetings, ...(name && { person: { name, hue: at - 1 } }) };
    });
    return eventsOf(calendars, manages);
  }, [isLaidOver, own, each.lists, users, people, manages]);
  const error = all.error && !all.data ? all.error : each.error;
  return { ...shown, isStale: isLaidOver ? each.isStale : isAwaited(all), error };
}
