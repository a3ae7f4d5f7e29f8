import { expect, test } from 'vitest';
import type { ProjectRow } from '../queries';
import { statuses } from './filters';
import { inverseOf, reachable, within } from './project-bulk';

const row = (part: Partial<ProjectRow>) =>
  ({ status: 'active', my_role: 'owner', dead_line: null, ...part }) as ProjectRow;
const mine = row({ my_role: 'owner' });
const managed = row({ my_role: 'manager' });
const seen = row({ my_role: null });

test('managers change, owners delete, an administrator does both to all', () => {
  expect(within([mine, managed, seen], 'status', false)).toEqual([mine, managed]);
  expect(within([mine, managed, seen], 'delete', false)).toEqual([mine]);
  expect(within([mine, managed, seen], 'delete', true)).toEqual([mine, managed, seen]);
});

test('offered is what the life of at least one allows', () => {
  const planned = row({ status: 'planning' });
  const found = reachable([mine, planned], statuses).map(({ id, taking }) => [id, taking.length]);
  expect(found).toEqual([
    ['active', 1],
    ['on_hold', 2],
    ['completed', 1],
    ['cancelled', 2],
  ]);
});

test('what has no way back has no inverse', () => {
  expect(inverseOf(mine, { status: 'completed' })).toEqual({ status: 'active' });
  expect(inverseOf(row({ status: 'on_hold' }), { status: 'cancelled' })).toBeUndefined();
  expect(inverseOf(row({ dead_line: '2026-12-01' }), { dead_line: null })).toEqual({ dead_line: '2026-12-01' });
});
