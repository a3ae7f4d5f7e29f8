import { expect, test } from 'vitest';
import { normalizeTags, tagColour, tagColourCount } from './tags.ts';

test('a tag is kept once, as it was written first', () => {
  expect(normalizeTags(['  Elétrica ', 'eletrica', 'ELÉTRICA', ' ', 'linha   3'])).toEqual(['Elétrica', 'linha 3']);
});

test('a tag has one colour however it is written, and many tags have many', () => {
  expect(tagColour('Elétrica')).toBe(tagColour(' eletrica'));
  const colours = Array.from({ length: 100 }, (_, index) => tagColour(`etiqueta ${index}`));
  expect(new Set(colours).size).toBe(tagColourCount);
});
