import { describe, expect, test } from 'vitest';
import { toggled } from '../key-sets';
import { linesOf } from './lines';
import { between } from './selection';

interface Entry {
  id: string;
  within?: Entry[];
}

const entries: Entry[] = [{ id: 'a', within: [{ id: 'a1' }, { id: 'a2', within: [{ id: 'a21' }] }] }, { id: 'b' }];
const below = ({ within }: Entry) => within;
const idsOf = (lines: ReturnType<typeof linesOf<Entry>>) =>
  Array.from({ length: lines.count }, (_, index) => lines.at(index)?.id);

describe('lines', () => {
  test('plain rows are lines as they are', () => {
    const lines = linesOf({ rows: entries, expanded: new Set() });
    expect(idsOf(lines)).toEqual(['a', 'b']);
    expect(lines.indexOf('b')).toBe(1);
    expect(lines.at(2)).toBeUndefined();
  });

  test('a tree shows what is below the expanded, with its place', () => {
    const lines = linesOf({ rows: entries, below, expanded: new Set(['a']) });
    expect(idsOf(lines)).toEqual(['a', 'a1', 'a2', 'b']);
    expect(lines.at(2)).toMatchObject({ branch: { level: 2, place: 2, size: 2, isExpanded: false } });
    expect(lines.at(3)).toMatchObject({ branch: { level: 1, place: 2, size: 2, isExpanded: undefined } });
  });

  test('a folded group is its head alone; heads cannot be selected', () => {
    const groups = [
      { id: 'x', label: 'X', isFolded: true, rows: entries },
      { id: 'y', label: 'Y', rows: [{ id: 'c' }], more: 'Mais' },
    ];
    const lines = linesOf({ rows: [], groups, expanded: new Set() });
    expect(idsOf(lines)).toEqual(['head x', 'head y', 'c', 'more y']);
    expect(lines.rows.map(({ id }) => id)).toEqual(['c']);
  });
});

describe('selection', () => {
  const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

  test('a range holds both ends, in either direction', () => {
    expect(between(rows, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(between(rows, 'd', 'b')).toEqual(['b', 'c', 'd']);
  });

  test('where one end is gone, the other is taken alone', () => {
    expect(between(rows, 'gone', 'c')).toEqual(['c']);
  });

  test('toggling twice changes nothing, and the first set is left alone', () => {
    const first = new Set(['a']);
    expect([...toggled(toggled(first, 'b'), 'b')]).toEqual(['a']);
    expect([...first]).toEqual(['a']);
  });
});
