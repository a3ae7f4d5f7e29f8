import { expect, test } from 'vitest';
import { type GroupBy, groupRows } from './groups';

interface Row {
  status: string;
  unit: { id: string; name: string } | null;
}
const row = (part: Partial<Row>): Row => ({ status: 'active', unit: null, ...part });
const told = (rows: Row[], by: GroupBy<Row>) =>
  groupRows(rows, by).map(({ id, name, rows: inside }) => [id, name, inside.length]);

test('groups stand in the order that is known, one that nobody knows comes last', () => {
  const rows = ['completed', 'nova', 'planning', 'completed'].map((status) => row({ status }));
  const order = ['planning', 'active', 'completed'];
  expect(told(rows, { of: ({ status }) => ({ id: status }), order })).toEqual([
    ['planning', undefined, 1],
    ['completed', undefined, 2],
    ['nova', undefined, 1],
  ]);
});

test('groups with names of their own stand by name, none at the end', () => {
  const rows = [
    row({}),
    row({ unit: { id: '2', name: 'Osasco' } }),
    row({ unit: { id: '1', name: 'Água Branca' } }),
    row({ unit: { id: '2', name: 'Osasco' } }),
  ];
  expect(told(rows, { of: ({ unit }) => unit })).toEqual([
    ['1', 'Água Branca', 1],
    ['2', 'Osasco', 2],
    ['none', undefined, 1],
  ]);
});
