import { isRecord, isSame, ownOf } from './same';

/** Names of what nobody may read over a shoulder, in an address, or on another page. */
const secretNames = /token|secret|passw|senha|authorization|cookie|credential|otp$|^code$|challengeid|verifier/i;
/** What looks like a token wherever it stands: a JWT, a bearer, a long opaque word. */
const secretWords = /\beyJ[\w-]+\.[\w-]+\.[\w-]*|\bBearer\s+\S+|\b(?=[\w-]*\d)[\w-]{32,}\b/g;

const deepest = 8;

type Plain = Record<string, unknown>;

const isList = (value: object): value is unknown[] | Set<unknown> => Array.isArray(value) || value instanceof Set;

/**
 * Turns anything into plain data without secrets. One redactor numbers the secrets, so that a change of one is seen.
 *
 * What it made of an object it gives again as long as that says the same, so that many copies share what did not
 * change. It looks each time whether it does: objects that are changed in place, Maps, Sets and instances of classes
 * among them, are seen to change. So a copy costs a look at all of the value, but makes only what is new.
 */
export class Redactor {
  readonly #seen = new Map<string, number>();
  /** What was made of each object: by its depth, and apart where it stands under a secret name. */
  readonly #made = Array.from({ length: 2 * (deepest + 2) }, () => new WeakMap<object, unknown>());

  #hide(secret: string): string {
    if (secret === '') return '';
    const number = this.#seen.get(secret) ?? this.#seen.size + 1;
    this.#seen.set(secret, number);
    return `••• ${number}`;
  }

  /** `name` is what the value is called where it stands. */
  plain = (value: unknown, name = '', depth = 0): unknown => {
    if (typeof value === 'string') {
      if (secretNames.test(name)) return this.#hide(value);
      return value.replace(secretWords, (word) => this.#hide(word));
    }
    if (typeof value === 'function' || typeof value === 'symbol') return undefined;
    if (typeof value === 'bigint') return String(value);
    if (typeof value !== 'object' || value === null) return value;
    if (depth > deepest) return '…';
    return this.#object(value, name, depth + 1);
  };

  #object(value: object, name: string, depth: number): unknown {
    if (value instanceof Date) return value.toISOString();
    if ('sessionId' in value && 'send' in value) return `actor ${'id' in value ? value.id : ''}`;
    const isSecret = isList(value) && secretNames.test(name);
    const known = this.#made[2 * depth + Number(isSecret)];
    const before = known?.get(value);
    const made = isList(value)
      ? this.#list([...value], name, depth, before as unknown[] | undefined)
      : this.#record(namedIn(value), depth, before as Plain | undefined);
    if (made !== before) known?.set(value, made);
    return made;
  }

  /** The same for a part of an object, of which something may have been made before. */
  #part(before: unknown, value: unknown, name: string, depth: number): unknown {
    // Text that came out as it went in has nothing to hide.
    return typeof value === 'string' && before === value ? value : this.plain(value, name, depth);
  }

  #list(value: unknown[], name: string, depth: number, before: unknown[] | undefined): unknown[] {
    const parts = value.map((item, index) => this.#part(before?.[index], item, name, depth));
    const isKept = before?.length === parts.length && parts.every((part, index) => Object.is(part, before[index]));
    return isKept ? before : parts;
  }

  #record(value: Plain, depth: number, before: Plain | undefined): Plain {
    const keys = Object.keys(value);
    const parts = keys.map((key) => this.#part(before?.[key], value[key], key, depth));
    const isKept = before && parts.every((part, index) => Object.is(part, before[keys[index] as string]));
    const count = parts.reduce<number>((sum, part) => (part === undefined ? sum : sum + 1), 0);
    if (isKept && Object.keys(before).length === count) return before;
    return Object.fromEntries(keys.map((key, index) => [key, parts[index]]).filter(([, part]) => part !== undefined));
  }
}

/** What an object holds, by name. */
function namedIn(value: object): Plain {
  if (value instanceof Error) return { ...value, name: value.name, message: value.message };
  return (value instanceof Map ? Object.fromEntries(value) : value) as Plain;
}

/** One value that differs between two plain values, and where. */
export interface Change {
  path: string;
  before?: unknown;
  after?: unknown;
}

// Of a list of which more has changed, all of it is told.
const mostItems = 6;

/** What differs between two plain values, by the path to it. */
export function changesBetween(before: unknown, after: unknown, path = ''): Change[] {
  if (isSame(before, after)) return [];
  const within = (key: string | number) => (path ? `${path}.${key}` : String(key));
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => changesBetween(ownOf(before, key), ownOf(after, key), within(key)));
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    const changed = [...before.keys()].filter((index) => !isSame(before[index], after[index]));
    if (changed.length <= mostItems)
      return changed.flatMap((index) => changesBetween(before[index], after[index], within(index)));
  }
  return [{ path, before, after }];
}
