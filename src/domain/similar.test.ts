import { expect, test } from 'vitest';
import { isSimilar, significantWords } from './similar.ts';

test.each([
  ['Retrofit da prensa', 'retrofit de PRENSA', true],
  ['Esteira de inspeção', 'Inspecao da esteira', true],
  ['Instalar sensores', 'Instalar sensor', true],
  ['Instalar câmera', 'Instalar câmeras', true],
  ['Montar o painel elétrico', 'Montar o painel elétrico principal', true],
  ['Montar o painel', 'Montar o painel elétrico', false],
  ['Retrofit da prensa 2', 'Retrofit da prensa 3', false],
  ['Inspeção visual da linha 3', 'Inspeção visual da linha 4', false],
  ['Etapa 1', 'Etapa 10', false],
  ['Programar CLP', 'Programar IHM', false],
  ['Testar', 'Tester', true],
  ['de', 'do', false],
  ['', '', false],
])('“%s” and “%s” say nearly the same: %s', (one, other, isSame) => {
  expect(isSimilar(one, other)).toBe(isSame);
  expect(isSimilar(other, one)).toBe(isSame);
});

test('a name is told by its words without particles, accents and case', () =>
  expect(significantWords('A Esteira de inspeção, da linha 3')).toEqual(['esteira', 'inspecao', 'linha', '3']));
