import { describe, expect, test } from 'vitest';
import {
  mentionAtStart,
  mentionedIn,
  mentionOf,
  personToken,
  toKept,
  tokensIn,
  toWritten,
  withNames,
  withoutMentions,
} from './mentions';

const ana = { id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c01', name: 'Ana [Souza]' };
const bia = { id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c02', name: 'Bia' };

test('who is mentioned is found again, each once, whatever they are called', () => {
  const text = `${mentionOf(ana)} e ${mentionOf(bia)}: ${mentionOf(bia)}`;
  expect(mentionedIn(text)).toEqual([ana.id, bia.id]);
  expect(withoutMentions(text)).toBe('@Ana Souza e @Bia: @Bia');
  expect(mentionAtStart.exec(mentionOf(bia))?.[2]).toBe(bia.id);
});

test.each(['@Bia', '@[Bia](bia)', `@[](${bia.id})`, `[Bia](${bia.id})`, `@[Bia\n](${bia.id})`])(
  '%j mentions nobody',
  (text) => {
    expect(mentionedIn(text)).toEqual([]);
    expect(withoutMentions(text)).toBe(text);
  },
);

test('the longest text is looked through at once, however it is made', () => {
  for (const part of ['@[', '@[a](', '@[a]', '@', '[@']) {
    const text = part.repeat(10_000 / part.length);
    expect(mentionedIn(text)).toEqual([]);
  }
});

describe('a text is kept without the names of those whom it mentions', () => {
  const written = `${mentionOf(ana)} e ${mentionOf(bia)}`;
  const kept = toKept(written, new Set([ana.id]));

  test('of members alone, and others as they were typed', () => {
    expect(kept).toBe(`${personToken(ana.id)} e ${mentionOf(bia)}`);
    expect(tokensIn(kept)).toEqual([ana.id]);
  });

  test('and shows the names that they have now', () => {
    expect(toWritten(kept, new Map([[ana.id, 'Ana Lima']]))).toBe(`@[Ana Lima](${ana.id}) e ${mentionOf(bia)}`);
    expect(withNames(kept, new Map([[ana.id, 'Ana Lima']]))).toBe(`Ana Lima e ${mentionOf(bia)}`);
    expect(withNames(kept, new Map())).toBe(`— e ${mentionOf(bia)}`);
  });

  test('a token that somebody types is none', () =>
    expect(tokensIn(toKept(`veja ${personToken(bia.id)}`, new Set([bia.id])))).toEqual([]));

  test('what was kept is kept the same again', () => {
    const names = new Map([[ana.id, ana.name]]);
    expect(toKept(toWritten(kept, names), new Set([ana.id]))).toBe(kept);
  });
});
