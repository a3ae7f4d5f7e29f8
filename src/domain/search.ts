/** Normalizes a text for searching: no accents, lower case, single blanks. */
export const foldText = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Returns whether every word of a search occurs in at least one of the texts. */
export function matchesSearch(search: string, ...texts: string[]): boolean {
  const text = foldText(texts.join(' '));
  return foldText(search)
    .split(' ')
    .every((word) => text.includes(word));
}
