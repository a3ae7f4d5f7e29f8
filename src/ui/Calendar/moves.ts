import { parseAbsolute, parseDate, toCalendarDateTime, toZoned } from '@internationalized/date';
import { isWholeDay, leastMinutes, minuteOf, type Spell } from './days';

/** When something is to be: days, both included, or instants. */
export interface Times {
  start: string;
  end: string;
}

/** The least that a drag moves by, in minutes; the finer one with Alt. */
export const steps = { usual: 15, fine: 5 };

const minuteMs = 60_000;

/** An instant some minutes later. */
export const later = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) + minutes * minuteMs).toISOString();

const endOf = ({ start, end }: Spell) => end ?? (isWholeDay({ start }) ? start : later(start, leastMinutes));

/** How many minutes an event takes. */
export const minutesOf = (spell: Spell) => (Date.parse(endOf(spell)) - Date.parse(spell.start)) / minuteMs;

/** The instant at which the clocks of a zone show a minute of a day; minutes may reach into the days around it. */
export const instantOf = (day: string, minute: number, zone: string): string =>
  toZoned(toCalendarDateTime(parseDate(day)).add({ minutes: minute }), zone)
    .toDate()
    .toISOString();

/** An event some days and minutes later, by the clock on the wall, and as long as it was. */
export function moved(spell: Spell, by: { days?: number; minutes?: number }, zone: string): Times {
  if (isWholeDay(spell))
    return movedToDay(
      spell,
      parseDate(spell.start)
        .add({ days: by.days ?? 0 })
        .toString(),
    );
  const wall = toCalendarDateTime(parseAbsolute(spell.start, zone)).add(by);
  const start = toZoned(wall, zone).toDate().toISOString();
  return { start, end: later(start, minutesOf(spell)) };
}

/** What takes whole days, from another day on, and as many. */
export function movedToDay(spell: Spell, start: string): Times {
  const days = daysApart(spell.start, endOf(spell));
  return { start, end: parseDate(start).add({ days }).toString() };
}

/** An event that ends some minutes later, and never before it is long enough to be one. */
export function resized(spell: Spell, minutes: number, least: number = steps.usual): Times {
  const end = later(endOf(spell), minutes);
  const earliest = later(spell.start, least);
  return { start: spell.start, end: end < earliest ? earliest : end };
}

const snapped = (minute: number, step: number) => Math.round(minute / step) * step;

/** How far a minute moves to the nearest step from where a pointer took it. */
export const minutesTo = (minute: number, by: number, step: number) => snapped(minute + by, step) - minute;

/** A point of a calendar: a day, and in views by the hour a minute of it. */
export interface Place {
  day: string;
  minute: number;
}

const daysApart = (from: string, to: string) => parseDate(to).compare(parseDate(from));

interface Pull {
  from: Place;
  to: Place;
  step: number;
  zone: string;
}

/** An event pulled from one place to another: its start falls on a step. */
export function pulled(spell: Spell, { from, to, step, zone }: Pull): Times {
  const days = daysApart(from.day, to.day);
  if (isWholeDay(spell)) return moved(spell, { days }, zone);
  return moved(spell, { days, minutes: minutesTo(minuteOf(spell.start, zone), to.minute - from.minute, step) }, zone);
}

/** An event whose end is pulled from one place to another and falls on a step. */
export function stretched(spell: Spell, { from, to, step, zone }: Pull): Times {
  const by = minutesTo(minuteOf(endOf(spell), zone), to.minute - from.minute, step);
  return resized(spell, daysApart(from.day, to.day) * 1_440 + by, step);
}

/** What is drawn on an empty day, from where the pointer went down to where it is; never less than a step. */
export function drawn({ from, to, step, zone }: Pull): Times {
  const first = Math.floor(Math.min(from.minute, to.minute) / step) * step;
  const last = Math.ceil(Math.max(from.minute, to.minute, first + step) / step) * step;
  return { start: instantOf(from.day, first, zone), end: instantOf(from.day, Math.min(last, 1_440), zone) };
}

/** Whether two say the same time. */
export const isSameTime = (one: Spell, other: Spell) => one.start === other.start && endOf(one) === endOf(other);
