import { addDays, type Day } from './dates.ts';
import { instantAt, minutesAt } from './meeting-time.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const two = (part: number) => String(part).padStart(2, '0');

/** Returns the minutes by which a zone is ahead of UTC at an instant. */
function offsetAt(at: number, zone: string): number {
  const behind = minutesAt(at, zone) - minutesAt(at, 'UTC');
  // No zone is more than fourteen hours ahead, so a larger difference comes from the day changing at midnight.
  return behind > 840 ? behind - 1_440 : behind < -720 ? behind + 1_440 : behind;
}

const compact = (iso: string) => iso.slice(0, 19).replace(/[-:]/g, '');
const offset = (minutes: number) =>
  `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}${two(Math.abs(minutes) % 60)}`;

/** Formats the local time of an instant in a zone for a calendar file: `20261124T100000`. */
export const wallTime = (at: number, zone: string) =>
  compact(new Date(at + offsetAt(at, zone) * minuteMs).toISOString());

/** Formats a time zone as a VTIMEZONE component with its clock changes between two days. */
export function zoneLines(zone: string, first: Day, last: Day): string[] {
  const lines = ['BEGIN:VTIMEZONE', `TZID:${zone}`];
  const tell = (at: number, from: number, to: number) => {
    const kind = to > from ? 'DAYLIGHT' : 'STANDARD';
    lines.push(
      `BEGIN:${kind}`,
      `DTSTART:${compact(new Date(at + from * minuteMs).toISOString())}`,
      `TZOFFSETFROM:${offset(from)}`,
      `TZOFFSETTO:${offset(to)}`,
      `END:${kind}`,
    );
  };
  let at = instantAt(addDays(first, -366), 0, zone);
  tell(at, offsetAt(at, zone), offsetAt(at, zone));
  for (const end = instantAt(last, 1_440, zone); at < end; at += dayMs) {
    const [from, to] = [offsetAt(at, zone), offsetAt(at + dayMs, zone)];
    if (from === to) continue;
    let [before, after] = [at, at + dayMs];
    while (after - before > minuteMs) {
      const middle = Math.floor((before + after) / 2 / minuteMs) * minuteMs;
      if (offsetAt(middle, zone) === from) before = middle;
      else after = middle;
    }
    tell(after, from, to);
  }
  return [...lines, 'END:VTIMEZONE'];
}
