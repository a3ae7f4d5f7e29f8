import { parseAbsolute } from '@internationalized/date';

const dayMs = 86_400_000;

const exact = (at: number, zone: string) => parseAbsolute(new Date(at).toISOString(), zone).offset;

const zones = new Map<string, Map<number, number>>();

/** How far a zone is ahead of UTC when a day of UTC begins: asked once, for the calendars of a browser ask very slowly. */
function aheadOn(day: number, zone: string): number {
  const days = zones.get(zone) ?? new Map<number, number>();
  zones.set(zone, days);
  const known = days.get(day);
  if (known !== undefined) return known;
  const ahead = exact(day * dayMs, zone);
  days.set(day, ahead);
  return ahead;
}

/** What the clocks of a zone show at an instant, in milliseconds as if it were UTC. */
export function wallClock(instant: string, zone: string): number {
  const at = Date.parse(instant);
  const day = Math.floor(at / dayMs);
  const ahead = aheadOn(day, zone);
  // Between two days that are equally far ahead no clock was changed.
  return at + (ahead === aheadOn(day + 1, zone) ? ahead : exact(at, zone));
}
