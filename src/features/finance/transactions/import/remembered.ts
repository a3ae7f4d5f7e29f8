import { isObject, keepStored, type Parse, readStored } from '../../../kernel/stored';
import { type Column, columns, faultOf, type Mapping } from './columns';

const key = 'import-columns';
const most = 20;

const parseMapping: Parse<Mapping> = (given) =>
  Array.isArray(given) && given.every((each) => each === null || columns.includes(each as Column))
    ? (given as Mapping)
    : undefined;

const parseAll: Parse<Record<string, Mapping>> = (given) => {
  if (!isObject(given)) return undefined;
  const found = Object.entries(given).map(([name, mapping]) => [name, parseMapping(mapping)] as const);
  return Object.fromEntries(found.filter((each): each is [string, Mapping] => each[1] !== undefined));
};

const nameOf = (heading: readonly string[]) => JSON.stringify(heading);
const all = () => readStored(globalThis.localStorage, key, parseAll) ?? {};

/** What the columns of such a heading were the last time. */
export function rememberedMapping(heading: readonly string[]): Mapping | undefined {
  const found = all()[nameOf(heading)];
  return found?.length === heading.length && !faultOf(found) ? found : undefined;
}

/** Remembers what the columns of such a heading are, for the next file of the same bank; the last few are kept. */
export function rememberMapping(heading: readonly string[], mapping: Mapping): void {
  const { [nameOf(heading)]: _, ...others } = all();
  const kept = [...Object.entries(others), [nameOf(heading), mapping] as const].slice(-most);
  keepStored(localStorage, key, Object.fromEntries(kept));
}
