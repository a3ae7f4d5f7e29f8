import { type Day, isDay } from '#domain/dates';
import { type Component, firstOf } from './content.ts';

/** A day or a time as a calendar file writes it: what a clock shows, of which zone is said elsewhere but for UTC. */
export interface Moment {
  day: Day;
  minutes: number;
  seconds: number;
  isDate: boolean;
  isUtc: boolean;
}

const minuteMs = 60_000;

/** A date or a time of RFC 5545; undefined of what is none, or of what no calendar and no clock shows. */
export function momentIn(text: string): Moment | undefined {
  const [, year, month, date, time, hour, minute, second, utc] =
    /^(\d{4})(\d{2})(\d{2})(T([01]\d|2[0-3])([0-5]\d)([0-5]\d|60)(Z)?)?$/.exec(text.trim().toUpperCase()) ?? [];
  const day = `${year}-${month}-${date}`;
  if (!isDay(day)) return undefined;
  const minutes = time ? Number(hour) * 60 + Number(minute) : 0;
  // A second that is put in now and then is the one before it: no clock here knows it.
  return { day, minutes, seconds: Math.min(Number(second ?? 0), 59), isDate: !time, isUtc: utc !== undefined };
}

/** What a clock shows at a moment, as if it were UTC. */
export const shownAt = ({ day, minutes, seconds }: Moment): number =>
  Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs + seconds * 1_000;

/** How many seconds a length of RFC 5545 has; undefined of what is none. */
export function secondsIn(text: string): number | undefined {
  const [whole, sign, ...parts] =
    /^([+-])?P(?:(\d{1,8})W)?(?:(\d{1,8})D)?(?:T(?:(\d{1,8})H)?(?:(\d{1,8})M)?(?:(\d{1,8})S)?)?$/.exec(
      text.trim().toUpperCase(),
    ) ?? [];
  if (!whole || parts.every((part) => part === undefined) || whole.endsWith('T')) return undefined;
  const [weeks, days, hours, minutes, seconds] = parts.map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const total = (((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds;
  return sign === '-' ? -total : total;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const controls = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** A text as people may read it: without signs that nobody sees. */
export const plainText = (text: string): string => text.replace(controls, '').toWellFormed().trim();

/** The first text of a name in a component; empty where there is none. */
export const textOf = (component: Component, name: string): string =>
  plainText(
    (firstOf(component, name)?.value ?? '').replace(/\\([\\;,nN])/g, (_, sign: string) =>
      sign === 'n' || sign === 'N' ? '\n' : sign,
    ),
  );
