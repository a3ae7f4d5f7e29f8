import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDay } from '#domain/dates';
import { toCsv } from '../../../../kit/list/csv';
import { guess, ofxMapping } from '../columns';
import { faultOf, markRepeated, readyOf, rowsOf, sentOf } from '../rows';
import { readFile } from './read-file';
import { readStatement } from './read-statement';
import { mostBytes, UnreadableStatement } from './statement';

/** Letters as Windows in Brazil writes them: all that is used here stands at the same place as in Unicode. */
const windows = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (bytes: Uint8Array, name = 'extrato.csv') => readStatement(name, bytes);
const rowsIn = (bytes: Uint8Array) => {
  const found = read(bytes);
  return rowsOf(found, found.format === 'ofx' ? ofxMapping : guess(found.heading));
};
const told = (bytes: Uint8Array) =>
  rowsIn(bytes).map(({ line, date, description, amount, isTicked }) => [line, date, description, amount, isTicked]);

test('a bank’s file of Windows, with its title, signs in a column, balances and a total', () => {
  const text = [
    'Banco do Tear S.A.',
    'Agência 0912; Conta 45871-3',
    '',
    'Data;Histórico;Docto.;Valor;D/C',
    '03/11/2026;SALDO ANTERIOR;;10.000,00;C',
    '04/11/2026;PAGAMENTO DE SALÁRIO;118;1.234,56;D',
    '05/11/2026;"TED RECEBIDA; Moinho ""Serra Azul""";0;48.500,00;C',
    '',
    ';Total do período;;47.265,44;C',
  ].join('\r\n');
  expect(read(windows(text))).toMatchObject({ encoding: 'windows-1252', separator: ';', format: 'csv' });
  expect(told(windows(text))).toEqual([
    [5, '03/11/2026', 'SALDO ANTERIOR', '10.000,00', false],
    [6, '04/11/2026', 'PAGAMENTO DE SALÁRIO', '-1.234,56', true],
    [7, '05/11/2026', 'TED RECEBIDA; Moinho "Serra Azul"', '48.500,00', true],
    [9, '', 'Total do período', '47.265,44', false],
  ]);
  expect(readyOf(rowsIn(windows(text))).map(sentOf)).toEqual([
    {
      kind: 'expense',
      description: 'PAGAMENTO DE SALÁRIO',
      amount_cents: 123_456,
      date: '2026-11-04',
      document_number: '118',
    },
    {
      kind: 'income',
      description: 'TED RECEBIDA; Moinho "Serra Azul"',
      amount_cents: 4_850_000,
      date: '2026-11-05',
      document_number: '0',
    },
  ]);
});

test.each([
  ['ISO days, points and commas, a mark', '\uFEFFdate,title,amount\n2026-11-04,"Uber, viagem",-23.90\n', '-23,90'],
  ['tabs, two columns of amounts', 'Data\tDescrição\tCrédito\tDébito\n04/11/26\tUber, viagem\t\t23,90\n', '-23,90'],
  ['a sign behind', 'Data;Lançamento;Valor (R$)\n4/11/2026;Uber, viagem;23,90-\n', '-23,90'],
  ['brackets and a currency', 'Data;Lançamento;Valor\n04-11-2026 10:22;Uber, viagem;(R$ 23,90)\n', '-23,90'],
  ['the month first', 'Date,Description,Amount\n11/04/2026,"Uber, viagem",-23.90\n11/24/2026,x,1.00\n', '-23,90'],
])('%s', (_, text, amount) => {
  expect(rowsIn(utf8(text))[0]).toMatchObject({ date: '04/11/2026', description: 'Uber, viagem', amount });
});

test('a number of the bank goes along, with the day and amount that tell two of them apart', () => {
  const text =
    'Data,Valor,Identificador,Descrição\n01/11/2026,10.00,a1,Um\n02/11/2026,10.00,a1,Dois\n01/11/2026,10.00,a1,Um\n';
  const rows = markRepeated(rowsIn(utf8(text)), new Map());
  expect(rows.map(({ isRepeated = false, isTicked }) => [isRepeated, isTicked])).toEqual([
    [false, true],
    [false, true],
    [true, false],
  ]);
});

test('two that are alike are both meant; those that the account has are taken away, as many as it has', () => {
  const text = `Data;Valor;Descrição\n${'01/11/2026;-5,00;Café\n'.repeat(3)}`;
  const rows = rowsIn(utf8(text));
  const twice = new Map(rows.map(({ id }) => [id, 2]));
  expect(markRepeated(rows, twice).map(({ isTicked }) => isTicked)).toEqual([false, false, true]);
});

