import { expect, test } from 'vitest';
import { normalizeName, toTitleCase } from './names.ts';

test.each([
  ['MARIA DA SILVA', 'Maria da Silva'],
  ['joão dos santos e souza', 'João dos Santos E Souza'],
  ['  ana   de  sá ', 'Ana de Sá'],
  ['érica DO CARMO das dores', 'Érica do Carmo das Dores'],
  ['', ''],
])('"%s" becomes "%s"', (given, name) => expect(toTitleCase(given)).toBe(name));

test('a name that grows with its case still fits', () => {
  expect([...normalizeName('İ'.repeat(120))]).toHaveLength(120);
  expect([...normalizeName('𝒶'.repeat(130))].join('').isWellFormed()).toBe(true);
  expect(normalizeName(`${'a'.repeat(119)} b`)).toHaveLength(119);
});
