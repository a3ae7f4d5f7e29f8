import { foldText } from '#domain/search';
import type { Schema } from '#openapi/operations';

export type NamedRef = Schema<'NamedRef'>;

/** Why no single name matches a text. */
export type Unmatched = 'none' | 'several';

/**
 * Finds an item by name, ignoring case and accents: the full name, the last part of a path (`Casa › Aluguel`), or a prefix
 * that only one item has.
 */
export function called(all: readonly NamedRef[], text: string): NamedRef | Unmatched {
  const key = foldText(text);
  const namesOf = ({ name }: NamedRef) => [foldText(name), foldText(name.split(' › ').at(-1) ?? '')];
  const exact = all.find((each) => namesOf(each)[0] === key) ?? all.find((each) => namesOf(each)[1] === key);
  if (exact) return exact;
  const [first, ...others] = all.filter((each) => namesOf(each).some((name) => name.startsWith(key)));
  if (!first) return 'none';
  return others.length > 0 ? 'several' : first;
}
