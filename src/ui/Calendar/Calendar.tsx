import { DateFormatter, getLocalTimeZone, parseDate, today as todayIn } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type MouseEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Announcer } from '../Announcer/Announcer';
import { useAnnouncer } from '../Announcer/use-announcer';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { lazyModule, useLazyModule } from '../lazy/lazy-module';
import { ToggleButtonGroup } from '../ToggleButtonGroup/ToggleButtonGroup';
import { offPaper } from '../theme/off-paper.css';
import { isPlainPress, useRouter } from '../UiProvider/router';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWordsOf } from '../words';
import * as styles from './Calendar.css';
import { CalendarBody } from './CalendarBody';
import { asUtc, type CalendarView, calendarViews, dayOf, firstOf, shownDays, writtenDay } from './days';
import type { CalendarEvent } from './EventMark';
import type { Times } from './moves';
import { useNewest } from './use-newest';
import { words as ownWords } from './words';

export type { CalendarEvent, CalendarView, Times as CalendarTimes };

const steps: Record<CalendarView, { days?: number; months?: number }> = {
  day: { days: 1 },
  week: { days: 7 },
  month: { months: 1 },
  agenda: { months: 1 },
};

const moveDialogModule = lazyModule(() => import('./MoveDialog'));

export interface CalendarProps {
  /** Accessible name of the calendar. */
  label: string;
  /** Events, each with an id, a title and its times. */
  events: CalendarEvent[];
  /** Selectable views; all of them by default. */
  views?: readonly CalendarView[];
  /** Current view (controlled). */
  view?: CalendarView;
  /** Initial view (uncontrolled). */
  defaultView?: CalendarView;
  /** Called with the selected view. */
  onViewChange?: (view: CalendarView) => void;
  /** Current day as `YYYY-MM-DD`. */
  day?: string;
  /** Initial day as `YYYY-MM-DD`; today by default. */
  defaultDay?: string;
  /** Called with the new day as `YYYY-MM-DD`. */
  onDayChange?: (day: string) => void;
  /** Called with the id of a pressed event. */
  onEventPress?: (id: string) => void;
  /**
   * Called when an event with `isMovable` is moved or resized by drag, keyboard or dialog. Update the event at once.
   */
  onEventMove?: (id: string, to: Times) => void;
  /** Called to create an event at an empty time, selected by drag, Enter or a double click. */
  onDraw?: (times: Times) => void;
  /** Called on Enter on a day of the month, usually to create an event. */
  onDayPress?: (day: string) => void;
  /** IANA time zone; the reader's own by default. */
  zone?: string;
  /** Today as `YYYY-MM-DD`; defaults to the clock. */
  today?: string;
  /** Current instant; defaults to the clock. */
  now?: string;
  /** Returns the name of the holiday on a day, if it is one. */
  holidayOf?: (day: string) => string | undefined;
  /** Whether the data of the shown period is still loading; the previous events stay visible and dimmed. */
  isStale?: boolean;
}

/** A calendar by day, week, month or agenda. The week starts according to the reader's locale. */
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
  zone: givenZone,
  today: givenToday,
  now,
  holidayOf,
  isStale = false,
}: CalendarProps) {
  const words = useWordsOf(ownWords);
  const { locale } = useLocale();
  const zone = givenZone ?? getLocalTimeZone();
  const today = givenToday ?? todayIn(zone).toString();
  const { navigate } = useRouter();
  const id = useId();
  const [said, announce] = useAnnouncer();
  const [ownView, setOwnView] = useState(defaultView);
  const [ownDay, setOwnDay] = useState(defaultDay ?? today);
  const [asked, setAsked] = useState<CalendarEvent>();
  const dialog = useLazyModule(moveDialogModule, asked !== undefined);
  const [view, day] = [givenView ?? ownView, givenDay ?? ownDay];
  // Controls respond at once; hundreds of events render in time slices afterwards.
  const drawn = useDeferredValue({ view, day, events, isStale });

  // The latest target, because fast key presses arrive before it is rendered.
  const aim = useRef(day);
  useEffect(() => {
    aim.current = day;
  }, [day]);
  const goTo = (to: string) => {
    aim.current = to;
    setOwnDay(to);
    onDayChange?.(to);
  };
  const turn = (way: 1 | -1) => {
    const { days = 0, months = 0 } = steps[view];
    goTo(
      parseDate(aim.current)
        .add({ days: days * way, months: months * way })
        .toString(),
    );
  };
  const show = (next: CalendarView) => {
    setOwnView(next);
    onViewChange?.(next);
  };
  const shown = shownDays(view, firstOf(view, day, locale), locale);
  const title = {
    day: () => writtenDay(day, locale),
    week: () =>
      new DateFormatter(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).formatRange(
        asUtc(shown[0] ?? day),
        asUtc(shown.at(-1) ?? day),
      ),
    month: () => writtenDay(day, locale, { month: 'long', year: 'numeric' }),
    agenda: () => writtenDay(day, locale, { month: 'long', year: 'numeric' }),
  }[view]();
  const move = (eventId: string, to: Times) => {
    onEventMove?.(eventId, to);
    // The calendar follows an event that is moved out of the visible period.
    const first = dayOf(to.start, zone);
    if (!shown.includes(first)) goTo(first);
  };
  const openDay = (to: string) => {
    goTo(to);
    show('day');
  };
  const open = (press: MouseEvent) => {
    const mark = (press.target as Element).closest<HTMLElement>('[data-event]');
    if (!mark || press.defaultPrevented) return;
    const href = mark.dataset.eventLink;
    // The browser handles a press that opens another tab.
    if (href !== undefined && !isPlainPress(press)) return;
    if (mark.dataset.event !== undefined) onEventPress?.(mark.dataset.event);
    if (href === undefined) return;
    press.preventDefault();
    navigate(href);
  };
  const movesTo = useNewest(onEventMove && move);
  const draws = useNewest(onDraw);
  const goesTo = useNewest(goTo);
  const pressesDay = useNewest(onDayPress);
  const opensDay = useNewest(views.includes('day') ? openDay : undefined);
  const howTo = [onDraw && words.howTo.walk, onEventMove && words.howTo.move].filter(Boolean).join(' ');

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links and buttons inside turn keys into clicks.
    <section
      className={styles.calendar}
      aria-label={label}
      aria-describedby={howTo ? id : undefined}
      aria-busy={drawn.isStale || undefined}
      data-landscape={drawn.view === 'week' || drawn.view === 'month' || undefined}
      onClick={open}
    >
      <div className={styles.bar}>
        <h2 className={styles.title} aria-live="polite">
          {title}
        </h2>
        <div className={styles.turns}>
          <IconButton size="s" label={words.previous[view]} icon={ChevronLeft} onPress={() => turn(-1)} />
          <Button size="s" tone="neutral" weight="soft" onPress={() => goTo(today)}>
            {words.today}
          </Button>
          <IconButton size="s" label={words.next[view]} icon={ChevronRight} onPress={() => turn(1)} />
        </div>
        <div className={offPaper}>
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
      </div>
      {howTo && (
        <VisuallyHidden>
          <span id={id}>{howTo}</span>
        </VisuallyHidden>
      )}
      <CalendarBody
        {...drawn}
        label={label}
        title={title}
        today={today}
        now={now}
        zone={zone}
        holidayOf={holidayOf}
        isPressed={onEventPress !== undefined}
        announce={announce}
        onEventMove={movesTo}
        onMoveAsk={onEventMove && setAsked}
        onDraw={draws}
        onDayChange={goesTo}
        onDayPress={pressesDay}
        onDayOpen={opensDay}
      />
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
