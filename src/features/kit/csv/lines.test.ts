import { expect, test } from 'vitest';
import { parseCsv } from './lines';

test.each([
  ['a;b\r\n1,5;2\r\n', [['a', 'b'], ['1,5', '2'], ['']]],
  [
    'a,b\n1;5,2',
    [
      ['a', 'b'],
      ['1;5', '2'],
    ],
  ],
  [
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '\uFEFFa;b\n"x; ""y""\nz"; w ',
    [
      ['a', 'b'],
      ['x; "y"\nz', 'w'],
    ],
  ],
  [
    "a;b\n'+5511987654321;'s",
    [
      ['a', 'b'],
      ['+5511987654321', "'s"],
    ],
  ],
  // The quotes within the cell are not doubled.
  ['"Padaria "Pão" Ltda";1,00', [['Padaria "Pão" Ltda', '1,00']]],
  [
    'a;b\rx;y\r\nz;w',
    [
      ['a', 'b'],
      ['x', 'y'],
      ['z', 'w'],
    ],
  ],
])('%j', (text, rows) => expect(parseCsv(text).map(({ cells }) => cells)).toEqual(rows));

test('a row knows its line, however many lines those before it took, and whether it ever ended', () => {
  expect(parseCsv('a;b\n"1\r\n2";x\n\ny;"z\n;')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1\n2', 'x'] },
    { line: 4, cells: [''] },
    { line: 5, cells: ['y', 'z\n;'], isOpen: true },
  ]);
});
