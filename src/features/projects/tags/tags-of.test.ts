import { expect, test } from 'vitest';
import { hasTag, tagsFor, tagsOf } from './tags-of';

const steps = [{ tags: ['Visão', 'linha 3'] }, { tags: ['visao', 'Campo'] }, { tags: [] }] as never[];

test('the tags of a project, each once, by name', () => {
  expect(tagsOf({ steps })).toEqual(['Campo', 'linha 3', 'visao']);
});

test('a step has a tag however it is written', () => {
  expect(hasTag({ tags: ['Visão'] }, 'VISAO')).toBe(true);
  expect(hasTag({ tags: ['Visão'] }, 'vis')).toBe(false);
});

test.each([
  ['', ['Campo', 'elétrica', 'mecânica'], undefined],
  ['ca', ['Campo', 'elétrica', 'mecânica'], 'ca'],
  ['CAMPO', ['Campo'], undefined],
  [' obra ', [], 'obra'],
])('%j may mean %j', (text, found, created) => {
  expect(tagsFor(text, ['Campo', 'elétrica', 'mecânica'])).toEqual({ found, created });
});
