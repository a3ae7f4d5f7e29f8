// biome-ignore-all lint/a11y/useFocusableInteractive: what stands in it takes the focus.
// biome-ignore-all lint/a11y/useSemanticElements: a table has no room for what overlaps.
import { useEffect, useMemo, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { lazyModule, useLazyModule } from '../lazy/lazy-module';
import { useIsPrinting } from '../windowing/use-is-printing';
import * as styles from './Calendar.css';
import { DayColumn } from './DayColumn';
import { hourMark } from './days';
import type { CalendarEvent } from './EventMark';
import { HoursHead } from './HoursHead';
import { hoursLayout } from './hours-layout';
import type { Place } from './moves';
import { useStops } from './stops';
import { type Movable, useMoving } from './use-moving';

const ghostModule = lazyModule(() => import('./Ghost'));

export interface HoursGridProps extends Movable {
  /** Names the grid for a screen reader. */
  label: string;
  /** The days in sight, as `YYYY-MM-DD`. */
  days: string[];
  /** The day it stands on, as `YYYY-MM-DD`. */
  day: string;
  /** Today as `YYYY-MM-DD`. */
  today: string;
  /** An instant, when it is not for the clock to say. */
  now?: string;
  /** The events of each day in sight, by the day as `YYYY-MM-DD`. */
  events: Map<string, CalendarEvent[]>;
  /** The IANA zone in which hours are told. */
  zone: string;
  /** What a day is kept as, when nobody works on it: a holiday's name. */
  holidayOf?: (day: string) => string | undefined;
  /** Called with the day that it now stands on, as `YYYY-MM-DD`. */
  onDayChange: (day: string) => void;
  /** Called with the day to open alone; without it the days' names are not pressed. */
  onDayOpen?: (day: string) => void;
  /** A press on an event does something, though it leads nowhere. */
  isPressed: boolean;
}

/** Some days by the hour, what overlaps side by side. */
export function HoursGrid({
  label,
  days,
  day,
  today,
  now,
  events,
  zone,
  holidayOf,
  onDayChange,
  onDayOpen,
  isPressed,
  ...movable
}: HoursGridProps) {
  const { direction, locale } = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const hasSlots = movable.onDraw !== undefined;
  // On paper a day lists all that it holds: nothing opens there.
  const isPrinting = useIsPrinting();
  // Between the hooks around it the compiler keeps nothing: every arrow would lay all out anew.
  const { layouts, whole, stops } = useMemo(
    () => hoursLayout(days, events, zone, { hasSlots, isWhole: isPrinting }),
    [days, events, zone, hasSlots, isPrinting],
  );
  const walk = useStops({ root, days, day, stops, hasSlots, isMirrored: direction === 'rtl', today, onDayChange });

  const placeAt = (x: number, y: number): Place | undefined => {
    const columns = [...(root.current?.querySelectorAll<HTMLElement>('[data-lanes]') ?? [])];
    const boxes = columns.map((column) => ({ day: column.dataset.lanes ?? '', box: column.getBoundingClientRect() }));
    const away = ({ left, right }: DOMRect) => Math.max(left - x, x - right, 0);
    const [nearest] = boxes.toSorted((a, b) => away(a.box) - away(b.box));
    if (!nearest) return undefined;
    const { top, height } = nearest.box;
    return { day: nearest.day, minute: Math.max(0, Math.min(((y - top) / height) * 1_440, 1_440)) };
  };
  const eventOf = (id: string) => days.flatMap((each) => events.get(each) ?? []).find((event) => event.id === id);
  const { preview, handlers } = useMoving({ ...movable, root, placeAt, eventOf, zone });
  const awayId = preview?.event?.id;
  const ghost = useLazyModule(ghostModule, preview !== undefined);

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

  return (
    <div
      ref={root}
      role="grid"
      aria-label={label}
      // What scrolls must be reachable by the keyboard.
      tabIndex={walk.current ? -1 : 0}
      className={`${styles.frame} ${styles.weekFrame}`}
      {...handlers}
      onKeyDown={(event) => {
        handlers.onKeyDown(event);
        if (!event.defaultPrevented) walk.onKeyDown(event);
      }}
      onFocus={walk.onFocus}
    >
      {/* No variable: it would be handed down, and all events styled anew with the number of days. */}
      <div className={styles.week} style={{ gridTemplateColumns: `3.25rem repeat(${days.length}, minmax(6rem, 1fr))` }}>
        <HoursHead
          days={days}
          today={today}
          whole={whole}
          zone={zone}
          holidayOf={holidayOf}
          current={walk.current}
          isPressed={isPressed}
          onDayOpen={onDayOpen}
        />
        <div className={styles.hours} aria-hidden>
          {Array.from({ length: 24 }, (_, hour) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place in the day.
            <div key={hour} data-hour={hour} className={styles.hourMark}>
              {hourMark(hour, locale)}
            </div>
          ))}
        </div>
        <div role="row" className={styles.parts}>
          {layouts.map((layout, at) => {
            const each = days[at] ?? '';
            return (
              <DayColumn
                key={each}
                day={each}
                index={at}
                isToday={each === today}
                now={now}
                layout={layout}
                count={events.get(each)?.length ?? 0}
                zone={zone}
                holiday={holidayOf?.(each)}
                here={walk.current?.day === each ? walk.current.key : undefined}
                isWalked={walk.current !== undefined}
                awayId={layout.shown.some(({ event }) => event.id === awayId) ? awayId : undefined}
                isPressed={isPressed}
                onDayOpen={days.length > 1 ? onDayOpen : undefined}
                onDraw={movable.onDraw}
                onMoveAsk={movable.onMoveAsk}
              />
            );
          })}
        </div>
        {preview && ghost && <ghost.Ghost preview={preview} days={days} zone={zone} />}
      </div>
    </div>
  );
}
