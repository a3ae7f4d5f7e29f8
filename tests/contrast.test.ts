import { expect, test } from 'vitest';
import { contrast, contrastRules, tokens } from '../src/ui/theme/palette';

const opaque = (name: string) => {
  const pair = tokens.get(name);
  if (!pair) throw new Error(`There is no colour ${name}.`);
  return pair;
};

test('the vocabulary of colours stays small', () => {
  expect(tokens.size).toBeLessThan(40);
});

test.each([...tokens])('%s is written for both themes', (_, pair) => {
  expect(pair).toHaveLength(2);
  for (const colour of pair) expect(colour).toMatch(/^#[0-9a-f]{6}([0-9a-f]{2})?$/);
});

test.each([...tokens])('%s is never pure grey, white or black', (_, pair) => {
  for (const colour of pair) {
    const channels = [1, 3, 5].map((at) => colour.slice(at, at + 2));
    expect(new Set(channels).size).toBeGreaterThan(1);
  }
});

test.each(contrastRules)('$front on $back reaches $least to 1', ({ front, back, least }) => {
  const [a, b] = [opaque(front), opaque(back)];
  expect(contrast(a[0], b[0])).toBeGreaterThanOrEqual(least);
  expect(contrast(a[1], b[1])).toBeGreaterThanOrEqual(least);
});
