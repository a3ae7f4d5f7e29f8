import { barsOf, capped, isAboveHours, lanes, type Placed, spanOn } from './days';
import type { CalendarEvent } from './EventMark';
import { stopsOf } from './stops';

/** What a day by the hour shows, and what it has no room for. */
export interface HoursLayout {
  shown: (Placed & { event: CalendarEvent })[];
  rest: (Placed & { events: CalendarEvent[] })[];
}

/** How many stand side by side: of more, the last lane says how many. */
const mostLanes = { day: 6, week: 3 };

/** Where the events of some days stand, the whole days above them, and where the arrows may. Nothing is left out where `isWhole`. */
export function hoursLayout(
  days: string[],
  events: Map<string, CalendarEvent[]>,
  zone: string,
  { hasSlots, isWhole = false }: { hasSlots: boolean; isWhole?: boolean },
) {
  const most = isWhole ? Number.POSITIVE_INFINITY : mostLanes[days.length === 1 ? 'day' : 'week'];
  const layouts = days.map((day): HoursLayout => {
    const timed = (events.get(day) ?? []).filter((event) => !isAboveHours(event));
    return capped(lanes(timed.map((event) => ({ event, ...spanOn(event, day, zone) }))), most);
  });
  const whole = barsOf(days, events, zone, isWhole ? Number.POSITIVE_INFINITY : undefined);
  const stops = new Map(
    layouts.map((layout, at) => {
      const begun = whole.bars.filter(({ from }) => from === at).map(({ event }) => event);
      return [days[at] ?? '', stopsOf(layout, { whole: begun, hasSlots })];
    }),
  );
  return { layouts, whole, stops };
}
