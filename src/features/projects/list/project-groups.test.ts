import { expect, test } from 'vitest';
import { groupRows } from '../../kit/list/groups';
import type { ProjectRow } from '../data/queries';
import { projectGroups } from './project-groups';

const today = '2026-11-21';
const row = (part: Partial<ProjectRow>) =>
  ({
    status: 'active',
    dead_line: null,
    unit: null,
    owner: { id: 'h', name: 'Helena' },
    progress: { done: 0, total: 1 },
    created_at: '2026-11-02T12:00:00.000Z',
    ...part,
  }) as ProjectRow;

test('what goes worst comes first', () => {
  const rows = [
    row({}),
    row({ dead_line: '2027-06-01' }),
    row({ dead_line: '2026-11-20' }),
    row({ dead_line: '2026-11-23' }),
  ];
  expect(groupRows(rows, projectGroups(today).health).map(({ id }) => id)).toEqual([
    'off_track',
    'at_risk',
    'on_track',
    'none',
  ]);
});

test('an owner is there always, statuses stand in the order of a life', () => {
  const rows = ['completed', 'planning'].map((status) => row({ status: status as 'active' }));
  expect(groupRows(rows, projectGroups(today).owner)).toMatchObject([{ id: 'h', name: 'Helena', rows }]);
  expect(groupRows(rows, projectGroups(today).status).map(({ id }) => id)).toEqual(['planning', 'completed']);
});
