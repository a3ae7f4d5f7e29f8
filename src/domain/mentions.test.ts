import { describe, expect, test } from 'vitest';
import {
  findMentionedIds,
  findPersonIds,
  formatMention,
  mentionAtStart,
  personToken,
  renderNames,
  stripMentions,
  toEditableText,
  toStoredText,
} from './mentions';

const ana = { id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c01', name: 'Ana [Souza]' };
const bia = { id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c02', name: 'Bia' };

test('who is mentioned is found again, each once, whatever they are called', () => {
  const text = `${formatMention(ana)} e ${formatMention(bia)}: ${formatMention(bia)}`;
  expect(findMentionedIds(text)).toEqual([ana.id, bia.id]);
  expect(stripMentions(text)).toBe('@Ana Souza e @Bia: @Bia');
  expect(mentionAtStart.exec(formatMention(bia))?.[2]).toBe(bia.id);
});

test.each(['@Bia', '@[Bia](bia)', `@[](${bia.id})`, `[Bia](${bia.id})`, `@[Bia\n](${bia.id})`])(
  '%j mentions nobody',
  (text) => {
    expect(findMentionedIds(text)).toEqual([]);
    expect(stripMentions(text)).toBe(text);
  },
);

test('the longest text is looked through at once, however it is made', () => {
  for (const part of ['@[', '@[a](', '@[a]', '@', '[@']) {
    const text = part.repeat(10_000 / part.length);
    expect(findMentionedIds(text)).toEqual([]);
  }
});

describe('a text is kept without the names of those whom it mentions', () => {
  const written = `${formatMention(ana)} e ${formatMention(bia)}`;
  const kept = toStoredText(written, new Set([ana.id]));

  test('of members alone, and others as they were typed', () => {
    expect(kept).toBe(`${personToken(ana.id)} e ${formatMention(bia)}`);
    expect(findPersonIds(kept)).toEqual([ana.id]);
  });

  test('and shows the names that they have now', () => {
    expect(toEditableText(kept, new Map([[ana.id, 'Ana Lima']]))).toBe(
      `@[Ana Lima](${ana.id}) e ${formatMention(bia)}`,
    );
    expect(renderNames(kept, new Map([[ana.id, 'Ana Lima']]))).toBe(`Ana Lima e ${formatMention(bia)}`);
    expect(renderNames(kept, new Map())).toBe(`— e ${formatMention(bia)}`);
  });

  test('a token that somebody types is none', () =>
    expect(findPersonIds(toStoredText(`veja ${personToken(bia.id)}`, new Set([bia.id])))).toEqual([]));

  test('what was kept is kept the same again', () => {
    const names = new Map([[ana.id, ana.name]]);
    expect(toStoredText(toEditableText(kept, names), new Set([ana.id]))).toBe(kept);
  });
});
