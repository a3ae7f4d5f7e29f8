import { expect, test } from 'vitest';
import { linesOf, stepFrom } from './lines';

const permission = (id: string, group: string) => ({ id, label: id, code: id, group });
const lines = linesOf(
  [permission('a', 'one'), permission('c', 'two'), permission('b', 'one')],
  [
    { id: 'one', label: 'One' },
    { id: 'none', label: 'None' },
    { id: 'two', label: 'Two' },
  ],
);

test('permissions stand below the heads of their groups, and a group without any is left out', () => {
  expect(lines.map((line) => (line.kind === 'group' ? `${line.label} ${line.count}` : line.permission.id))).toEqual([
    'One 2',
    'a',
    'b',
    'Two 1',
    'c',
  ]);
});

test('a step goes over heads, and stays where there is nothing more', () => {
  expect(stepFrom(lines, 2, 1)).toBe(4);
  expect(stepFrom(lines, 4, -1)).toBe(2);
  expect(stepFrom(lines, 1, -1)).toBe(1);
  expect(stepFrom(lines, 4, 1)).toBe(4);
});
