import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressesIn } from './addresses';

describe('addresses as people paste them', () => {
  test.each([
    ['', []],
    ['ana@x.example', ['ana@x.example']],
    ['ana@x.example, bia@x.example;caio@x.example', ['ana@x.example', 'bia@x.example', 'caio@x.example']],
    ['ana@x.example bia@x.example\ncaio@x.example\r\n\n', ['ana@x.example', 'bia@x.example', 'caio@x.example']],
    ['"Prado, Ana" <ana@x.example>, Bia Luz <BIA@x.example>', ['ana@x.example', 'bia@x.example']],
    ['Ana Prado <ana@x.example>\nBia <bia@x.example>', ['ana@x.example', 'bia@x.example']],
    ['mailto:ana@x.example', ['ana@x.example']],
    ["o'neill+obra@sub.x.example", ["o'neill+obra@sub.x.example"]],
  ])('%j', (text, emails) => expect(addressesIn(text)).toEqual({ emails, repeated: [], wrong: [] }));

  test('the second of two is told once, however it is written', () =>
    expect(addressesIn('ana@x.example ANA@x.example Ana <ana@x.example>')).toEqual({
      emails: ['ana@x.example'],
      repeated: ['ana@x.example'],
      wrong: [],
    }));

  test('what is no address is told as it was written', () =>
    expect(addressesIn('ana@x, bia, @x.example; caio@@x.example ok@x.example')).toEqual({
      emails: ['ok@x.example'],
      repeated: [],
      wrong: ['ana@x', 'bia', '@x.example', 'caio@@x.example'],
    }));

  test('any mixture of separators gives the same addresses', () => {
    const separator = fc.constantFrom(', ', ';', ' ', '\n', ',\n', ' ; ', '\t');
    const name = fc.constantFrom('', 'Ana ', '"Luz, Bia" ');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 99 }), name, separator), { maxLength: 30 }), (parts) => {
        const emails = parts.map(([number]) => `p${number}@x.example`);
        const text = parts
          .map(
            ([number, before, after]) => (before ? `${before}<p${number}@x.example>` : `p${number}@x.example`) + after,
          )
          .join('');
        expect(addressesIn(text)).toMatchObject({ emails: [...new Set(emails)], wrong: [] });
      }),
    );
  });
});
