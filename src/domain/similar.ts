import { folded } from './search.ts';

/** Words that tell no name from another. */
const particles = new Set(
  'da das de do dos e em na nas no nos o os a as um uma com para por the of and for to in on'.split(' '),
);

const isNumber = (word: string) => /\d/.test(word);

/** Whether two words differ by one letter at most: written wrong, or the plural. Short ones have to be the same. */
function isNearly(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length > 3 && long === `${short}es`) return true;
  if (short.length < 5 || long.length - short.length > 1 || isNumber(short) || isNumber(long)) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}

/** The words that a name is told by, without accents and case. */
export const tellingWords = (name: string): string[] => [
  ...new Set(
    folded(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word && !particles.has(word)),
  ),
];

/** Whether two names say nearly the same: three of four words, whatever their order, and the same numbers. */
export function isSimilar(one: string, other: string): boolean {
  const [ours, theirs] = [tellingWords(one), tellingWords(other)];
  const most = Math.max(ours.length, theirs.length);
  const numbers = (words: string[]) => words.filter(isNumber).toSorted().join(' ');
  if (most === 0 || numbers(ours) !== numbers(theirs)) return false;
  const shared = ours.filter((word) => theirs.some((each) => isNearly(word, each))).length;
  return shared / most >= 0.75;
}
