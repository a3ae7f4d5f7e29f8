import { expect, test } from 'vitest';
import type { WorkItem } from './data/queries';
import { grouped, groupedByPriority, groupOf, isCalled } from './groups';

const today = '2026-11-21';
const item = (id: string, due_date: string | null, priority: WorkItem['priority'] = 'none'): WorkItem => ({
  id,
  name: `Etapa ${id}`,
  project: { id: 'p', code: 'PRJ-014', name: 'Esteira de inspeção' },
  unit_id: null,
  status: 'todo',
  priority,
  blocked_reason: null,
  start_date: null,
  due_date,
  progress: { done: 0, total: 1 },
  my_role: 'owner',
  version: 1,
});

test.each([
  [null, 'none'],
  ['2026-11-20', 'late'],
  ['2026-11-21', 'today'],
  ['2026-11-22', 'week'],
  ['2026-11-28', 'week'],
  ['2026-11-29', 'later'],
  ['2027-01-04', 'later'],
])('what is due on %s is %s', (due, group) => expect(groupOf(due, today)).toBe(group));

test('groups come in the order of time, and only those that have something', () => {
  const items = [item('a', null), item('b', '2026-12-20'), item('c', '2026-11-01')];
  expect(grouped(items, today).map(({ group, items: inside }) => [group, inside.length])).toEqual([
    ['late', 1],
    ['later', 1],
    ['none', 1],
  ]);
});

test('by priority the most urgent comes first, each group by its dates', () => {
  const items = [item('a', '2026-11-01'), item('b', '2026-11-02', 'low'), item('c', null, 'urgent'), item('d', null)];
  expect(groupedByPriority(items).map(({ group, items: inside }) => [group, ...inside.map(({ id }) => id)])).toEqual([
    ['urgent', 'c'],
    ['low', 'b'],
    ['none', 'a', 'd'],
  ]);
});

test.each([
  ['etapa a', true],
  ['INSPECAO', true],
  ['prj-014', true],
  ['  esteira   de ', true],
  ['turbina', false],
])('a search for %j finds: %s', (search, found) => expect(isCalled(item('a', null), search)).toBe(found));
