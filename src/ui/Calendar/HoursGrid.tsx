// biome-ignore-all lint/a11y/useFocusableInteractive: the elements inside take the focus.
// biome-ignore-all lint/a11y/useSemanticElements: a table cannot lay out overlapping events.
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
  /** Accessible name of the grid. */
  label: string;
  /** Visible days as `YYYY-MM-DD`. */
  days: string[];
  /** Current day as `YYYY-MM-DD`. */
  day: string;
  /** Today as `YYYY-MM-DD`. */
  today: string;
  /** Current instant; defaults to the clock. */
  now?: string;
  /** Events of each visible day, by `YYYY-MM-DD`. */
  events: Map<string, CalendarEvent[]>;
  /** IANA zone of the hours. */
  zone: string;
  /** Returns the name of the holiday on a day, if it is one. */
  holidayOf?: (day: string) => string | undefined;
  /** Called with the new day as `YYYY-MM-DD`. */
  onDayChange: (day: string) => void;
  /** Called to open a single day; without it the day names are not buttons. */
  onDayOpen?: (day: string) => void;
  /** Whether a press on an event without an address does something. */
  isPressed: boolean;
}

/** Days by the hour, with overlapping events side by side. */
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
  // On paper a day lists all events, because there are no popovers.
  const isPrinting = useIsPrinting();
  // Memoized explicitly: the compiler does not memoize between the surrounding hooks, so every arrow key would
  // recompute the layout.
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

  // Scrolls to the working hours first.
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
      // A scroll container must be reachable by keyboard.
      tabIndex={walk.current ? -1 : 0}
      className={`${styles.frame} ${styles.weekFrame}`}
      {...handlers}
      onKeyDown={(event) => {
        handlers.onKeyDown(event);
        if (!event.defaultPrevented) walk.onKeyDown(event);
      }}
      onFocus={walk.onFocus}
    >
      {/* Not a CSS variable: it would be inherited, and a change of the number of days would restyle all events. */}
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
            // biome-ignore lint/suspicious/noArrayIndexKey: an hour is identified by its position.
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
