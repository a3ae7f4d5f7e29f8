import { isEmail } from '#domain/email';
import { fittingName } from '#domain/names';

/** How many people are taken at once. */
export const mostPeople = 1_000;

/** Why a line is not taken. */
export type LineFault = 'noAddress' | 'repeated' | 'known' | 'tooMany';

/** What was understood of a pasted text, and the lines that were not taken, by their numbers. */
export interface PeopleIn {
  people: { name: string; email: string }[];
  refused: { line: number; text: string; why: LineFault }[];
}

const between = /[;,\t<>]/;
const words = /[._+-]+/g;

/** A name of an address: of `ana.souza@…` Ana Souza. */
const nameOf = (email: string) => (email.split('@')[0] ?? '').replace(/\d+/g, '').replace(words, ' ').trim();

interface Taken {
  seen: ReadonlySet<string>;
  known: ReadonlySet<string>;
  count: number;
}

function faultOf(email: string | undefined, { seen, known, count }: Taken): LineFault | undefined {
  if (!email) return 'noAddress';
  if (seen.has(email)) return 'repeated';
  if (known.has(email)) return 'known';
  return count >= mostPeople ? 'tooMany' : undefined;
}

/** Reads people line by line: `Nome; e-mail`, either way around, or an address alone. */
export function peopleIn(text: string, known: ReadonlySet<string> = new Set()): PeopleIn {
  const found: PeopleIn = { people: [], refused: [] };
  const seen = new Set<string>();
  for (const [index, raw] of text.split(/\r\n|[\n\r]/).entries()) {
    const parts = raw
      .split(between)
      .map((part) => part.trim().replace(/^"|"$/g, ''))
      .filter(Boolean);
    if (parts.length === 0) continue;
    const email = parts.find(isEmail)?.toLowerCase();
    const why = faultOf(email, { seen, known, count: found.people.length });
    if (why || !email) {
      found.refused.push({ line: index + 1, text: raw.trim(), why: why ?? 'noAddress' });
      continue;
    }
    seen.add(email);
    const name = parts.find((part) => !part.includes('@')) ?? nameOf(email);
    found.people.push({ name: fittingName(name || email), email });
  }
  return found;
}
