import { expect, test } from 'vitest';
import { isCommon, refuseCommon } from './password-rules.ts';

test.each([
  '1q2w3e4r5t',
  'Julia1985!',
  'primavera2025',
  'S3nh@2026!',
  'f00tb@ll2020',
  's.e.n.h.a.2026',
  '!!!senha!!!2020',
  'meuamor12345',
  'Corinthians10',
  'AbAbAbAbAb12',
  '0987654321',
  '1985-03-27-11',
  'zyxwvutsrqponm',
  'ÁÉÍÓÚÁÉÍÓÚ',
])('%s is common', (password) => {
  expect(isCommon(password)).toBe(true);
});

test.each([
  'cavalo bateria grampo',
  'tear-de-algodao-cru',
  'meu gato dorme ao sol',
  'vamosjogarbola',
  'R7#tq9Lz2w',
  '9a7261b83c',
  '5kd92ks0a1',
  'тестпароль1',
])('%s is not', (password) => {
  expect(isCommon(password)).toBe(false);
});

test('who somebody is, and what this is called, are no passwords; a sentence with them may be', () => {
  const owner = { email: 'cf@fora.example', name: 'Caio Ferraz' };
  for (const password of ['caio123456', 'ferraz.caio.99', 'cf@fora.example', 'tra-ma-2026', 'trama-demonstracao'])
    expect(() => refuseCommon(password, owner)).toThrow('VALIDATION');
  for (const password of ['minha trama azul', 'o fio do caio é vermelho'])
    expect(() => refuseCommon(password, owner)).not.toThrow();
});
