import { parseAbsolute } from '@internationalized/date';

const dayMs = 86_400_000;

const exact = (at: number, zone: string) => parseAbsolute(new Date(at).toISOString(), zone).offset;

const zones = new Map<string, Map<number, number>>();

/** Returns the UTC offset of a zone at the start of a UTC day. Cached, because `Intl` is slow. */
function aheadOn(day: number, zone: string): number {
  const days = zones.get(zone) ?? new Map<number, number>();
  zones.set(zone, days);
  const known = days.get(day);
  if (known !== undefined) return known;
  const ahead = exact(day * dayMs, zone);
  days.set(day, ahead);
  return ahead;
}

/** Returns the local time of an instant in a zone, in milliseconds as if it were UTC. */
export function wallClock(instant: string, zone: string): number {
  const at = Date.parse(instant);
  const day = Math.floor(at / dayMs);
  const ahead = aheadOn(day, zone);
  // If the offset is the same on both days, there is no daylight-saving change between them.
  return at + (ahead === aheadOn(day + 1, zone) ? ahead : exact(at, zone));
}
