import { List as ListIcon, Plus, Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { addDays, isDay } from '#domain/dates';
import type { Schema } from '#openapi/operations';
import { ButtonLink, Calendar, type CalendarTimes, type CalendarView, Inline, Page } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWorkCalendar } from '../../kernel/holidays/use-work-calendar';
import { translator, useWords } from '../../kernel/language';
import { lazyComponent } from '../../kernel/lazy-component';
import { useLiveChanges } from '../../kernel/live';
import type { PageHandle } from '../../kernel/page';
import { useSelectedUnit } from '../../kernel/selection';
import { useCan, usePerson } from '../../kernel/session';
import { useIsNarrow } from '../../kernel/use-is-narrow';
import { Asked } from '../../kit/Asked';
import { runCommand } from '../../kit/command';
import { paths } from '../../paths';
import { moveMeeting } from '../data/move';
import { ownZone } from '../data/today';
import { useWhen } from '../use-when';
import { PeopleButton } from './PeopleButton';
import { useMeetingEvents } from './use-meeting-events';
import { calendarWords } from './words';

// What opens by an act, or is for some alone, comes late.
const AskScope = lazyComponent(() => import('./AskScope'), 'AskScope');
const QuickMeeting = lazyComponent(() => import('./QuickMeeting'), 'QuickMeeting');
const CalendarPeople = lazyComponent(() => import('./CalendarPeople'), 'CalendarPeople');

export const handle: PageHandle = { pageName: (language) => translator(calendarWords, language)('page') };

const views = ['day', 'week', 'month', 'agenda'] as const satisfies CalendarView[];
const mostPeople = 8;
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What stands in the address of the calendar: the day, the view, and whose calendars are laid over one's own. */
function useCalendarAddress() {
  const { today } = useFormats();
  const isNarrow = useIsNarrow();
  const [address, setAddress] = useSearchParams();
  const asked = address.get('day') ?? '';
  // Beside the first and the last year there is nothing to be drawn.
  const day = isDay(asked) && asked > '0002' && asked < '9999' ? asked : today();
  const view = views.find((each) => each === address.get('view')) ?? (isNarrow ? 'agenda' : 'week');
  const people = [...new Set(address.getAll('person'))].filter((id) => isId.test(id)).slice(0, mostPeople);
  const show = (change: Record<string, string | string[]>) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(change)) {
          next.delete(name);
          for (const each of [value].flat()) next.append(name, each);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { day, view, people, show };
}

/**
 * From which day to which a view shows meetings, the same for all days of a week or a month: whichever day the reader's
 * week begins with, and however far the weeks of a month reach into those around it.
 */
function daysIn(view: CalendarView, day: string): [first: string, last: string] {
  const [month, sunday] = [`${day.slice(0, 7)}-01`, addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay())];
  return view === 'day' || view === 'week'
    ? [addDays(sunday, -6), addDays(sunday, 12)]
    : [addDays(month, -7), addDays(month, 38)];
}

type Meeting = Schema<'Meeting'>;

interface Wanted {
  meeting: Meeting;
  to: Pick<Meeting, 'start_at' | 'end_at'>;
}

/** Meetings by the day, week or month. What is shown stands in the address. */
export function Component() {
  const t = useWords(calendarWords);
  const { today } = useFormats();
  const { when } = useWhen();
  const navigate = useNavigate();
  const can = useCan();
  const unit = useSelectedUnit();
  const unitName = usePerson()?.units.find(({ id }) => id === unit)?.name;
  const { holidayOf } = useWorkCalendar(unit);
  const { day, view, people, show } = useCalendarAddress();
  const [first, last] = daysIn(view, day);
  const { events, meetings, isStale, error } = useMeetingEvents(first, last, people, unit);
  const [wanted, setWanted] = useState<Wanted>();
  const [drawn, setDrawn] = useState<CalendarTimes>();
  useLiveChanges();
  if (error) throw error;

  function move({ meeting, to }: Wanted, scope?: Schema<'MeetingScope'>) {
    const { id, title: name, start_at, end_at, version } = meeting;
    void runCommand(
      moveMeeting,
      { id, from: { start_at, end_at }, to, version, scope },
      { done: () => t('moved', { name, when: when(to) }), failed: () => t('notMoved', { name }) },
    );
  }
  function askMove(id: string, { start, end }: CalendarTimes) {
    const meeting = meetings.get(id);
    if (!meeting) return;
    const to = { start_at: start, end_at: end };
    if (meeting.series) setWanted({ meeting, to });
    else move({ meeting, to });
  }
  // While it is asked which of a series move, this one stands where it was put.
  const shown = wanted
    ? events.map((event) =>
        event.id === wanted.meeting.id ? { ...event, start: wanted.to.start_at, end: wanted.to.end_at } : event,
      )
    : events;

  return (
    <Page
      title={t('page')}
      description={people.length === 0 ? unitName : undefined}
      width="full"
      actions={
        <Inline space="s">
          {can('view:users') && (
            <Suspense fallback={<PeopleButton count={people.length} isDisabled />}>
              <CalendarPeople value={people} onChange={(ids) => show({ person: ids.slice(-mostPeople) })} />
            </Suspense>
          )}
          <ButtonLink href={paths.meetings()} icon={ListIcon} weight="soft" tone="neutral">
            {t('asList')}
          </ButtonLink>
          <ButtonLink href={paths.importMeetings()} icon={Upload} weight="soft" tone="neutral">
            {t('import')}
          </ButtonLink>
          <ButtonLink href={paths.createMeeting()} icon={Plus}>
            {t('create')}
          </ButtonLink>
        </Inline>
      }
    >
      <Calendar
        label={t('meetings')}
        zone={ownZone()}
        today={today()}
        day={day}
        view={view}
        onDayChange={(to) => show({ day: to })}
        onViewChange={(to) => show({ view: to })}
        onDayPress={(on) => void navigate(`${paths.createMeeting()}?day=${on}`)}
        onEventMove={askMove}
        onDraw={setDrawn}
        holidayOf={holidayOf}
        events={shown}
        isStale={isStale}
      />
      {wanted && (
        <Asked onClose={() => setWanted(undefined)}>
          <AskScope
            title={wanted.meeting.title}
            onChoose={(scope) => {
              move(wanted, scope);
              setWanted(undefined);
            }}
            onClose={() => setWanted(undefined)}
          />
        </Asked>
      )}
      {drawn && (
        <Asked onClose={() => setDrawn(undefined)}>
          <QuickMeeting times={drawn} onClose={() => setDrawn(undefined)} />
        </Asked>
      )}
    </Page>
  );
}
