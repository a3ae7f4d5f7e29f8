import { readFileSync } from 'node:fs';
import { invalid } from '../kernel/problem.ts';
import { words } from './words/index.ts';

const listIn = (name: string) =>
  new Set(
    readFileSync(new URL(`./common/${name}.txt`, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#')),
  );
const passwords = listIn('passwords');
const dictionary = listIn('words');

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiopasdfghjklzxcvbnm', 'qazwsxedcrfvtgbyhnujmikolp'];
const runs = [...rows, '1q2w3e4r5t6y7u8i9o0p', '1qaz2wsx3edc4rfv5tgb6yhn'].flatMap((row) => {
  const twice = row + row;
  return [twice, [...twice].reverse().join('')];
});

const substitutes: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '');
/** A word with figures for letters; nothing where other figures stand in it, for then it is no word. */
function spelt(text: string): string {
  const word = text.replace(/[013457@$!]/g, (sign) => substitutes[sign] ?? '').replace(/[^\p{L}\p{N}]/gu, '');
  return /^\p{L}*$/u.test(word) ? word : '';
}

/** The words that a password may be meant as: with what stands for letters, and without what was only put around it. */
function readings(password: string): Set<string> {
  const from = password.replace(/^[^\p{L}@$]+/u, '');
  const tail = /[^\p{L}]*$/u.exec(from)?.[0].length ?? 0;
  const cuts = Array.from({ length: Math.min(tail, 20) + 1 }, (_, cut) => from.slice(0, from.length - tail + cut));
  return new Set(cuts.map(spelt));
}

const isRepeated = (password: string) => /^(.{1,6}?)\1+.{0,2}$/u.test(password) || new Set(password).size < 4;
const isRun = (password: string) => runs.some((run) => run.includes(password));

/** A word, or two of them in a row, to which only numbers and signs were added. */
function isWord(text: string): boolean {
  if (dictionary.has(text)) return true;
  if (text.length > 12) return false;
  for (let cut = 3; cut <= text.length - 3; cut++)
    if (dictionary.has(text.slice(0, cut)) && dictionary.has(text.slice(cut))) return true;
  return false;
}

/** Whether a password is one that many people use, or made as they make theirs. */
export function isCommon(password: string): boolean {
  const text = plain(password);
  if (passwords.has(text) || isRepeated(text) || isRun(text)) return true;
  // What has no letters at all is a number: a date, a phone, a run.
  if (!/\p{L}/u.test(text) && text.length < 16) return true;
  return [...readings(text)].some((reading) => passwords.has(reading) || isWord(reading));
}

/** Whether a password says no more than who its owner is, or what this product is called. */
function isOwn(password: string, { email, name }: { email: string; name: string }): boolean {
  const [local = '', domain = ''] = plain(email).split('@');
  const own = [email, local, domain, domain.split('.')[0] ?? '', name, ...name.split(/\s+/), 'trama'].map((part) =>
    lettersOf(plain(part)),
  );
  const left = (text: string) =>
    own
      .filter((part) => part.length >= 3)
      .sort((a, b) => b.length - a.length)
      .reduce((rest, part) => rest.replaceAll(part, ''), text);
  const text = plain(password);
  if (text === plain(email)) return true;
  return [...readings(text)].some((reading) => {
    const rest = left(reading);
    return rest !== reading && (rest.length < 4 || dictionary.has(rest) || passwords.has(rest));
  });
}

/** Refuses (400) a password that would be among the first to be guessed. Its length is the contract's to say. */
export function refuseCommon(password: string, owner: { email: string; name: string }): void {
  if (!isCommon(password) && !isOwn(password, owner)) return;
  throw invalid({ field: 'password', code: 'too_common', message: words.tooCommon });
}
