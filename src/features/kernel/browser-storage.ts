/** Validates an untrusted value; returns undefined if it does not have the expected shape. */
export type Parse<Value> = (given: unknown) => Value | undefined;

export const isObject = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

export const parseText: Parse<string> = (given) => (typeof given === 'string' ? given : undefined);
export const parseNumber: Parse<number> = (given) =>
  typeof given === 'number' && Number.isFinite(given) ? given : undefined;

/** Returns a parser for lists that leaves out invalid items. */
export const parseList =
  <Value>(of: Parse<Value>): Parse<Value[]> =>
  (given) =>
    Array.isArray(given) ? given.map(of).filter((value) => value !== undefined) : undefined;

/** Returns a parser for objects that leaves out invalid properties. */
export const parseParts =
  <Shape extends object>(parts: { [Name in keyof Shape]-?: Parse<NonNullable<Shape[Name]>> }): Parse<Partial<Shape>> =>
  (given) => {
    if (!isObject(given)) return undefined;
    const read = Object.entries<Parse<unknown>>(parts).map(([name, parse]) => [name, parse(given[name])] as const);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Partial<Shape>;
  };

/** Reads and validates the value that a storage holds under a key. */
export function readStored<Value>(storage: Storage | undefined, key: string, parse: Parse<Value>): Value | undefined {
  try {
    return parse(JSON.parse(storage?.getItem(key) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Writes a value to a storage, or removes it if undefined; ignores a full or forbidden storage. */
export function writeStored(storage: Storage, key: string, value: unknown): void {
  try {
    if (value === undefined) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage must not interrupt what the user is typing.
  }
}

/**
 * Creates a listener set for stored values. Call `tell` after a change in this tab; `storage` events cover other tabs.
 */
export function createStorageListeners() {
  const listeners = new Set<() => void>();
  return {
    tell() {
      for (const listener of listeners) listener();
    },
    listen(listener: () => void) {
      listeners.add(listener);
      globalThis.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        globalThis.removeEventListener('storage', listener);
      };
    },
  };
}
