import { getLocalTimeZone, parseDate, today as todayIn } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { ToggleButtonGroup } from '../ToggleButtonGroup/ToggleButtonGroup';
import { useWordsOf } from '../words';
import * as styles from './Calendar.css';
import { byDay, daysOf, shownDays } from './days';
import { type CalendarEvent, EventMark } from './EventMark';
import { MonthGrid } from './MonthGrid';
import { WeekGrid } from './WeekGrid';
import { words as ownWords } from './words';

export type { CalendarEvent };

export interface CalendarProps {
  label: string;
  events: CalendarEvent[];
  view?: 'month' | 'week' | 'agenda';
  defaultView?: 'month' | 'week' | 'agenda';
  onViewChange?: (view: 'month' | 'week' | 'agenda') => void;
  /** The day it stands on, as `YYYY-MM-DD`. */
  day?: string;
  defaultDay?: string;
  onDayChange?: (day: string) => void;
  onEventPress?: (id: string) => void;
  /** What Enter on a day of the month does: usually, create something on it. */
  onDayPress?: (day: string) => void;
  /** An IANA zone; the reader's own, if not said. */
  zone?: string;
  /** Today as `YYYY-MM-DD`, when it is not for the clock to say. */
  today?: string;
  /** What a day is kept as, when nobody works on it: a holiday's name. */
  holidayOf?: (day: string) => string | undefined;
}

const views = ['month', 'week', 'agenda'] as const;

/** Days and hours: a month, a week or an agenda. The week starts where the reader's country starts it. */
export function Calendar({
  label,
  events,
  view: givenView,
  defaultView = 'month',
  onViewChange,
  day: givenDay,
  defaultDay,
  onDayChange,
  onEventPress,
  onDayPress,
  zone = getLocalTimeZone(),
  today = todayIn(zone).toString(),
  holidayOf,
}: CalendarProps) {
  const words = useWordsOf(ownWords);
  const { locale } = useLocale();
  const [ownView, setOwnView] = useState(defaultView);
  const [ownDay, setOwnDay] = useState(defaultDay ?? today);
  const [view, day] = [givenView ?? ownView, givenDay ?? ownDay];
  const days = byDay(events, zone);
  const at = (text: string) => new Date(`${text}T00:00:00Z`);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });

  const goTo = (to: string) => {
    setOwnDay(to);
    onDayChange?.(to);
  };
  const turn = (by: number) =>
    goTo(
      parseDate(day)
        .add(view === 'week' ? { weeks: by } : { months: by })
        .toString(),
    );
  const week = shownDays('week', day, locale);
  const title =
    view === 'week'
      ? format({ day: 'numeric', month: 'short', year: 'numeric' }).formatRange(at(week[0] ?? day), at(week[6] ?? day))
      : format({ month: 'long', year: 'numeric' }).format(at(day));
  const shared = { label: `${label}, ${title}`, day, today, events: days, zone, onEventPress };
  const month = shownDays('agenda', day, locale);
  // What takes several days is told once, on the first of them that is in the month.
  const startingOn = (each: string) =>
    (days.get(each) ?? []).filter((event) => each === month[0] || each === daysOf(event, zone)[0]);
  const listed = month.filter((each) => startingOn(each).length > 0);

  return (
    <section className={styles.calendar} aria-label={label}>
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
        <ToggleButtonGroup
          label={words.view}
          size="s"
          options={views.map((id) => ({ id, label: words.views[id] }))}
          selectedKeys={[view]}
          onSelectionChange={([chosen]) => {
            const next = views.find((each) => each === chosen);
            if (!next) return;
            setOwnView(next);
            onViewChange?.(next);
          }}
        />
      </div>
      {view === 'month' && <MonthGrid {...shared} holidayOf={holidayOf} onDayChange={goTo} onDayPress={onDayPress} />}
      {view === 'week' && <WeekGrid {...shared} />}
      {view === 'agenda' && (
        <div className={styles.agenda}>
          {listed.length === 0 && <p className={styles.nothing}>{words.nothing}</p>}
          {listed.map((each) => (
            <section key={each} className={styles.agendaDay} data-today={each === today || undefined}>
              <h3 className={styles.agendaTitle}>
                {format({ weekday: 'short', day: 'numeric', month: 'short' }).format(at(each))}
              </h3>
              <ul className={styles.list}>
                {startingOn(each).map((event) => (
                  <li key={event.id}>
                    <EventMark event={event} zone={zone} onPress={onEventPress} place="row" />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </section>
  );
}
