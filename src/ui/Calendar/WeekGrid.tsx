import { isWeekend, parseDate } from '@internationalized/date';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useWordsOf } from '../words';
import * as styles from './Calendar.css';
import { daysOf, isWholeDay, lanes, minuteOf, shownDays, stretches } from './days';
import { type CalendarEvent, EventMark } from './EventMark';
import { words as ownWords } from './words';

interface WeekGridProps {
  label: string;
  day: string;
  today: string;
  events: Map<string, CalendarEvent[]>;
  zone: string;
  onEventPress?: (id: string) => void;
}

/** Seven days by the hour, what overlaps side by side. */
export function WeekGrid({ label, day, today, events, zone, onEventPress }: WeekGridProps) {
  const words = useWordsOf(ownWords);
  const { locale, direction } = useLocale();
  const root = useRef<HTMLElement>(null);
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
  const full = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  const at = (text: string) => new Date(`${text}T00:00:00Z`);

  // The working day is in sight first.
  useEffect(() => {
    const box = root.current;
    const mark = box?.querySelector<HTMLElement>('[data-hour="7"]');
    if (box && mark) box.scrollTop = mark.offsetTop - 64;
  }, []);

  useEffect(() => {
    const [box, head] = [root.current, root.current?.querySelector<HTMLElement>(`[data-head="${day}"]`)];
    if (box && head && box.scrollWidth > box.clientWidth)
      box.scrollLeft += head.getBoundingClientRect().left - box.getBoundingClientRect().left - box.clientWidth / 3;
  }, [day]);

  const onKeyDown = (event: KeyboardEvent) => {
    const here = event.target as HTMLElement;
    const marks = [...(root.current?.querySelectorAll<HTMLElement>('[data-on]') ?? [])];
    const ofDay = marks.filter((mark) => mark.dataset.on === here.dataset.on);
    const side = direction === 'rtl' ? -1 : 1;
    const beside = (by: number) => {
      const others = [...new Set(marks.map((mark) => mark.dataset.on ?? ''))].sort();
      const next = others[others.indexOf(here.dataset.on ?? '') + by];
      return marks.find((mark) => mark.dataset.on === next);
    };
    const to = {
      ArrowDown: () => ofDay[ofDay.indexOf(here) + 1],
      ArrowUp: () => ofDay[ofDay.indexOf(here) - 1],
      ArrowRight: () => beside(side),
      ArrowLeft: () => beside(-side),
    }[event.key];
    if (!to || !here.dataset.on) return;
    event.preventDefault();
    to()?.focus();
  };

  const week = shownDays('week', day, locale);
  const wholeDays = new Map([...events].map(([each, here]) => [each, here.filter(isWholeDay)]));
  const whole = stretches(week, wholeDays, zone);
  const spansOf = (each: string) =>
    lanes(
      (events.get(each) ?? [])
        .filter((event) => !isWholeDay(event))
        .map((event) => {
          const [first, last] = daysOf(event, zone);
          const from = first === each ? minuteOf(event.start, zone) : 0;
          const end = event.end ? minuteOf(event.end, zone) : from + 30;
          const to = last !== each || (event.end && end === 0) ? 1_440 : end;
          return { event, from, to: Math.max(to, from + 30) };
        }),
    );

  return (
    <section
      ref={root}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
      tabIndex={0}
      onKeyDown={onKeyDown}
      className={`${styles.frame} ${styles.weekFrame}`}
    >
      <div className={styles.week}>
        <div
          className={styles.weekTop}
          style={assignInlineVars({ [styles.of]: String(2 + Math.max(-1, ...whole.map(({ lane }) => lane))) })}
        >
          <div className={styles.weekHead} aria-hidden />
          {week.map((each, index) => (
            <div
              key={each}
              data-head={each}
              className={styles.weekHead}
              style={assignInlineVars({ [styles.from]: String(index) })}
              data-today={each === today || undefined}
            >
              <span aria-current={each === today ? 'date' : undefined}>{format.format(at(each))}</span>
            </div>
          ))}
          {whole.map((stretch) => (
            <EventMark
              key={stretch.event.id}
              event={stretch.event}
              zone={zone}
              onPress={onEventPress}
              place="bar"
              day={week[stretch.from]}
              stretch={stretch}
            />
          ))}
        </div>
        <div className={styles.hours} aria-hidden>
          {Array.from({ length: 24 }, (_, hour) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place in the day.
            <div key={hour} data-hour={hour} className={styles.hourMark}>
              {`${String(hour).padStart(2, '0')}h`}
            </div>
          ))}
        </div>
        {week.map((each) => (
          // biome-ignore lint/a11y/useSemanticElements: a set of fields it is not.
          <div
            key={each}
            role="group"
            aria-label={`${full.format(at(each))}, ${words.events(events.get(each)?.length ?? 0)}`}
            className={styles.lanesOfDay}
            data-weekend={isWeekend(parseDate(each), locale) || undefined}
          >
            {spansOf(each).map(({ event, ...span }) => (
              <EventMark
                key={event.id}
                event={event}
                zone={zone}
                onPress={onEventPress}
                place="block"
                day={each}
                at={span}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
