import { expect, test } from 'vitest';
import { selectRange, toggleSelection } from './selection';

const order = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const after = (selected: string[], id: string, from?: string) => [
  ...toggleSelection(new Set(selected), { id, from, order }),
];

test('a press selects one more, or lets go of it', () => {
  expect(after(['a'], 'c')).toEqual(['a', 'c']);
  expect(after(['a', 'c'], 'c')).toEqual(['a']);
});

test('with Shift the whole range is added, either way', () => {
  expect(after(['b'], 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(after(['e', 'd'], 'b', 'd')).toEqual(['e', 'd', 'b', 'c']);
});

test('a range from what is not shown any more is but a press', () => {
  expect(after([], 'd', 'gone')).toEqual(['d']);
});

test('a walk selects what lies between, beside what was selected before it', () => {
  const between = (from: string, to: string) => [...selectRange(new Set(['a']), { from, to, order })];
  expect(between('c', 'd')).toEqual(['a', 'c', 'd']);
  expect(between('c', 'c')).toEqual(['a', 'c']);
  expect(between('d', 'b')).toEqual(['a', 'b', 'c', 'd']);
});
