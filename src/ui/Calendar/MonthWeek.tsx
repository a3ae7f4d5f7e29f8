// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between its days, so it is a
// grid.
import { isWeekend, parseDate } from '@internationalized/date';
import { memo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useIsPrinting } from '../windowing/use-is-printing';
import { useWordsOf } from '../words';
import * as styles from './Calendar.css';
import { isOn, roomFor, stretches, writtenDay } from './days';
import { type CalendarEvent, EventMark } from './EventMark';
import { MoreEvents } from './MoreEvents';
import { words as ownWords } from './words';

interface MonthWeekProps {
  week: string[];
  /** Month that it is rendered in, as `YYYY-MM`. */
  month: string;
  /** Focused day, if it is in this week. */
  current?: string;
  today: string;
  events: ReadonlyMap<string, CalendarEvent[]>;
  zone: string;
  holidayOf?: (day: string) => string | undefined;
  /** Event that is being moved, and the days of its preview. */
  awayId?: string;
  over?: [first: string, last: string];
  onDayOpen?: (day: string) => void;
  isPressed: boolean;
}

/** Maximum number of event lines per day of the month. */
const mostLines = 3;

/** A week of a month: a multi-day event is one bar, which reserves its lane on the days it spans. */
export const MonthWeek = memo(function MonthWeek({
  week,
  month,
  current,
  today,
  events,
  zone,
  holidayOf,
  awayId,
  over,
  onDayOpen,
  isPressed,
}: MonthWeekProps) {
  const words = useWordsOf(ownWords);
  const { locale } = useLocale();
  // Paper has no popovers, so a day prints all of its events.
  const isPrinting = useIsPrinting();
  const drawn = roomFor(stretches(week, events, zone), week.length, isPrinting ? Number.POSITIVE_INFINITY : mostLines);

  return (
    <tr>
      {week.map((each, at) => {
        const here = events.get(each) ?? [];
        const visible = drawn.filter((stretch) => isOn(stretch, at));
        const name = writtenDay(each, locale);
        const rest = here.length - visible.length;
        const holiday = holidayOf?.(each);
        return (
          <td
            key={each}
            role="gridcell"
            data-day={each}
            data-today={each === today || undefined}
            data-outside={each.slice(0, 7) !== month || undefined}
            data-weekend={holiday !== undefined || isWeekend(parseDate(each), locale) || undefined}
            data-over={(over && over[0] <= each && each <= over[1]) || undefined}
            aria-current={each === today ? 'date' : undefined}
            tabIndex={each === current ? 0 : -1}
            className={styles.day}
          >
            <span className={styles.number} aria-hidden>
              {parseDate(each).day}
            </span>
            {holiday && (
              <span className={styles.holiday} aria-hidden>
                {holiday}
              </span>
            )}
            <VisuallyHidden>
              {[name, each === today && words.today, holiday, words.events(here.length)].filter(Boolean).join(', ')}
            </VisuallyHidden>
            {here.length > 0 && (
              <>
                <ul className={`${styles.list} ${styles.wide}`}>
                  {Array.from({ length: Math.max(-1, ...visible.map(({ lane }) => lane)) + 1 }, (_, lane) => {
                    const stretch = visible.find((one) => one.lane === lane);
                    return (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a lane is identified by its position.
                      <li key={lane} aria-hidden={!stretch || undefined} className={styles.passed}>
                        {stretch?.from === at ? (
                          <EventMark
                            event={stretch.event}
                            zone={zone}
                            isPressed={isPressed}
                            stretch={stretch}
                            isAway={stretch.event.id === awayId}
                          />
                        ) : (
                          <VisuallyHidden>{stretch?.event.title}</VisuallyHidden>
                        )}
                      </li>
                    );
                  })}
                </ul>
                {(rest > 0 ? [styles.wide, styles.dots] : [styles.dots]).map((look) => (
                  <div key={look} className={look}>
                    <MoreEvents
                      events={here}
                      count={look === styles.dots ? here.length : rest}
                      isShort={look === styles.dots}
                      name={name}
                      zone={zone}
                      isPressed={isPressed}
                      day={each}
                      onDayOpen={onDayOpen}
                    />
                  </div>
                ))}
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
});
