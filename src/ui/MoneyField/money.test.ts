import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMoney, writeMoney } from './money';

describe('reading money', () => {
  it.each([
    ['1.234,5', 1234_50],
    ['1234.50', 1234_50],
    ['1,234.50', 1234_50],
    ['1.234', 1234_00],
    ['1,234', 1234_00],
    ['12.480', 12480_00],
    ['1.234.567,89', 1234567_89],
    ['0,05', 5],
    [',5', 50],
    ['5,', 5_00],
    ['1234567', 1234567_00],
    ['R$\u00a01.234,50', 1234_50],
    ['-R$ 1.234,50', -1234_50],
    ['R$ -12', -12_00],
    ['−3,10', -3_10],
    ['-0', 0],
    ['  ', null],
    ['', null],
  ])('%s', (text, cents) => expect(parseMoney(text)).toBe(cents));

  it.each([
    'abc',
    '1.23.456',
    '1.234.50',
    '12,345,6.7',
    '1.2345',
    '0.123',
    '.',
    '-',
    '1-2',
    '1e5',
    '99999999999999999',
  ])('does not guess at %s', (text) => expect(parseMoney(text)).toBeUndefined());
});

describe('writing money', () => {
  it('uses the marks of the language', () => {
    expect(writeMoney(-1234_50, 'pt-BR')).toBe('-1.234,50');
    expect(writeMoney(1234_05, 'en-US')).toBe('1,234.05');
    expect(writeMoney(0, 'pt-BR')).toBe('0,00');
  });

  it('reads back every amount it writes', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom('pt-BR', 'en-US'), (cents, locale) => {
        expect(parseMoney(writeMoney(cents, locale))).toBe(cents);
      }),
    );
  });
});
