import { isEmail } from '#domain/email';
import { normalizeName } from '#domain/names';
import { foldText } from '#domain/search';

/** How many people are taken at once. */
export const mostPeople = 1_000;

/** Why a line is not taken. */
export type LineFault = 'noAddress' | 'repeated' | 'known' | 'tooMany' | 'unknown';

/** A role or a unit that a line may name. */
export interface Given {
  id: string;
  name: string;
  code?: string | null;
}

/** Somebody of a line, with what it gives them. */
export interface PersonIn {
  name: string;
  email: string;
  role_ids: string[];
  unit_ids: string[];
}

/** What was understood of a pasted text, and the lines that were not taken, by their numbers. */
export interface PeopleIn {
  people: PersonIn[];
  /** `part` is what is neither a role that may be given nor a unit. */
  refused: { line: number; text: string; why: LineFault; part?: string }[];
}

const between = /[;,\t<>]/;
const isCalled = (text: string) => (given: Given) =>
  [given.name, given.code ?? given.name].some((each) => foldText(each) === foldText(text));
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

const idsOf = (parts: readonly string[], among: readonly Given[]) =>
  among.filter((given) => parts.some((part) => isCalled(part)(given))).map(({ id }) => id);

interface Known {
  /** Who has an account already. */
  emails?: ReadonlySet<string>;
  roles?: readonly Given[];
  units?: readonly Given[];
}

/**
 * Reads people line by line: `Nome; e-mail`, either way around, or an address alone. What stands after both are roles and
 * units, by their names or codes.
 */
export function peopleIn(text: string, { emails: known = new Set(), roles = [], units = [] }: Known = {}): PeopleIn {
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
    const at = parts.findIndex(isEmail);
    // The name stands before the address, or right after it.
    const nameAt = at > 0 ? 0 : 1;
    const isGiven = (part: string) => [...roles, ...units].some(isCalled(part));
    const hasName = parts[nameAt] !== undefined && !(nameAt === 1 && isGiven(parts[nameAt] ?? ''));
    const rest = parts.filter((_, index) => index !== at && !(hasName && index === nameAt));
    const part = rest.find((each) => !isGiven(each));
    if (part !== undefined) {
      found.refused.push({ line: index + 1, text: raw.trim(), why: 'unknown', part });
      continue;
    }
    seen.add(email);
    const name = (hasName && parts[nameAt]) || nameOf(email);
    found.people.push({
      name: normalizeName(name || email),
      email,
      role_ids: idsOf(rest, roles),
      unit_ids: idsOf(rest, units),
    });
  }
  return found;
}
