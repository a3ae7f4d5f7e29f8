import { expect, test } from 'vitest';
import type { ProjectRow } from '../queries';
import { grouped } from './groups';

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
const told = (rows: ProjectRow[], by: Parameters<typeof grouped>[1]) =>
  grouped(rows, by, today).map(({ id, name, rows: inside }) => [id, name, inside.length]);

test('statuses stand in the order of a life, one that nobody knows comes last', () => {
  const rows = ['completed', 'nova', 'planning', 'completed'].map((status) => row({ status: status as 'active' }));
  expect(told(rows, 'status')).toEqual([
    ['planning', undefined, 1],
    ['completed', undefined, 2],
    ['nova', undefined, 1],
  ]);
});

test('units and owners stand by name, none at the end', () => {
  const rows = [
    row({}),
    row({ unit: { id: '2', name: 'Osasco' } }),
    row({ unit: { id: '1', name: 'Água Branca' } }),
    row({ unit: { id: '2', name: 'Osasco' } }),
  ];
  expect(told(rows, 'unit')).toEqual([
    ['1', 'Água Branca', 1],
    ['2', 'Osasco', 2],
    ['none', undefined, 1],
  ]);
  expect(told(rows, 'owner')).toEqual([['h', 'Helena', 4]]);
});

test('what goes worst comes first', () => {
  const rows = [
    row({}),
    row({ dead_line: '2027-06-01' }),
    row({ dead_line: '2026-11-20' }),
    row({ dead_line: '2026-11-23' }),
  ];
  expect(told(rows, 'health').map(([id]) => id)).toEqual(['off_track', 'at_risk', 'on_track', 'none']);
});
