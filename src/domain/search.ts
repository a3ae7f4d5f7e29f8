/** A text as searches compare it: without accents and case, its white space single. */
export const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether every word that is looked for stands somewhere in these texts. */
export function matches(search: string, ...texts: string[]): boolean {
  const text = folded(texts.join(' '));
  return folded(search)
    .split(' ')
    .every((word) => text.includes(word));
}
