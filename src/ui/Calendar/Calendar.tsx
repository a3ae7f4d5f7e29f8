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
  /** What it shows is of another time, and that of this is on its way: it stays in sight, and dimmed. */
  isStale?: boolean;
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
  // What is pressed is answered at once; hundreds of events are drawn in slices after it.
  const drawn = useDeferredValue({ view, day, events, isStale });

  // Where it was last sent to: fast hands press again before it is there.
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
    // What is moved out of sight is followed.
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
    // Another tab is for the browser to open.
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: links and buttons in it make a press of their keys.
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
