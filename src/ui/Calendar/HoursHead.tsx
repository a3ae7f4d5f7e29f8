// biome-ignore-all lint/a11y/useFocusableInteractive: the elements inside take the focus.
// biome-ignore-all lint/a11y/useSemanticElements: a table cannot lay out overlapping events.
import { isWeekend, parseDate } from '@internationalized/date';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { ButtonElement } from '../Button/ButtonElement';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWordsOf } from '../words';
import * as styles from './Calendar.css';
import { asUtc, type barsOf, writtenDay } from './days';
import { type CalendarEvent, EventMark } from './EventMark';
import { MoreEvents } from './MoreEvents';
import type { Stop } from './stops';
import { words as ownWords } from './words';

interface HoursHeadProps {
  days: string[];
  today: string;
  whole: ReturnType<typeof barsOf<CalendarEvent>>;
  zone: string;
  holidayOf?: (day: string) => string | undefined;
  current?: Stop;
  onDayOpen?: (day: string) => void;
  isPressed: boolean;
}

/** The names of the days, and below them the whole-day events, one bar each. */
export const HoursHead = memo(function HoursHead({
  days,
  today,
  whole: { bars, left },
  zone,
  holidayOf,
  current,
  onDayOpen,
  isPressed,
}: HoursHeadProps) {
  const words = useWordsOf(ownWords);
  const { locale } = useLocale();
  const offset = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(asUtc(days[0] ?? today))
    .find(({ type }) => type === 'timeZoneName')?.value;

  const lines = Math.max(-1, ...bars.map(({ lane }) => lane)) + 1;
  const isFull = left.some((events) => events.length > 0);
  const place = (index: number, lane: number) =>
    assignInlineVars({ [styles.from]: String(index), [styles.lane]: String(lane), [styles.span]: '1' });

  return (
    <div role="rowgroup" className={styles.weekTop}>
      <div role="row" className={styles.parts}>
        <div className={styles.weekHead} aria-hidden>
          {offset}
        </div>
        {days.map((each, index) => {
          const holiday = holidayOf?.(each);
          const name = writtenDay(each, locale, { weekday: 'short', day: 'numeric' });
          return (
            <div
              key={each}
              role="columnheader"
              data-head={each}
              className={styles.weekHead}
              style={place(index, 0)}
              data-today={each === today || undefined}
              data-weekend={holiday !== undefined || isWeekend(parseDate(each), locale) || undefined}
              aria-current={each === today ? 'date' : undefined}
            >
              {days.length > 1 && onDayOpen ? (
                <ButtonElement
                  tabIndex={current === undefined ? 0 : -1}
                  className={styles.headButton}
                  onPress={() => onDayOpen(each)}
                >
                  {name}
                  <VisuallyHidden>, {words.seeDay}</VisuallyHidden>
                </ButtonElement>
              ) : (
                name
              )}
              {holiday && <span className={styles.headNote}>{holiday}</span>}
            </div>
          );
        })}
      </div>
      {(lines > 0 || isFull) && (
        <div role="row" aria-label={words.allDay} className={styles.parts}>
          {bars.map((bar) => (
            <div key={bar.event.id} role="gridcell" aria-colspan={bar.days} className={styles.parts}>
              <EventMark
                event={bar.event}
                zone={zone}
                isPressed={isPressed}
                place="bar"
                day={days[bar.from]}
                stretch={bar}
                isOutOfTabs={current !== undefined && current.key !== bar.event.id}
              />
            </div>
          ))}
          {left.map(
            (events, index) =>
              events.length > 0 && (
                <div key={days[index]} role="gridcell" className={styles.barCell} style={place(index, lines)}>
                  <MoreEvents
                    events={events}
                    isShort
                    name={writtenDay(days[index] ?? today, locale)}
                    zone={zone}
                    day={days[index] ?? today}
                    isPressed={isPressed}
                  />
                </div>
              ),
          )}
        </div>
      )}
    </div>
  );
});
