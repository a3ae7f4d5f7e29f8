import { DateFormatter, getLocalTimeZone, parseDate, today as todayIn } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Announcer } from '../Announcer/Announcer';
import { useAnnouncer } from '../Announcer/use-announcer';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { latePart } from '../overlays/late-part';
import { ToggleButtonGroup } from '../ToggleButtonGroup/ToggleButtonGroup';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWordsOf } from '../words';
import { AgendaList } from './AgendaList';
import * as styles from './Calendar.css';
import { asUtc, byDay, type CalendarView, calendarViews, dayOf, shownDays } from './days';
import type { CalendarEvent } from './EventMark';
import { HoursGrid } from './HoursGrid';
import { MonthGrid } from './MonthGrid';
import type { Times } from './moves';
import { words as ownWords } from './words';

export type { CalendarEvent, CalendarView, Times as CalendarTimes };

const useMoveDialog = latePart(() => import('./MoveDialog'));

export interface CalendarProps {
  /** Names the calendar for a screen reader. */
  label: string;
  /** What is shown: each with an id, a title and its times. */
  events: CalendarEvent[];
  /** The views to choose of; all of them, if not said. */
  views?: readonly CalendarView[];
  /** The view in sight, when the caller keeps it. */
  view?: CalendarView;
  /** The view to begin with, when the calendar keeps it itself. */
  defaultView?: CalendarView;
  /** Called with the view that was chosen. */
  onViewChange?: (view: CalendarView) => void;
  /** The day it stands on, as `YYYY-MM-DD`. */
  day?: string;
  /** The day to begin with, as `YYYY-MM-DD`; today, if not said. */
  defaultDay?: string;
  /** Called with the day that it now stands on, as `YYYY-MM-DD`. */
  onDayChange?: (day: string) => void;
  /** Called with the id of the event that was pressed. */
  onEventPress?: (id: string) => void;
  /** Moves or resizes an event that `isMovable`: by drag, by keys, or by a dialog. Show it at once in its new place. */
  onEventMove?: (id: string, to: Times) => void;
  /** Creates something at an empty time: drawn by drag, or chosen by Enter or a double click. */
  onDraw?: (times: Times) => void;
  /** What Enter on a day of the month does: usually, create something on it. */
  onDayPress?: (day: string) => void;
  /** An IANA zone; the reader's own, if not said. */
  zone?: string;
  /** Today as `YYYY-MM-DD`, when it is not for the clock to say. */
  today?: string;
  /** The instant that it is, when that is not for the clock to say. */
  now?: string;
  /** What a day is kept as, when nobody works on it: a holiday's name. */
  holidayOf?: (day: string) => string | undefined;
}

/** Days and hours: a day, a week, a month or an agenda. The week starts where the reader's country starts it. */
export function Calendar({
  label,
  events,
  views = calendarViews,
  view: givenView,
  defaultView = 'month',
  onViewChange,
  day: givenDay,
  defaultDay,
  onDayChange,
  onEventPress,
  onEventMove,
  onDraw,
  onDayPress,
  zone = getLocalTimeZone(),
  today = todayIn(zone).toString(),
  now,
  holidayOf,
}: CalendarProps) {
  const words = useWordsOf(ownWords);
  const { locale } = useLocale();
  const id = useId();
  const [said, announce] = useAnnouncer();
  const [ownView, setOwnView] = useState(defaultView);
  const [ownDay, setOwnDay] = useState(defaultDay ?? today);
  const [asked, setAsked] = useState<CalendarEvent>();
  const dialog = useMoveDialog(asked !== undefined);
  const [view, day] = [givenView ?? ownView, givenDay ?? ownDay];
  const days = byDay(events, zone);
  const format = (options: Intl.DateTimeFormatOptions) => new DateFormatter(locale, { ...options, timeZone: 'UTC' });

  const goTo = (to: string) => {
    setOwnDay(to);
    onDayChange?.(to);
  };
  const show = (next: CalendarView) => {
    setOwnView(next);
    onViewChange?.(next);
  };
  const steps = { day: { days: 1 }, week: { weeks: 1 }, month: { months: 1 }, agenda: { months: 1 } };
  const shown = shownDays(view, day, locale);
  const title = {
    day: () => format({ dateStyle: 'full' }).format(asUtc(day)),
    week: () =>
      format({ day: 'numeric', month: 'short', year: 'numeric' }).formatRange(
        asUtc(shown[0] ?? day),
        asUtc(shown.at(-1) ?? day),
      ),
    month: () => format({ month: 'long', year: 'numeric' }).format(asUtc(day)),
    agenda: () => format({ month: 'long', year: 'numeric' }).format(asUtc(day)),
  }[view]();
  const move = (eventId: string, to: Times) => {
    onEventMove?.(eventId, to);
    // What is moved out of sight is followed.
    const first = dayOf(to.start, zone);
    if (!shown.includes(first)) goTo(first);
  };
  const openDay = (to: string) => {
    goTo(to);
    show('day');
  };
  const movable = {
    onEventMove: onEventMove && move,
    onMoveAsk: onEventMove && setAsked,
    announce,
  };
  const shared = { label: `${label}, ${title}`, day, today, events: days, zone, onEventPress };
  const onDayOpen = views.includes('day') ? openDay : undefined;
  const howTo = [onDraw && words.howTo.walk, onEventMove && words.howTo.move].filter(Boolean).join(' ');

  return (
    <section className={styles.calendar} aria-label={label} aria-describedby={howTo ? id : undefined}>
      <div className={styles.bar}>
        <h2 className={styles.title} aria-live="polite">
          {title}
        </h2>
        <div className={styles.turns}>
          <IconButton
            size="s"
            label={words.previous[view]}
            icon={ChevronLeft}
            onPress={() => goTo(parseDate(day).subtract(steps[view]).toString())}
          />
          <Button size="s" tone="neutral" weight="soft" onPress={() => goTo(today)}>
            {words.today}
          </Button>
          <IconButton
            size="s"
            label={words.next[view]}
            icon={ChevronRight}
            onPress={() => goTo(parseDate(day).add(steps[view]).toString())}
          />
        </div>
        <ToggleButtonGroup
          label={words.view}
          size="s"
          options={views.map((each) => ({ id: each, label: words.views[each] }))}
          selectedKeys={[view]}
          onSelectionChange={([chosen]) => {
            const next = views.find((each) => each === chosen);
            if (next) show(next);
          }}
        />
      </div>
      {howTo && (
        <VisuallyHidden>
          <span id={id}>{howTo}</span>
        </VisuallyHidden>
      )}
      {view === 'month' && (
        <MonthGrid
          {...shared}
          {...movable}
          holidayOf={holidayOf}
          onDayChange={goTo}
          onDayPress={onDayPress}
          onDayOpen={onDayOpen}
        />
      )}
      {(view === 'week' || view === 'day') && (
        <HoursGrid
          {...shared}
          {...movable}
          days={shown}
          now={now}
          holidayOf={holidayOf}
          onDraw={onDraw}
          onDayChange={goTo}
          onDayOpen={onDayOpen}
        />
      )}
      {view === 'agenda' && <AgendaList {...shared} onMoveAsk={movable.onMoveAsk} />}
      {asked && dialog && (
        <dialog.MoveDialog
          event={asked}
          zone={zone}
          onMove={(to) => move(asked.id, to)}
          onClose={() => setAsked(undefined)}
        />
      )}
      <Announcer said={said} />
    </section>
  );
}
