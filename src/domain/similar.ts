import { foldText } from './search.ts';

/** Words too common to distinguish names. */
const particles = new Set(
  'da das de do dos e em na nas no nos o os a as um uma com para por the of and for to in on'.split(' '),
);

const isNumber = (word: string) => /\d/.test(word);

/** Returns whether two words differ by at most one letter, as a typo or a plural does. Short words must be equal. */
function isNearly(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length > 3 && long === `${short}es`) return true;
  if (short.length < 5 || long.length - short.length > 1 || isNumber(short) || isNumber(long)) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}

/** Returns the distinguishing words of a name, without accents and in lower case. */
export const significantWords = (name: string): string[] => [
  ...new Set(
    foldText(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word && !particles.has(word)),
  ),
];

/**
 * Returns whether two names are nearly the same: at least three of four words match in any order, and their numbers are
 * equal.
 */
export function isSimilar(one: string, other: string): boolean {
  const [oneWords, otherWords] = [significantWords(one), significantWords(other)];
  const maxWords = Math.max(oneWords.length, otherWords.length);
  const numbers = (words: string[]) => words.filter(isNumber).toSorted().join(' ');
  if (maxWords === 0 || numbers(oneWords) !== numbers(otherWords)) return false;
  const shared = oneWords.filter((word) => otherWords.some((each) => isNearly(word, each))).length;
  return shared / maxWords >= 0.75;
}
