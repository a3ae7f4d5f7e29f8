import { addDays, type Day } from './dates.ts';
import { instantAt, minutesAt } from './meeting-time.ts';
import { pad2 } from './pad2.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Returns the minutes by which a zone is ahead of UTC at an instant. */
function offsetAt(at: number, zone: string): number {
  const difference = minutesAt(at, zone) - minutesAt(at, 'UTC');
  // No zone is more than fourteen hours ahead, so a larger difference comes from the day changing at midnight.
  return difference > 840 ? difference - 1_440 : difference < -720 ? difference + 1_440 : difference;
}

const compact = (iso: string) => iso.slice(0, 19).replace(/[-:]/g, '');
const formatOffset = (minutes: number) =>
  `${minutes < 0 ? '-' : '+'}${pad2(Math.floor(Math.abs(minutes) / 60))}${pad2(Math.abs(minutes) % 60)}`;

/** Formats the local time of an instant in a zone for a calendar file: `20261124T100000`. */
export const formatWallTime = (at: number, zone: string) =>
  compact(new Date(at + offsetAt(at, zone) * minuteMs).toISOString());

/** Formats a time zone as a VTIMEZONE component with its clock changes between two days. */
export function formatTimeZone(zone: string, first: Day, last: Day): string[] {
  const lines = ['BEGIN:VTIMEZONE', `TZID:${zone}`];
  const addTransition = (at: number, from: number, to: number) => {
    const kind = to > from ? 'DAYLIGHT' : 'STANDARD';
    lines.push(
      `BEGIN:${kind}`,
      `DTSTART:${compact(new Date(at + from * minuteMs).toISOString())}`,
      `TZOFFSETFROM:${formatOffset(from)}`,
      `TZOFFSETTO:${formatOffset(to)}`,
      `END:${kind}`,
    );
  };
  let at = instantAt(addDays(first, -366), 0, zone);
  addTransition(at, offsetAt(at, zone), offsetAt(at, zone));
  for (const end = instantAt(last, 1_440, zone); at < end; at += dayMs) {
    const [from, to] = [offsetAt(at, zone), offsetAt(at + dayMs, zone)];
    if (from === to) continue;
    let [before, after] = [at, at + dayMs];
    while (after - before > minuteMs) {
      const middle = Math.floor((before + after) / 2 / minuteMs) * minuteMs;
      if (offsetAt(middle, zone) === from) before = middle;
      else after = middle;
    }
    addTransition(after, from, to);
  }
  return [...lines, 'END:VTIMEZONE'];
}
