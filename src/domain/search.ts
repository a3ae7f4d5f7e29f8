/** Normalizes a text for searching: no accents, lower case, single blanks. */
export const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Returns whether every word of a search occurs in at least one of the texts. */
export function matches(search: string, ...texts: string[]): boolean {
  const text = folded(texts.join(' '));
  return folded(search)
    .split(' ')
    .every((word) => text.includes(word));
}
