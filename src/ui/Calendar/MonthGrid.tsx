// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between its days, so it is a
// grid.
import { parseDate } from '@internationalized/date';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import * as styles from './Calendar.css';
import { daysOf, writtenDay } from './days';
import type { CalendarEvent } from './EventMark';
import { MonthWeek } from './MonthWeek';
import { type Movable, useMoving } from './use-moving';

interface MonthGridProps extends Omit<Movable, 'onDraw'> {
  label: string;
  /** Visible days as `YYYY-MM-DD`. */
  days: string[];
  day: string;
  today: string;
  events: ReadonlyMap<string, CalendarEvent[]>;
  zone: string;
  holidayOf?: (day: string) => string | undefined;
  onDayChange: (day: string) => void;
  isPressed: boolean;
  onDayPress?: (day: string) => void;
  onDayOpen?: (day: string) => void;
}

/** The weeks of a month. Arrow keys move by day and week, Page keys by month, Home and End within the week. */
export function MonthGrid({
  label,
  days,
  day,
  today,
  events,
  zone,
  holidayOf,
  onDayChange,
  isPressed,
  onDayPress,
  onDayOpen,
  ...movable
}: MonthGridProps) {
  const { locale, direction } = useLocale();
  const root = useRef<HTMLTableElement>(null);
  const isMoved = useRef(false);
  // Memoized explicitly: the compiler does not memoize between the surrounding hooks, so every arrow key would
  // re-render all weeks.
  const weeks = useMemo(
    () => Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7)),
    [days],
  );

  // The latest target of the arrow keys, which may not be rendered yet.
  const aim = useRef(day);

  useEffect(() => {
    if (isMoved.current && aim.current !== day) return;
    aim.current = day;
    if (!isMoved.current) return;
    isMoved.current = false;
    root.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);

  const placeAt = (x: number, y: number) => {
    // A bar may cover other days, so use the day below it.
    const below = document.elementsFromPoint(x, y).find((each) => each.matches('[data-day]'));
    const day = root.current?.contains(below ?? null) ? (below as HTMLElement).dataset.day : undefined;
    return day === undefined ? undefined : { day, minute: 0 };
  };
  const eventOf = (id: string) => days.flatMap((each) => events.get(each) ?? []).find((event) => event.id === id);
  const { preview, handlers } = useMoving({ ...movable, root, placeAt, eventOf, zone, isByDay: true });
  const awayId = preview?.event?.id;
  const over = preview && daysOf(preview, zone);

  const walkTo = (to: string) => {
    isMoved.current = true;
    aim.current = to;
    onDayChange(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = event.target as HTMLElement;
    if (!cell.dataset.day) return;
    const here = parseDate(isMoved.current ? aim.current : cell.dataset.day);
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
      const [next] = events.get(here.toString()) ?? [];
      const mark = `[data-event="${CSS.escape(next?.id ?? '')}"]`;
      const first = cell.closest('tr')?.querySelector<HTMLElement>(mark) ?? cell.querySelector<HTMLElement>('button');
      if (onDayPress) onDayPress(here.toString());
      else first?.focus();
      event.preventDefault();
    }
    if (event.key === 't' && today !== day) walkTo(today);
    if (!to) return;
    event.preventDefault();
    walkTo(to().toString());
  };

  return (
    <div className={styles.frame}>
      <table
        ref={root}
        role="grid"
        aria-label={label}
        className={styles.grid}
        {...handlers}
        onFocus={() => {
          isMoved.current = false;
        }}
        onKeyDown={(event) => {
          handlers.onKeyDown(event);
          if (!event.defaultPrevented) onKeyDown(event);
        }}
        onDoubleClick={({ target }) => {
          const day = (target as HTMLElement).dataset.day;
          if (day) onDayPress?.(day);
        }}
      >
        <thead>
          <tr>
            {weeks[0]?.map((each) => (
              <th key={each} scope="col" className={styles.weekday}>
                {writtenDay(each, locale, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <MonthWeek
              holidayOf={holidayOf}
              key={week[0]}
              week={week}
              month={day.slice(0, 7)}
              current={week.includes(day) ? day : undefined}
              today={today}
              events={events}
              zone={zone}
              awayId={week.some((each) => events.get(each)?.some(({ id }) => id === awayId)) ? awayId : undefined}
              over={over && over[0] <= (week[6] ?? '') && over[1] >= (week[0] ?? '') ? over : undefined}
              isPressed={isPressed}
              onDayOpen={onDayOpen}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
