import { expect, test } from 'vitest';
import { buildTree, withDescendants } from './tree.ts';

const row = (id: string, parent?: string) => ({ id, parent });
const above = ({ parent }: { parent?: string }) => parent;
const rows = [row('filial', 'matriz'), row('lab', 'filial'), row('matriz'), row('outra', 'fora da lista')];

test('each row stands below its upper one, or at the top where that is not in the list', () => {
  const { top, below, all } = buildTree(rows, above);
  expect(top.map(({ id }) => id)).toEqual(['matriz', 'outra']);
  expect(below({ id: 'matriz' }).map(({ id }) => id)).toEqual(['filial']);
  expect(all(top).map(({ id }) => id)).toEqual(['matriz', 'filial', 'lab', 'outra']);
});

test('what stands below is found however deep', () => {
  expect([...withDescendants(rows, above, ['matriz'])].sort()).toEqual(['filial', 'lab', 'matriz']);
  expect([...withDescendants(rows, above, ['lab', 'outra'])].sort()).toEqual(['lab', 'outra']);
});
