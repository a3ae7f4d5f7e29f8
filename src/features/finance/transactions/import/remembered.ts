import { isObject, type Parse, readStored, writeStored } from '../../../kernel/browser-storage';
import { type Column, columns, faultOf, type Mapping } from './columns';

const maxHeadings = 20;

/** Opens a store on this device with one value per heading of a file; the last few are kept. */
function openHeadings<Value>(key: string, parse: Parse<Value>) {
  const parseAll: Parse<Record<string, Value>> = (given) => {
    if (!isObject(given)) return undefined;
    const found = Object.entries(given).map(([name, value]) => [name, parse(value)] as const);
    return Object.fromEntries(found.filter((each): each is [string, Value] => each[1] !== undefined));
  };
  const nameOf = (heading: readonly string[]) => JSON.stringify(heading);
  const read = () => readStored(globalThis.localStorage, key, parseAll) ?? {};
  return {
    get: (heading: readonly string[]): Value | undefined => read()[nameOf(heading)],
    set(heading: readonly string[], value: Value): void {
      const { [nameOf(heading)]: _, ...others } = read();
      const kept = [...Object.entries(others), [nameOf(heading), value] as const].slice(-maxHeadings);
      writeStored(localStorage, key, Object.fromEntries(kept));
    },
  };
}

const mappings = openHeadings<Mapping>('import-columns', (given) =>
  Array.isArray(given) && given.every((each) => each === null || columns.includes(each as Column))
    ? (given as Mapping)
    : undefined,
);
const inversions = openHeadings<boolean>('import-signs', (given) => (typeof given === 'boolean' ? given : undefined));

/** Returns what the columns of such a heading were the last time; undefined if they do not make rows any more. */
export function rememberedMapping(heading: readonly string[]): Mapping | undefined {
  const found = mappings.get(heading);
  return found?.length === heading.length && !faultOf(found) ? found : undefined;
}

/** Remembers what the columns of such a heading are, for the next file of the same bank. */
export const rememberMapping = mappings.set;

/** Returns whether signs were inverted the last time for such a heading; undefined if that was never chosen. */
export const rememberedInversion = inversions.get;

/** Remembers whether signs are inverted for files of such a heading. */
export const rememberInversion = inversions.set;
