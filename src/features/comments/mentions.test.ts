import { expect, test } from 'vitest';
import { formatMention } from '#domain/mentions';
import { mentionBefore, peopleFor, toMarkup, toTyped } from './mentions';

const id = (last: number) => `0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c0${last}`;
const ana = { id: id(1), name: 'Ana' };
const anaLima = { id: id(2), name: 'Ana Lima' };
const joao = { id: id(3), name: 'João Dias' };
const people = [ana, anaLima, joao];

test.each([
  ['@', 1, { from: 0, name: '' }],
  ['Oi @joã', 7, { from: 3, name: 'joã' }],
  ['Oi (@Ana L', 10, { from: 4, name: 'Ana L' }],
  ['ana@trama', 9, undefined],
  ['@Ana\n', 5, undefined],
  ['Oi @joã tudo', 3, undefined],
])('of %j with the caret at %i', (text, caret, found) => expect(mentionBefore(text, caret)).toEqual(found));

test('people are found by any word of their name, whatever the accents', () => {
  expect(peopleFor('', people)).toEqual(people);
  expect(peopleFor('joao', people)).toEqual([joao]);
  expect(peopleFor('li', people)).toEqual([anaLima]);
  expect(peopleFor('ia', people)).toEqual([joao]);
  expect(peopleFor('zé', people)).toEqual([]);
});

test('names that are typed become mentions, the longest that fits, and come back as they were typed', () => {
  const typed = 'Oi @Ana, @Ana Lima e @Anabela; ana@Ana @João Dias';
  const sent = `Oi ${formatMention(ana)}, ${formatMention(anaLima)} e @Anabela; ana@Ana ${formatMention(joao)}`;
  expect(toMarkup(typed, people)).toBe(sent);
  expect(toMarkup(sent, people)).toBe(sent);
  expect(toTyped(sent)).toBe(typed);
});

test('of two of one name the first is meant', () => {
  const other = { id: id(4), name: 'Ana' };
  expect(toMarkup('@Ana', [other, ...people])).toBe(formatMention(other));
});
