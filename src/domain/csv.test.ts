import { expect, test } from 'vitest';
import { csvRows } from './csv';

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
  ['', [['']]],
])('%j', (text, rows) => expect(csvRows(text)).toEqual(rows));
