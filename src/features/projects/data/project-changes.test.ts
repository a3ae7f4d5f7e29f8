import { expect, test } from 'vitest';
import { inverseOf, reachableStatuses } from './project-changes';
import type { ProjectRow } from './queries';

const row = (part: Partial<ProjectRow>) =>
  ({ status: 'active', my_role: 'owner', dead_line: null, ...part }) as ProjectRow;
const mine = row({ my_role: 'owner' });

test('offered is what the life of at least one allows', () => {
  const planned = row({ status: 'planning' });
  const found = reachableStatuses([mine, planned]).map(({ id, taking }) => [id, taking.length]);
  expect(found).toEqual([
    ['active', 1],
    ['on_hold', 2],
    ['completed', 1],
    ['cancelled', 2],
  ]);
});

test('what has no way back has no inverse', () => {
  expect(inverseOf(mine, { status: 'completed' })).toEqual({ status: 'active' });
  expect(inverseOf(row({ status: 'on_hold' }), { status: 'cancelled' })).toEqual({ status: 'on_hold' });
  expect(inverseOf(row({ name: 'Prensa' }), { name: 'Prensa 2' })).toEqual({ name: 'Prensa' });
  expect(inverseOf(row({ status: 'planning' }), { status: 'active' })).toBeUndefined();
  expect(inverseOf(row({ dead_line: '2026-12-01' }), { dead_line: null })).toEqual({ dead_line: '2026-12-01' });
});
