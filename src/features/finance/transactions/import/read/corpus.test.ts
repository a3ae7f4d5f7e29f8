import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guess, ofxMapping } from '../columns';
import { faultOf, markRepeated, mended, type ReadOptions, type Row, rowsOf } from '../rows';
import { readStatement } from './read-statement';

const read = (file: string) => readStatement(file, readFileSync(join(import.meta.dirname, 'corpus', file)));
function rowsIn(file: string, options?: ReadOptions): Row[] {
  const statement = read(file);
  return rowsOf(statement, statement.format === 'ofx' ? ofxMapping : guess(statement.heading), options);
}
const stateOf = (row: Row) => faultOf(row) ?? (row.isBalance ? 'balance' : 'ready');
const table = (rows: readonly Row[]) => rows.map((row) => [row.description, row.amount, stateOf(row)]);

/** Each file, how it is read, and its rows: description, amount, and what becomes of it. */
const cases: [file: string, options: ReadOptions | undefined, rows: [string, string, string][]][] = [
  [
    'ofx-decimals.ofx',
    undefined,
    [
      ['Posto Girassol', '-41,90', 'ready'],
      ['Papelaria Nanquim', '-12,00', 'ready'],
      ['Moinho Serra Azul', '1.500,00', 'ready'],
      ['Rendimento', '0,50', 'ready'],
      ['Rendimento do dia', '2.505', 'fraction'],
    ],
  ],
  [
    'ofx-mixed-marks.ofx',
    undefined,
    [
      ['Padaria Alvorada', '-22,75', 'ready'],
      ['Estacionamento', '-8,40', 'ready'],
      ['Aluguel de empilhadeira', '-1.250,10', 'ready'],
      ['TED Tecelagem Norte', '3.480,00', 'ready'],
    ],
  ],
  [
    'ofx-balance.ofx',
    undefined,
    [
      ['PIX ENVIADO OFICINA', '-75,00', 'ready'],
      ['TOTAL PASS ACADEMIAS', '-89,90', 'ready'],
      ['SALDO DO DIA', '2.310,00', 'balance'],
      ['TOTAL DO PERIODO', '2.235,00', 'balance'],
    ],
  ],
  [
    'ofx-no-text.ofx',
    undefined,
    [
      ['CHECK 2087', '-640,00', 'ready'],
      ['OTHER', '18,20', 'ready'],
      ['PRESTÇão & juros', '-4,00', 'ready'],
    ],
  ],
  [
    'ofx-accounts.ofx',
    undefined,
    [
      ['Correios', '-31,00', 'ready'],
      ['Tarifa', '-5,00', 'ready'],
    ],
  ],
  ['ofx-accounts.ofx', { source: 1, rate: 5.4321 }, [['Cloud hosting', '-108,59', 'ready']]],
  [
    'csv-card.csv',
    { isInverted: true },
    [
      ['Ferragens Central', '-84,30', 'ready'],
      ['Passagem de onibus', '-19,00', 'ready'],
      ['Pagamento recebido', '103,30', 'ready'],
    ],
  ],
  [
    'csv-joined.csv',
    undefined,
    [
      ['Pix enviado Farmácia Boa Vida', '-45,10', 'ready'],
      ['Pix recebido Cerâmica Barro Bom', '1.200,00', 'ready'],
    ],
  ],
  [
    'csv-last-row.csv',
    undefined,
    [
      ['Custódia', '-0,35', 'ready'],
      ['Provento', '0,35', 'ready'],
    ],
  ],
  [
    'csv-bad-byte.csv',
    undefined,
    [
      ['Manutenção de teares e máquinas', '-410,00', 'ready'],
      ['Café \uFFFD', '-12,50', 'ready'],
      ['Reunião', '-8,00', 'ready'],
    ],
  ],
];

test.each(cases)('%s read with %j has its rows', (file, options, rows) => {
  expect(table(rowsIn(file, options))).toEqual(rows);
});

test('the accounts of a file are told with their currencies, each once', () => {
  expect(read('ofx-accounts.ofx').sources).toEqual([
    { account: '001 / 1111-1', currency: 'BRL' },
    { account: '001 / 2222-2', currency: 'USD' },
  ]);
});

test('an amount that the file does not say stays a fault, whatever it would be as written in Brazil, until it is mended', () => {
  const fraction = rowsIn('ofx-decimals.ofx')[4] as Row;
  expect(faultOf(mended(fraction, 'description', 'Rendimento de 6/11'))).toBe('fraction');
  expect(faultOf(mended(fraction, 'amount', '2,51'))).toBeUndefined();
});

test('rows are alike for the preview where they are for the server, which minds accents', () => {
  const [row] = rowsIn('csv-joined.csv') as [Row];
  const rows = [
    { ...row, id: 'a', description: 'Pão' },
    { ...row, id: 'b', description: 'PAO' },
    { ...row, id: 'c', description: 'pao' },
  ];
  const marked = markRepeated(rows, new Map([...['b', 'c'].map((id) => [id, 1] as const)]));
  expect(marked.map(({ isRepeated = false }) => isRepeated)).toEqual([false, true, false]);
});
