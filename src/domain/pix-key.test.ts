import { expect, test } from 'vitest';
import { pixKindOf } from './pix-key.ts';

test.each([
  ['52998224725', 'cpf'],
  ['12ABC34501DE35', 'cnpj'],
  ['+5551998765432', 'phone'],
  ['+551133334444', 'phone'],
  ['contas@serraazul.example', 'email'],
  ['123e4567-e89b-12d3-a456-426655440000', 'random'],
])('%s is a Pix key, of the kind %s', (key, kind) => {
  expect(pixKindOf(key)).toBe(kind);
});

test.each(['52998224726', '12ABC34501DE45', '51998765432', 'Contas@serra.example', '?chave', ''])(
  '%s is none as Pix keeps them',
  (key) => {
    expect(pixKindOf(key)).toBeUndefined();
  },
);