test('what is wrong with a row is told, and a file that ends in the middle of one', () => {
  const text =
    'Data;Descrição;Valor\n31/02/2026;Um;1,00\n01/11/2026;;1,00\n01/11/2026;Três;x\n01/11/2026;Quatro;0,00\n02/11/2026;Cin';
  expect(rowsIn(utf8(text)).map((row) => [row.line, faultOf(row)])).toEqual([
    [2, 'date'],
    [3, 'description'],
    [4, 'amount'],
    [5, 'zero'],
    [6, 'cut'],
  ]);
  const open = 'Data;Descrição;Valor\n01/11/2026;Um;1,00\n01/11/2026;"Sem fim;1,00\n02/11/2026;y;1,00\n';
  expect(rowsIn(utf8(open)).map((row) => [row.line, faultOf(row)])).toEqual([
    [2, undefined],
    [3, 'cut'],
  ]);
});

const block = (more = '') =>
  `<STMTTRN>\n<TRNTYPE>DEBIT\n<DTPOSTED>20261104120000[-3:BRT]\n<TRNAMT>-1234.56\n<FITID>N1\n<CHECKNUM>0000118\n<MEMO>PAGTO SALÁRIO &amp; CIA\n${more}`;

test('OFX 1.x has no closing tags, OFX 2 has them, and either may be cut off', () => {
  const head = 'OFXHEADER:100\nDATA:OFXSGML\nENCODING:USASCII\nCHARSET:1252\n\n<OFX><BANKTRANLIST>\n';
  const one = windows(`${head}${block('</STMTTRN>\n')}${block()}</BANKTRANLIST></OFX>`);
  expect(read(one)).toMatchObject({ format: 'ofx', encoding: 'windows-1252' });
  const row = { date: '04/11/2026', description: 'PAGTO SALÁRIO & CIA', amount: '-1.234,56', document: '0000118' };
  expect(rowsIn(one)).toMatchObject([
    { ...row, line: 7, bankId: 'N1|2026-11-04|-123456', isTicked: true },
    { ...row, line: 15, isTicked: true },
  ]);
  const xml =
    '<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200"?><OFX><BANKTRANLIST><STMTTRN><DTPOSTED>20261105</DTPOSTED><TRNAMT>48500,00</TRNAMT><FITID>N2</FITID><NAME>Serra Azul</NAME><MEMO>TED Serra Azul</MEMO></STMTTRN></BANKTRANLIST></OFX>';
  expect(rowsIn(utf8(xml))).toMatchObject([
    { date: '05/11/2026', description: 'TED Serra Azul', amount: '48.500,00', document: '' },
  ]);
  expect(rowsIn(windows(head + block()))).toMatchObject([{ isCut: true, isTicked: false }]);
});

test('a heading in other words is one all the same; without any, columns are called by their place', () => {
  expect(read(utf8('Extrato\nDia;O quê;Quanto\n01/11/2026;Um;1,00\n'))).toMatchObject({
    heading: ['Dia', 'O quê', 'Quanto'],
    rows: [{ line: 3 }],
  });
  expect(read(utf8('01/11/2026;Um;1,00\n02/11/2026;Dois;1,00\n'))).toMatchObject({ heading: ['1', '2', '3'] });
});

test('what is no statement is refused by name', () => {
  const why = (bytes: Uint8Array) => {
    try {
      return read(bytes).rows.length;
    } catch (failure) {
      return (failure as { why: string }).why;
    }
  };
  expect(why(new Uint8Array(mostBytes + 1))).toBe('tooLarge');
  expect(why(utf8(' \n'))).toBe('empty');
  expect(why(utf8('%PDF-1.7 x'))).toBe('notText');
  expect(why(utf8('olá;mundo\n'))).toBe('noRows');
  expect(why(utf8(`Data;Descrição;Valor\n${'01/11/2026;x;1,00\n'.repeat(50_001)}`))).toBe('tooMany');
});

test('one that weighs too much is refused before a byte of it is read', async () => {
  const source = { size: mostBytes + 1 } as Blob;
  const refused = readFile('extrato.csv', source, new AbortController().signal);
  await expect(refused).rejects.toEqual(new UnreadableStatement('tooLarge'));
});

