import { expect, test } from 'vitest';
import { withFinished } from './order';
import type { WorkItem } from './queries';

const item = (id: string, part: Partial<WorkItem> = {}): WorkItem => ({
  id,
  name: id,
  project: { id: 'p', code: 'PRJ-001', name: 'Projeto' },
  unit_id: null,
  status: 'todo',
  priority: 'none',
  blocked_reason: null,
  start_date: null,
  due_date: null,
  progress: { done: 0, total: 1 },
  my_role: 'owner',
  version: 1,
  ...part,
});
const told = (rows: WorkItem[], finished: WorkItem[] = []) =>
  withFinished(rows, new Map(finished.map((each) => [each.id, each]))).map(({ id, status }) => `${id} ${status}`);

test('the nearest comes first, what has no date last', () => {
  const rows = [item('a'), item('b', { due_date: '2026-12-01' }), item('c', { due_date: '2026-11-20' })];
  expect(told(rows)).toEqual(['c todo', 'b todo', 'a todo']);
});

test('what was finished here stays where it was, ticked, though the server does not tell it any more', () => {
  const finished = item('b', { due_date: '2026-11-20', version: 2 });
  expect(told([item('a'), item('c', { due_date: '2026-11-19' })], [finished])).toEqual(['c todo', 'b done', 'a todo']);
});

test('until the answer comes the tick holds against what was asked before', () => {
  expect(told([item('a')], [item('a')])).toEqual(['a done']);
});

test('what somebody opened again since is open', () => {
  expect(told([item('a', { version: 3, status: 'in_progress' })], [item('a', { version: 2 })])).toEqual([
    'a in_progress',
  ]);
});
