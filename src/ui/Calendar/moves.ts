import { parseAbsolute, parseDate, toCalendarDateTime, toZoned } from '@internationalized/date';
import { isWholeDay, leastMinutes, minuteOf, type Spell } from './days';

/** Start and end: days, inclusive, or instants. */
export interface Times {
  start: string;
  end: string;
}

/** Step of a drag in minutes; the finer one applies with Alt. */
export const steps = { usual: 15, fine: 5 };

const minuteMs = 60_000;

/** Adds minutes to an instant. */
export const later = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) + minutes * minuteMs).toISOString();

const endOf = ({ start, end }: Spell) => end ?? (isWholeDay({ start }) ? start : later(start, leastMinutes));

/** Returns the duration of a spell in minutes. */
export const minutesOf = (spell: Spell) => (Date.parse(endOf(spell)) - Date.parse(spell.start)) / minuteMs;

/** Returns the instant of a minute of a day in a zone; minutes may reach into the neighbouring days. */
export const instantOf = (day: string, minute: number, zone: string): string =>
  toZoned(toCalendarDateTime(parseDate(day)).add({ minutes: minute }), zone)
    .toDate()
    .toISOString();

/** Moves a spell by days and minutes of local time, keeping its duration. */
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

/** Moves a whole-day spell to another day, keeping its length. */
export function movedToDay(spell: Spell, start: string): Times {
  const days = daysApart(spell.start, endOf(spell));
  return { start, end: parseDate(start).add({ days }).toString() };
}

/** Moves the end of a spell, keeping at least the minimum duration. */
export function resized(spell: Spell, minutes: number, least: number = steps.usual): Times {
  const end = later(endOf(spell), minutes);
  const earliest = later(spell.start, least);
  return { start: spell.start, end: end < earliest ? earliest : end };
}

const snapped = (minute: number, step: number) => Math.round(minute / step) * step;

/** Returns the distance from a minute to the step nearest to its dragged position. */
export const minutesTo = (minute: number, by: number, step: number) => snapped(minute + by, step) - minute;

/** A point of a calendar: a day, and a minute of it in hour views. */
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

/** Moves a spell from one place to another; its start snaps to a step. */
export function pulled(spell: Spell, { from, to, step, zone }: Pull): Times {
  const days = daysApart(from.day, to.day);
  if (isWholeDay(spell)) return moved(spell, { days }, zone);
  return moved(spell, { days, minutes: minutesTo(minuteOf(spell.start, zone), to.minute - from.minute, step) }, zone);
}

/** Moves the end of a spell from one place to another; it snaps to a step. */
export function stretched(spell: Spell, { from, to, step, zone }: Pull): Times {
  const by = minutesTo(minuteOf(endOf(spell), zone), to.minute - from.minute, step);
  return resized(spell, daysApart(from.day, to.day) * 1_440 + by, step);
}

/** Returns the times selected from pointer down to the current position, at least one step. */
export function drawn({ from, to, step, zone }: Pull): Times {
  const first = Math.floor(Math.min(from.minute, to.minute) / step) * step;
  const last = Math.ceil(Math.max(from.minute, to.minute, first + step) / step) * step;
  return { start: instantOf(from.day, first, zone), end: instantOf(from.day, Math.min(last, 1_440), zone) };
}

/** Returns whether two spells have the same times. */
export const isSameTime = (one: Spell, other: Spell) => one.start === other.start && endOf(one) === endOf(other);