test('a centavo is taken as it is, what no account holds is refused, and so is a day that no month has', () => {
  const amounts = ['0,01', '-0,01', '1.000.000.000,00', '1.000.000.000,01', '90.071.992.547.409,92', '1e3', '1,005'];
  const text = `Data;Descrição;Valor\n${amounts.map((amount) => `01/11/2026;x;${amount}\n`).join('')}29/02/2027;x;1,00\n`;
  expect(rowsIn(utf8(text)).map((row) => sentOf(row)?.amount_cents ?? faultOf(row))).toEqual([
    ...[1, 1, 100_000_000_000],
    ...['amount', 'amount', 'amount', 'fraction', 'date'],
  ]);
});

test('what a spreadsheet would run comes in as a text, and leaves as one', () => {
  const texts = ['=1+1', '+55 11', '-10%', '@SUM(A1)'];
  const text = `Data;Descrição;Valor\n${texts.map((each) => `01/11/2026;${each};1,00\n01/11/2026;'${each};1,00\n`).join('')}`;
  const rows = rowsIn(utf8(text));
  expect(rows.map(({ description }) => description)).toEqual(texts.flatMap((each) => [each, each]));
  const file = toCsv([{ label: 'Descrição', cell: ({ description }: (typeof rows)[0]) => description }], rows);
  for (const line of file.trim().split('\r\n').slice(1)) expect(line).toMatch(/^'/);
});

test('an OFX file that means harm is read as what it says, or refused, and soon', () => {
  const row = (memo: string) => `<STMTTRN><DTPOSTED>20261104<TRNAMT>-1.00<FITID>1<MEMO>${memo}</STMTTRN>`;
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>';
  const described = (text: string) => rowsIn(utf8(text)).map(({ description }) => description);
  expect(described(`${bomb}<OFX>${row('&b;')}`)).toEqual(['&b;']);
  expect(described(`<OFX>${'<A>'.repeat(300_000)}${row('Fundo')}`)).toEqual(['Fundo']);
  expect(described(`<OFX>${row('&#0;&#xd800;&#x110000;&#233;')}`)).toEqual(['\uFFFD\uFFFD\uFFFDé']);
  expect(() => read(utf8(`<OFX>${row('x').repeat(50_001)}`))).toThrow('tooMany');
  expect(() => read(utf8(`Data;Valor\n01/11/2026;${';'.repeat(100_000)}`))).toThrow('noRows');
});

test('whatever a file holds, what is sent of it is what the server takes', () => {
  const piece = fc.oneof(
    fc.constantFrom('Data', 'Histórico', 'Valor', 'D/C', 'Identificador', ';', ',', '\t', '"', '\n', '\r\n', "'", 'D'),
    fc.constantFrom('01/11/2026', '31/02/2026', '2026-11-01', '11/30/26', '-1.234,56', '1e9', '9'.repeat(20), '0,00'),
    fc.constantFrom(
      '<OFX>',
      '<STMTTRN>',
      '</STMTTRN>',
      '<DTPOSTED>20261104',
      '<TRNAMT>-1.00',
      '<FITID>',
      '<MEMO>',
      '&#',
    ),
    fc.string(),
    fc.constantFrom('🧵'.repeat(130), '&#xd83e;', '&#0;', '\u2028', '\u0301', '\u0001'),
  );
  const known = fc.constantFrom(
    '',
    'Data;Histórico;Valor;Identificador\n',
    '<OFX><STMTTRN><DTPOSTED>20261104<TRNAMT>1.00<MEMO>',
  );
  fc.assert(
    fc.property(known, fc.array(piece, { maxLength: 60 }), (head, pieces) => {
      let rows: ReturnType<typeof rowsIn> = [];
      try {
        rows = rowsIn(utf8(head + pieces.join('')));
      } catch (failure) {
        expect(failure).toBeInstanceOf(UnreadableStatement);
      }
      for (const sent of rows.flatMap((row) => sentOf(row) ?? [])) {
        for (const [text, most] of [
          [sent.description, 120],
          [sent.document_number ?? '-', 60],
          [sent.bank_id ?? '-', 120],
        ] as const) {
          expect([...text].length).toBeLessThanOrEqual(most);
          expect(text.trim()).not.toBe('');
          expect(text.isWellFormed() && !text.includes('\0')).toBe(true);
        }
        expect(isDay(sent.date)).toBe(true);
        expect(sent.amount_cents).toBeGreaterThan(0);
        expect(sent.amount_cents).toBeLessThanOrEqual(100_000_000_000);
      }
    }),
    { numRuns: 200 },
  );
});
