import { expect, test } from 'vitest';
import { readSearchQuery } from './search-query.ts';

test.each([
  ['R$ 1.234,56', 123_456],
  ['r$50', 5_000],
  ['1234,56', 123_456],
  ['1.234.567,00', 123_456_700],
  ['1234', undefined],
  ['1.23,45', undefined],
  ['12,5', undefined],
  ['PRJ-012', undefined],
])('the amount in %j is %j centavos', (typed, cents) => {
  expect(readSearchQuery(typed).amountCents).toBe(cents);
});

test.each([
  ['529.982.247-25', '52998224725'],
  ['11.222.333/0001-81', '11222333000181'],
  ['12.abc.345/01de-35', '12ABC34501DE35'],
  ['529.982', undefined],
  ['Padaria Estrela', undefined],
])('the document in %j is %j', (typed, taxId) => {
  expect(readSearchQuery(typed).taxId).toBe(taxId);
});

test('accents, case and spare blanks are ignored', () => {
  expect(readSearchQuery('  Reunião   Ágil ')).toMatchObject({ text: 'Reunião   Ágil', folded: 'reuniao agil' });
});
