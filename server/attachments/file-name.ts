const maxLength = 200;
// Line ends and other signs that nobody sees, and those that turn the text around: in a name they only deceive.
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A file's name as it is kept: the last part of a path, without what cannot be seen, not too long; empty where nothing is left. */
export function fileName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const name = last.replace(unseen, ' ').replace(/\s+/g, ' ').trim();
  if (/^\.*$/.test(name)) return '';
  const signs = [...name];
  if (signs.length <= maxLength) return name;
  const ending = /\.\w{1,10}$/.exec(name)?.[0] ?? '';
  return `${signs.slice(0, maxLength - ending.length).join('')}${ending}`;
}
