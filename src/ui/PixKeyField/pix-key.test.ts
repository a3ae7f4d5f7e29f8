import { describe, expect, it } from 'vitest';
import { readPixKey } from './pix-key';

const all = (text: string) => readPixKey(text).may.map(({ kind, key }) => `${kind} ${key}`);

describe('reading a Pix key', () => {
  it.each([
    ['529.982.247-25', 'cpf 52998224725'],
    ['52998224725', 'cpf 52998224725'],
    ['12.abc.345/01de-35', 'cnpj 12ABC34501DE35'],
    ['11222333000181', 'cnpj 11222333000181'],
    ['+55 (51) 99876-5432', 'phone +5551998765432'],
    ['(51) 99876-5432', 'phone +5551998765432'],
    ['(51) 3333-4444', 'phone +555133334444'],
    ['5551998765432', 'phone +5551998765432'],
    ['+55 55 99876-5432', 'phone +5555998765432'],
    [' Financeiro@ValeDoItajai.com.br ', 'email financeiro@valedoitajai.com.br'],
    ['123E4567-e89b-12d3-a456-426655440000', 'random 123e4567-e89b-12d3-a456-426655440000'],
    ['123e4567e89b12d3a456426655440000', 'random 123e4567-e89b-12d3-a456-426655440000'],
  ])('%s', (text, key) => expect(all(text)).toEqual([key]));

  it('asks when 11 digits may be a CPF or a mobile', () => {
    expect(all('51998765432')).toEqual(['cpf 51998765432', 'phone +5551998765432']);
  });

  it.each(['', 'maria', 'maria@', '5299822', '+598 99 123 456', '1122233300018', `${'a'.repeat(70)}@exemplo.com`])(
    'does not guess at %s',
    (text) => expect(all(text)).toEqual([]),
  );
});
