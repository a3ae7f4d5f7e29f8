import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCsvDay, toCsv } from './csv';

const one = (cell: string | number | null) =>
  toCsv([{ label: 'a', cell: () => cell }], [null]).slice('\uFEFFa\r\n'.length);

test('is written as spreadsheets in Brazil open it', () => {
  const columns = [
    { label: 'Nome', cell: ({ name }: { name: string }) => name },
    { label: 'Prazo', cell: () => formatCsvDay('2026-12-18') },
    { label: 'Andamento', cell: () => 37.5 },
    { label: 'Unidade', cell: () => null },
  ];
  expect(toCsv(columns, [{ name: 'Câmera; "a boa"' }])).toBe(
    '\uFEFFNome;Prazo;Andamento;Unidade\r\n"Câmera; ""a boa""";18/12/2026;37,5;\r\n',
  );
  expect(toCsv(columns, [])).toBe('\uFEFFNome;Prazo;Andamento;Unidade\r\n');
});

test.each([
  ['=1+1', "'=1+1\r\n"],
  ['+55 11', "'+55 11\r\n"],
  ['-', "'-\r\n"],
  ['@SUM(A1)', "'@SUM(A1)\r\n"],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"\r\n'],
  ['＝1+1', "'＝1+1\r\n"],
  ['＋1', "'＋1\r\n"],
  ['－1', "'－1\r\n"],
  ['＠SUM(A1)', "'＠SUM(A1)\r\n"],
  ['\n=1+1', '"\'\n=1+1"\r\n'],
  ['\t=1+1', "'\t=1+1\r\n"],
  [' =1+1', "' =1+1\r\n"],
  ['\u00a0\u200b\ufeff=1+1', "'\u00a0\u200b\ufeff=1+1\r\n"],
  ['\u2060 \t@SUM(A1)', "'\u2060 \t@SUM(A1)\r\n"],
  ['﹦1+1', "'﹦1+1\r\n"],
  ['\u22121', "'\u22121\r\n"],
  [' texto = 1', ' texto = 1\r\n'],
  // A number is never a formula.
  [-12.5, '-12,5\r\n'],
  ['a\nb', '"a\nb"\r\n'],
  [null, '\r\n'],
])('%j becomes %j', (cell, text) => expect(one(cell)).toBe(text));

test('no text runs as a formula, and none leaves its cell', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('', ' ', '\u200b', '\ufeff '),
      fc.constantFrom('', ...'=+-@＝＋－＠﹦\t\r\n'),
      fc.string({ unit: 'grapheme' }),
      (...parts) => {
        const text = parts.join('');
        const cell = one(text).slice(0, -2);
        const inside = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(inside).not.toMatch(/^[\s\u200b\ufeff]*[=+\-@＝＋－＠﹦]|^[\t\r\n]/);
        expect([text, `'${text}`]).toContain(inside);
        if (!cell.startsWith('"')) expect(cell).not.toMatch(/[;\r\n"]/);
      },
    ),
  );
});

test('a day that is missing is an empty cell', () => expect(formatCsvDay(null)).toBeUndefined());
