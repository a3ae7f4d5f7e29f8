/** Reads one shape out of what nobody vouches for; undefined where it is another. */
export type Parse<Value> = (given: unknown) => Value | undefined;

export const isObject = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

export const parseText: Parse<string> = (given) => (typeof given === 'string' ? given : undefined);
export const parseNumber: Parse<number> = (given) =>
  typeof given === 'number' && Number.isFinite(given) ? given : undefined;

/** A list of one shape; what in it is of another is left out. */
export const parseList =
  <Value>(of: Parse<Value>): Parse<Value[]> =>
  (given) =>
    Array.isArray(given) ? given.map(of).filter((value) => value !== undefined) : undefined;

/** The parts of an object that have their shape, each left out where it has another. */
export const parseParts =
  <Shape extends object>(parts: { [Name in keyof Shape]-?: Parse<NonNullable<Shape[Name]>> }): Parse<Partial<Shape>> =>
  (given) => {
    if (!isObject(given)) return undefined;
    const read = Object.entries<Parse<unknown>>(parts).map(([name, parse]) => [name, parse(given[name])] as const);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Partial<Shape>;
  };

/** What a storage keeps under a key, as far as it has the shape asked for. */
export function readStored<Value>(storage: Storage | undefined, key: string, parse: Parse<Value>): Value | undefined {
  try {
    return parse(JSON.parse(storage?.getItem(key) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Keeps a value under a key, or nothing there; where a browser has no room for it, what is on the screen goes on. */
export function writeStored(storage: Storage, key: string, value: unknown): void {
  try {
    if (value === undefined) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage loses what it keeps, never what is being typed.
  }
}

/** Those who follow what the browser keeps: `tell` them of what this tab changed; what another changed they hear by themselves. */
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
