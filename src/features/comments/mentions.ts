import { findMentionedIds, formatMention, mentionAtStart, mentionName, stripMentions } from '#domain/mentions';
import { foldText } from '#domain/search';
import type { Person } from './data/comments';

const maxFound = 6;
const isPartOfWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}_]/u.test(letter);

/** What is being typed of a name after an @ that stands right before the caret; nothing where there is none. */
export function mentionBefore(text: string, caret: number): { from: number; name: string } | undefined {
  const found = /(?:^|[\s(])@([^\s@]*(?: [^\s@]+){0,2} ?)$/.exec(text.slice(0, caret));
  const name = found?.[1];
  return name === undefined ? undefined : { from: caret - name.length - 1, name };
}

/** The people whose name has what is typed, those first in whose name a word begins with it. */
export function peopleFor(name: string, people: readonly Person[]): Person[] {
  const wanted = foldText(name.trim());
  const starts = (person: Person) => ` ${foldText(person.name)}`.includes(` ${wanted}`);
  const found = people.filter((person) => foldText(person.name).includes(wanted));
  return [...found.filter(starts), ...found.filter((person) => !starts(person))].slice(0, maxFound);
}

/** What is typed as it is sent: each `@Name` of somebody known with the id that it stands for. Of two of one name, the first. */
export function toMarkup(typed: string, people: readonly Person[]): string {
  // A name may begin with another.
  const byLength = people.toSorted((one, other) => other.name.length - one.name.length);
  let text = '';
  for (let at = 0; at < typed.length; ) {
    const mention = mentionAtStart.exec(typed.slice(at, at + 200))?.[0];
    const isStart = typed[at] === '@' && !mention && !isPartOfWord(typed[at - 1]);
    const person = isStart
      ? byLength.find(({ name }) => {
          const end = at + 1 + mentionName(name).length;
          return typed.slice(at + 1, end) === mentionName(name) && !isPartOfWord(typed[end]);
        })
      : undefined;
    text += person ? formatMention(person) : (mention ?? typed[at]);
    at += person ? 1 + mentionName(person.name).length : (mention?.length ?? 1);
  }
  return text;
}

/** What was sent as it is typed. */
export const toTyped = stripMentions;

/** Whom a text mentions, of some people. */
export function mentionsOf(body: string, people: readonly Person[]): Person[] {
  const ids = new Set(findMentionedIds(body));
  return people.filter(({ id }) => ids.has(id));
}
