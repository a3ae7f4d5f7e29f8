/** A line of a calendar file: what it is of, what is said of it, and its value as it stands there. */
export interface Property {
  name: string;
  parameters: ReadonlyMap<string, string>;
  value: string;
}

/** What stands between a BEGIN and its END. */
export interface Component {
  name: string;
  properties: Property[];
  components: Component[];
}

const begins = /^BEGIN:VCALENDAR\s*$/i;
/** So many parts within parts an end is looked for. */
const deepest = 8;
const ends = /^END:VCALENDAR\s*$/i;

/**
 * The lines of each calendar in a text, as they were before they were folded: what stands around calendars in a letter is
 * left out, and lines that lost their blank are joined. Undefined where one is cut off, or there is none.
 */
export function calendarsIn(text: string): string[][] | undefined {
  const calendars: string[][] = [];
  let open: string[] | undefined;
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  for (const [at, line] of lines.entries()) {
    if (begins.test(line)) open = [];
    else if (open && ends.test(line)) {
      calendars.push(open);
      open = undefined;
    } else if (open && line.trim() !== '') {
      // A line may be folded right after the name of its property.
      const isName = /^[A-Za-z0-9-]+$/.test(line) && /^[ \t][;:]/.test(lines[at + 1] ?? '');
      const isWhole = isName || /^[A-Za-z0-9-]+[;:]/.test(line) || open.length === 0;
      if (isWhole) open.push(line);
      else open[open.length - 1] += /^[ \t]/.test(line) ? line.slice(1) : line;
    }
  }
  return open || calendars.length === 0 ? undefined : calendars;
}

/** Where a line has a sign that stands between no quotes; -1 where it has none. */
function place(line: string, signs: string, from: number): number {
  let isQuoted = false;
  for (let at = from; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && signs.includes(sign)) return at;
  }
  return -1;
}

const escapes: Record<string, string> = { n: '\n', "'": '"', '^': '^' };

/** A parameter's value: without its quotes, and what RFC 6868 writes by signs. */
const unquoted = (value: string) =>
  value
    .trim()
    .replace(/^"([^"]*)"$/, '$1')
    .replace(/\^(['^n])/g, (_, sign: string) => escapes[sign] ?? '');

/** A line with its parts; undefined where it has no value. */
export function propertyIn(line: string): Property | undefined {
  const [, name] = /^([A-Za-z0-9-]+)[;:]/.exec(line) ?? [];
  if (!name) return undefined;
  const parameters = new Map<string, string>();
  let at = name.length;
  while (line[at] === ';') {
    const next = place(line, ';:', at + 1);
    // A quote that is never closed hides all that follows: then the first colon begins the value.
    const end = next < 0 ? line.indexOf(':', at) : next;
    if (end < 0) return undefined;
    const [key = '', ...value] = line.slice(at + 1, end).split('=');
    if (!parameters.has(key.toLowerCase())) parameters.set(key.toLowerCase(), unquoted(value.join('=')));
    at = end;
  }
  return { name: name.toLowerCase(), parameters, value: line.slice(at + 1) };
}

/**
 * The calendar of some lines. A part that is not ended is ended by what it is in, an event by the next one; lines that
 * are none are left out.
 */
export function componentOf(lines: readonly string[]): Component {
  const root: Component = { name: 'vcalendar', properties: [], components: [] };
  let open = [root];
  for (const line of lines) {
    const property = propertyIn(line);
    if (!property) continue;
    const inner = open.at(-1) ?? root;
    const of = property.value.trim().toLowerCase();
    if (property.name === 'begin') {
      if (of === 'vevent') open = [root];
      const component: Component = { name: of, properties: [], components: [] };
      (open.at(-1) ?? root).components.push(component);
      open.push(component);
    } else if (property.name === 'end') {
      const near = open.slice(Math.max(1, open.length - deepest));
      const at = near.findLastIndex(({ name }) => name === of);
      if (at >= 0) open.length -= near.length - at;
    } else inner.properties.push(property);
  }
  return root;
}

/** All lines of a name in a component. */
export const allOf = ({ properties }: Component, name: string): Property[] =>
  properties.filter((property) => property.name === name);

/** The first line of a name in a component. */
export const firstOf = ({ properties }: Component, name: string): Property | undefined =>
  properties.find((property) => property.name === name);
