import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cepMask } from '../CepField/cep';
import { fromE164, phoneMask, toE164 } from '../PhoneField/phone';
import { taxIdMask } from '../TaxIdField/tax-id';
import { edit } from './mask';

describe('a mask', () => {
  const cpf = taxIdMask('cpf');

  it('keeps the caret among the characters it stood between', () => {
    // 529.9|82.247-25 with an 8 typed at the bar.
    expect(edit(cpf, { before: '5299822472', text: '529.98|82.247-2'.replace('|', ''), caret: 6 })).toEqual({
      kept: '52998822472',
      caret: 6,
    });
    expect(edit(cpf, { before: '5299', text: '1529.9', caret: 1 })).toEqual({ kept: '15299', caret: 1 });
  });

  it('erases the neighbour when a mark is erased', () => {
    expect(edit(cpf, { before: '52998', text: '52998', caret: 3, kind: 'deleteContentBackward' })).toEqual({
      kept: '5298',
      caret: 2,
    });
    expect(edit(cpf, { before: '52998', text: '52998', caret: 3, kind: 'deleteContentForward' })).toEqual({
      kept: '5298',
      caret: 3,
    });
  });

  it.each([
    ['cpf', taxIdMask('cpf')],
    ['cnpj', taxIdMask('cnpj')],
    ['either', taxIdMask('either')],
    ['cep', cepMask],
    ['phone', phoneMask],
  ] as const)('writes %s so that it reads back the same, and can be erased to nothing', (_, mask) => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789AZaz+.-/() ') }), (text) => {
        let kept = mask.keep(text);
        expect(mask.keep(mask.write(kept))).toBe(kept);
        for (let turns = 0; kept && turns < 30; turns += 1) {
          const written = mask.write(kept).slice(0, -1);
          const left = edit(mask, {
            before: kept,
            text: written,
            caret: written.length,
            kind: 'deleteContentBackward',
          });
          expect(left.kept.length).toBeLessThan(kept.length);
          kept = left.kept;
        }
        expect(kept).toBe('');
      }),
    );
  });
});

describe('tax ids', () => {
  it.each([
    ['cpf', 'CPF: 529.982.247-25', '52998224725', '529.982.247-25'],
    ['cnpj', '12abc34501de35', '12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['cnpj', 'CNPJ 12.ABC.345/01DE-35', '12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['either', '52998224725', '52998224725', '529.982.247-25'],
    ['either', '11222333000181', '11222333000181', '11.222.333/0001-81'],
    ['either', '12a', '12A', '12.A'],
    ['cnpj', '12ABC34501DEA5', '12ABC34501DEA5', '12.ABC.345/01DE-A5'],
  ] as const)('%s: %s', (kind, typed, kept, written) => {
    expect(taxIdMask(kind).keep(typed)).toBe(kept);
    expect(taxIdMask(kind).write(kept)).toBe(written);
  });
});

describe('phones', () => {
  it.each([
    ['51998765432', '+5551998765432', '(51) 99876-5432'],
    ['5133334444', '+555133334444', '(51) 3333-4444'],
    ['051 99876 5432', '+5551998765432', '(51) 99876-5432'],
    ['+55 51 99876-5432', '+5551998765432', '(51) 99876-5432'],
    ['5551998765432', '+5551998765432', '(51) 99876-5432'],
    ['+598 99 123 456', '+59899123456', '+59899123456'],
    ['', '', ''],
  ])('%s', (typed, value, written) => {
    const kept = phoneMask.keep(typed);
    expect(toE164(kept)).toBe(value);
    expect(phoneMask.write(kept)).toBe(written);
    expect(phoneMask.write(fromE164(value))).toBe(written);
  });
});
