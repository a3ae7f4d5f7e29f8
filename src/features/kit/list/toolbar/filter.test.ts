import { expect, test } from 'vitest';
import { type Filter, isFilterSet, PRESENT, valueInWords } from './filter';

const filter = (chosen: string[], part: Partial<Filter> = {}): Filter => ({
  name: 'status',
  label: 'Situação',
  options: ['a', 'b', 'c'].map((id) => ({ id, label: id.toUpperCase() })),
  chosen,
  choose: () => {},
  ...part,
});

test('a filter says what it is set to: a few by name, more by their number', () => {
  expect(valueInWords(filter(['b']))).toBe('B');
  expect(valueInWords(filter(['a', 'c']))).toBe('A, C');
  expect(valueInWords(filter(['a', 'b', 'c']))).toBe('3');
  expect(valueInWords(filter(['a', 'b', 'c'], { options: [] }))).toBe('3');
});

test('what nobody knows is told as it came, what is there or not has no value', () => {
  expect(valueInWords(filter(['z']))).toBe('z');
  const flag = filter(PRESENT, { options: undefined });
  expect([isFilterSet(flag), valueInWords(flag)]).toEqual([true, undefined]);
  expect(isFilterSet(filter([]))).toBe(false);
});
