import { expect, test } from 'vitest';
import { catalogue, find } from './catalogue';
import { components } from './status';

test('every component stands in one group', () => {
  expect(new Set(components).size).toBe(components.length);
  expect(Object.values(catalogue).every((group) => Object.keys(group).length > 0)).toBe(true);
});

test.each([
  ['dropdown', ['Select', 'Menu', 'ComboBox']],
  ['gantt', ['Timeline']],
  ['botão', ['Button', 'IconButton']],
  ['facepile', ['AvatarGroup']],
  ['kanban', ['Board']],
])('“%s” finds %j', (word, names) => expect(find(word)).toEqual(expect.arrayContaining(names)));
