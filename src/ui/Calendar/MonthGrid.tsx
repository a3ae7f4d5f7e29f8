// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: arrows walk its days, which makes it a grid.
import { isWeekend, parseDate } from '@internationalized/date';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import { popover } from '../Popover/Popover.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWordsOf } from '../words';
import * as styles from './Calendar.css';
import { shownDays } from './days';
import { type CalendarEvent, EventMark } from './EventMark';
import { words as ownWords } from './words';

interface MonthGridProps {
  label: string;
  day: string;
  today: string;
  events: Map<string, CalendarEvent[]>;
  zone: string;
  onDayChange: (day: string) => void;
  onEventPress?: (id: string) => void;
  onDayPress?: (day: string) => void;
}

const shown = 3;

/** The weeks of a month: arrows walk by day and week, Page keys by month, Home and End within the week. */
export function MonthGrid({ label, day, today, events, zone, onDayChange, onEventPress, onDayPress }: MonthGridProps) {
  const words = useWordsOf(ownWords);
  const { locale, direction } = useLocale();
  const root = useRef<HTMLTableElement>(null);
  const isMoved = useRef(false);
  const days = shownDays('month', day, locale);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const [full, short] = [format({ dateStyle: 'full' }), format({ weekday: 'short' })];
  const at = (text: string) => new Date(`${text}T00:00:00Z`);

  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    root.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = event.target as HTMLElement;
    if (!cell.dataset.day) return;
    const here = parseDate(cell.dataset.day);
    const side = direction === 'rtl' ? -1 : 1;
    const order = weeks.flat().indexOf(here.toString()) % 7;
    const to = {
      ArrowRight: () => here.add({ days: side }),
      ArrowLeft: () => here.subtract({ days: side }),
      ArrowDown: () => here.add({ weeks: 1 }),
      ArrowUp: () => here.subtract({ weeks: 1 }),
      PageDown: () => here.add({ months: 1 }),
      PageUp: () => here.subtract({ months: 1 }),
      Home: () => here.subtract({ days: order }),
      End: () => here.add({ days: 6 - order }),
    }[event.key];
    if (event.key === 'Enter') {
      const first = cell.querySelector<HTMLElement>('a, button');
      if (onDayPress) onDayPress(here.toString());
      else first?.focus();
      event.preventDefault();
    }
    if (event.key === 't' && today !== day) {
      isMoved.current = true;
      onDayChange(today);
    }
    if (!to) return;
    event.preventDefault();
    isMoved.current = true;
    onDayChange(to().toString());
  };

  return (
    <div className={styles.frame}>
      <table ref={root} role="grid" aria-label={label} className={styles.grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((each) => (
              <th key={each} scope="col" className={styles.weekday}>
                {short.format(at(each))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((each) => {
                const here = events.get(each) ?? [];
                const visible = here.length > shown ? here.slice(0, shown - 1) : here;
                const name = full.format(at(each));
                return (
                  <td
                    key={each}
                    role="gridcell"
                    data-day={each}
                    data-today={each === today || undefined}
                    data-outside={each.slice(0, 7) !== day.slice(0, 7) || undefined}
                    data-weekend={isWeekend(parseDate(each), locale) || undefined}
                    aria-current={each === today ? 'date' : undefined}
                    tabIndex={each === day ? 0 : -1}
                    className={styles.day}
                  >
                    <span className={styles.number} aria-hidden>
                      {parseDate(each).day}
                    </span>
                    <VisuallyHidden>
                      {`${name}${each === today ? `, ${words.today}` : ''}, ${words.events(here.length)}`}
                    </VisuallyHidden>
                    {here.length > 0 && (
                      <>
                        <ul className={`${styles.list} ${styles.wide}`}>
                          {visible.map((event) => (
                            <li key={event.id}>
                              <EventMark event={event} zone={zone} onPress={onEventPress} />
                            </li>
                          ))}
                        </ul>
                        {(visible.length < here.length ? [styles.wide, styles.dots] : [styles.dots]).map((look) => (
                          <div key={look} className={look}>
                            <DialogTrigger>
                              <Button
                                className={styles.more}
                                aria-label={words.moreOn(
                                  look === styles.dots ? here.length : here.length - visible.length,
                                  name,
                                )}
                              >
                                {look === styles.dots ? `+${here.length}` : words.more(here.length - visible.length)}
                              </Button>
                              <Popover className={popover} offset={4}>
                                <Dialog className={styles.dialog} aria-label={name}>
                                  <h4 className={styles.dialogTitle}>{name}</h4>
                                  {here.map((event) => (
                                    <EventMark key={event.id} event={event} zone={zone} onPress={onEventPress} />
                                  ))}
                                </Dialog>
                              </Popover>
                            </DialogTrigger>
                          </div>
                        ))}
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
