import type { Token } from 'marked';
import { describe, expect, test } from 'vitest';
import { parseMarkdown, safeHref } from './markdown';

type Loose = Token & { tokens?: Loose[]; items?: Loose[] };
const all = (tokens: Loose[]): Loose[] =>
  tokens.flatMap((token) => [token, ...all(token.tokens ?? []), ...all(token.items ?? [])]);
const typesIn = (text: string) => new Set(all(parseMarkdown(text) as Loose[]).map(({ type }) => type));

test('a mention is one wherever prose stands, and not within code', () => {
  const mention = '@[Ana](0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c01)';
  for (const text of [mention, `**${mention}**`, `- ${mention}`, `> ${mention}`, `Oi ${mention}, veja`])
    expect(typesIn(text)).toContain('mention');
  expect(typesIn(`\`${mention}\``)).not.toContain('mention');
});

describe('links', () => {
  test.each(['https://trama.example/a', 'http://trama.example/', 'mailto:ana@trama.example'])(
    '%s leads there',
    (href) => expect(safeHref(href)).toBe(href),
  );
  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://trama.example/x',
    'file:///etc/passwd',
    '//fora.example',
    '/projects',
    '',
  ])('%j leads nowhere', (href) => expect(safeHref(href)).toBeUndefined());
});

// Each made some parser take seconds, or fall.
test.each(['>', '[', '![', '1. ', '> - ', '*a_', 'a*', '`` ` ', '[a](', '<a ', '|-|\n', '- \n'])(
  'a text of nothing but %j is shown',
  (part) => expect(parseMarkdown(part.repeat(10_000 / part.length)).length).toBeGreaterThan(0),
);

test('of too many marks the text is shown as it was written, line by line', () => {
  const text = `${'*a_'.repeat(600)}\nfim`;
  const tokens = parseMarkdown(text);
  expect(tokens.map(({ type }) => type)).toEqual(['text', 'br', 'text', 'br']);
  expect(tokens.map(({ raw }) => raw).join('')).toBe(`${text}\n`);
});
