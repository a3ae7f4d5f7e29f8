/** Names of what nobody may read over a shoulder, in an address, or on another page. */
const secretNames = /token|secret|passw|senha|authorization|cookie|credential|otp$|^code$|challengeid|verifier/i;
/** What looks like a token wherever it stands: a JWT, a bearer, a long opaque word. */
const secretWords = /\beyJ[\w-]+\.[\w-]+\.[\w-]*|\bBearer\s+\S+|\b(?=[\w-]*\d)[\w-]{32,}\b/g;

const deepest = 8;

/** Turns anything into plain data without secrets. One redactor numbers the secrets, so that a change of one is seen. */
export class Redactor {
  readonly #seen = new Map<string, number>();

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
    if (value instanceof Error) return this.#record({ ...value, name: value.name, message: value.message }, depth);
    if (value instanceof Map) return this.#record(Object.fromEntries(value), depth);
    if (value instanceof Set || Array.isArray(value)) return [...value].map((item) => this.plain(item, name, depth));
    if ('sessionId' in value && 'send' in value) return `actor ${'id' in value ? value.id : ''}`;
    return this.#record(value, depth);
  }

  #record(value: object, depth: number): unknown {
    const entries = Object.entries(value).map(([key, inner]) => [key, this.plain(inner, key, depth)]);
    return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
  }
}

/** One value that differs between two plain values, and where. */
export interface Change {
  path: string;
  before?: unknown;
  after?: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What differs between two plain values, by the path to it. */
export function changesBetween(before: unknown, after: unknown, path = ''): Change[] {
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => changesBetween(before[key], after[key], path ? `${path}.${key}` : key));
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
}
