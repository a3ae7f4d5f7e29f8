import { parseDate } from '@internationalized/date';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Placed } from './days';

/** A focus stop of an hour view: an event, an empty half-hour slot, or the button for hidden events. */
export interface Stop {
  day: string;
  key: string;
}

const slotMinutes = 30;
const opensAt = 480;

export const slotKey = (minute: number) => `slot-${minute}`;
export const restKey = (minute: number) => `rest-${minute}`;

/** Returns the minute of an empty slot; undefined for other stops. */
export const minuteOfSlot = (key: string) => (key.startsWith('slot-') ? Number(key.slice(5)) : undefined);

interface Layout {
  shown: (Placed & { event: { id: string } })[];
  rest: Placed[];
}

type Stops = { key: string; minute: number }[];

/**
 * Returns the stops of a day from top to bottom: whole-day events, then each half hour and the events that start in it.
 */
export function stopsOf(
  { shown, rest }: Layout,
  { whole, hasSlots }: { whole: readonly { id: string }[]; hasSlots: boolean },
): Stops {
  const slots = Array.from({ length: hasSlots ? 1_440 / slotMinutes : 0 }, (_, at) => at * slotMinutes);
  const timed = [
    ...slots.map((minute) => ({ key: slotKey(minute), minute })),
    ...shown.map(({ event, from }) => ({ key: event.id, minute: from })),
    ...rest.map(({ from }) => ({ key: restKey(from), minute: from })),
  ];
  return [...whole.map(({ id }) => ({ key: id, minute: -1 })), ...timed.toSorted((a, b) => a.minute - b.minute)];
}

interface Walk {
  root: RefObject<HTMLElement | null>;
  days: string[];
  day: string;
  today: string;
  stops: Map<string, Stops>;
  hasSlots: boolean;
  isMirrored: boolean;
  onDayChange: (day: string) => void;
}

const stopOf = (target: EventTarget): Stop | undefined => {
  const { on: day, stop: key } = (target as HTMLElement).dataset;
  return day && key ? { day, key } : undefined;
};

/**
 * Roving focus of an hour view: arrow keys move within a day and to its neighbours, Home and End within the week, Page
 * keys by weeks.
 */
export function useStops({ root, days, day, today, stops, hasSlots, isMirrored, onDayChange }: Walk) {
  const [chosen, setChosen] = useState<Stop>();
  const isMoved = useRef(false);
  const isThere = ({ day, key }: Stop) => stops.get(day)?.some((stop) => stop.key === key) ?? false;
  const usual = { day: days.includes(day) ? day : (days[0] ?? day), key: slotKey(opensAt) };
  // Without slots there is no roving focus; Tab reaches every event.
  const current = hasSlots ? (chosen && isThere(chosen) ? chosen : usual) : undefined;

  // The day may be rendered after the focus was requested.
  useEffect(() => {
    const mark = isMoved.current && chosen && `[data-on="${chosen.day}"][data-stop="${CSS.escape(chosen.key)}"]`;
    const found = mark ? root.current?.querySelector<HTMLElement>(mark) : undefined;
    if (!found) return;
    isMoved.current = false;
    found.focus();
  });

  const focus = (stop: Stop) => {
    isMoved.current = true;
    setChosen(stop);
    if (!days.includes(stop.day)) onDayChange(stop.day);
  };
  const inDay = (to: string, minute: number): Stop => {
    const slot = Math.max(0, Math.floor(minute / slotMinutes) * slotMinutes);
    const there = stops.get(to) ?? [];
    const begun = there.find((stop) => stop.minute >= slot && minuteOfSlot(stop.key) === undefined);
    const isNear = begun && (!hasSlots || begun.minute < slot + slotMinutes);
    return { day: to, key: (isNear ? begun : hasSlots ? undefined : there[0])?.key ?? slotKey(slot) };
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const here = stopOf(event.target);
    if (!here || event.altKey || event.ctrlKey || event.metaKey) return;
    const list = stops.get(here.day) ?? [];
    const at = list.findIndex(({ key }) => key === here.key);
    const minute = list[at]?.minute ?? 0;
    const side = isMirrored ? -1 : 1;
    const later = (count: number) => parseDate(here.day).add({ days: count }).toString();
    const sideways = (by: number) => {
      if (hasSlots) return inDay(later(by), minute);
      const others = days.filter((each) => (stops.get(each) ?? []).length > 0);
      const next = others[others.indexOf(here.day) + by];
      return next && inDay(next, 0);
    };
    const inList = (to: number) => {
      const stop = list[to];
      return stop && { day: here.day, key: stop.key };
    };
    const to = {
      ArrowDown: () => inList(at + 1),
      ArrowUp: () => inList(at - 1),
      ArrowRight: () => sideways(side),
      ArrowLeft: () => sideways(-side),
      Home: () => inDay(days[0] ?? here.day, minute),
      End: () => inDay(days.at(-1) ?? here.day, minute),
      PageDown: () => inDay(later(days.length), minute),
      PageUp: () => inDay(later(-days.length), minute),
      t: () => inDay(today, minute),
    }[event.key];
    if (!to) return;
    event.preventDefault();
    const stop = to();
    if (stop) focus(stop);
  };

  return {
    current,
    onKeyDown,
    onFocus: ({ target }: FocusEvent) => {
      const stop = stopOf(target);
      if (stop) setChosen(stop);
    },
  };
}
