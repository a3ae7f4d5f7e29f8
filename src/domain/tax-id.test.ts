import { expect, test } from 'vitest';
import { isCnpj, isCpf, maskCpf } from './tax-id';

test.each([
  '12ABC34501DE35',
  '00000000000191',
  '11222333000181',
  'Q0SLFMBD7VX439',
  'ABCDEFGHIJKL80',
  'ZZZZZZZZZZZZ62',
  'A1B2C3D4000193',
  '11111111111180',
])('%s is a CNPJ', (text) => expect(isCnpj(text)).toBe(true));

test.each([
  ['the offset of another alphabet', '12ABC34501DE45'],
  ['nothing but zeros', '00000000000000'],
  ['letters among the check digits', '12ABC34501DEA5'],
  ['small letters', '12abc34501de35'],
  ['marks', '12.ABC.345/01DE-35'],
  ['a digit too few', '1122233300018'],
  ['a digit too many', '112223330001811'],
  ['a wrong first check digit', '11222333000191'],
])('%s is none', (_, text) => expect(isCnpj(text)).toBe(false));

test.each(['52998224725', '11144477735', '12345678909'])('%s is a CPF', (text) => expect(isCpf(text)).toBe(true));

test.each([
  ['a wrong check digit', '52998224724'],
  ['one digit repeated', '11111111111'],
  ['marks', '529.982.247-25'],
  ['a digit too few', '5299822472'],
])('%s is none', (_, text) => expect(isCpf(text)).toBe(false));

test('a CPF is shown by its middle alone', () => expect(maskCpf('52998224725')).toBe('***.982.247-**'));
