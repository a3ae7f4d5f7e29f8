import { barsOf, capped, isAboveHours, lanes, type Placed, spanOn } from './days';
import type { CalendarEvent } from './EventMark';
import { stopsOf } from './stops';

/** The visible and the hidden events of a day by the hour. */
export interface HoursLayout {
  shown: (Placed & { event: CalendarEvent })[];
  rest: (Placed & { events: CalendarEvent[] })[];
}

/** Maximum number of lanes side by side; the last lane shows the number of hidden events. */
const mostLanes = { day: 6, week: 3 };

/**
 * Computes the positions of events, the bars above them and the stops of the roving focus. `isWhole` hides no event.
 */
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
