import { expect, test } from 'vitest';
import { catalogue, find } from './catalogue';
import { components } from './status';

test('every component stands in one group, and nothing else does', () => {
  const named = Object.values(catalogue).flatMap((group) => Object.keys(group));
  expect(named.toSorted()).toEqual(Object.keys(components).toSorted());
});

test.each([
  ['dropdown', ['Select', 'Menu', 'ComboBox']],
  ['gantt', ['Timeline']],
  ['botão', ['Button', 'IconButton']],
  ['facepile', ['AvatarGroup']],
  ['kanban', ['Board']],
])('“%s” finds %j', (word, names) => expect(find(word)).toEqual(expect.arrayContaining(names)));
