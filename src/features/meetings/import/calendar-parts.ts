/** The limits of one request, from the contract. */
export const partLimits = { characters: 262_144, events: 100 };

type Limits = typeof partLimits;

/** A piece of a calendar file that is a calendar by itself: its zones and properties with some of its events. */
export interface CalendarPart {
  head: string;
  /** The events by UID: a series and its changed days stay together. */
  groups: readonly string[][];
}

const isLine = (line: string, name: string) => line.trimEnd().toUpperCase() === name;

/** Splits a file into its calendars, each with the lines around its events and the events grouped by UID. */
function calendarsIn(text: string): CalendarPart[] {
  const calendars: CalendarPart[] = [];
  let head: string[] = [];
  let groups = new Map<string, string[]>();
  let event: string[] | undefined;
  /** The kind of component that is skipped, because it cannot become a meeting. */
  let other: string | undefined;
  for (const line of text.split(/\r\n|\r|\n/)) {
    other ??= /^BEGIN:(VTODO|VJOURNAL|VFREEBUSY)\s*$/i.exec(line)?.[1]?.toUpperCase();
    if (isLine(line, 'BEGIN:VEVENT')) event = [];
    if (event) event.push(line);
    else if (other) other = isLine(line, `END:${other}`) ? undefined : other;
    else if (isLine(line, 'END:VCALENDAR')) {
      calendars.push({ head: head.join('\n'), groups: [...groups.values()] });
      [head, groups] = [[], new Map()];
    } else head.push(line);
    if (event && isLine(line, 'END:VEVENT')) {
      const uid = event.find((each) => /^UID[;:]/i.test(each)) ?? `without UID ${groups.size}`;
      groups.set(uid, [...(groups.get(uid) ?? []), event.join('\n')]);
      event = undefined;
    }
  }
  return calendars;
}

/** The text of a part, as it is sent. */
export const textOfPart = ({ head, groups }: CalendarPart): string =>
  [head, ...groups.flat(), 'END:VCALENDAR', ''].join('\n');

/** How many events a part holds. */
export const countOfPart = ({ groups }: CalendarPart): number => groups.flat().length;

/** Both halves of a part; undefined of a part that cannot be halved. */
export function halvesOf({ head, groups }: CalendarPart): [CalendarPart, CalendarPart] | undefined {
  if (groups.length < 2) return undefined;
  const middle = Math.ceil(groups.length / 2);
  return [
    { head, groups: groups.slice(0, middle) },
    { head, groups: groups.slice(middle) },
  ];
}

/**
 * Cuts a calendar file into parts that a request can hold; a single series that is larger than that is a part of its own.
 * Returns undefined for a text that is short enough as it stands.
 */
export function partsOf(text: string, { characters, events }: Limits = partLimits): CalendarPart[] | undefined {
  const count = text.match(/^BEGIN:VEVENT/gim)?.length ?? 0;
  if (text.length <= characters && count <= events) return undefined;
  return calendarsIn(text).flatMap(({ head, groups }) => {
    const parts: string[][][] = [];
    let [size, held] = [0, 0];
    for (const group of groups) {
      const length = group.reduce((sum, each) => sum + each.length + 1, 0);
      const isFull = head.length + size + length + 20 > characters || held + group.length > events;
      if (isFull || parts.length === 0) {
        parts.push([]);
        [size, held] = [0, 0];
      }
      parts.at(-1)?.push(group);
      size += length;
      held += group.length;
    }
    return parts.map((some) => ({ head, groups: some }));
  });
}
