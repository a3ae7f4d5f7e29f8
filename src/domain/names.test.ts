import { expect, test } from 'vitest';
import { titleCase } from './names.ts';

test.each([
  ['MARIA DA SILVA', 'Maria da Silva'],
  ['joão dos santos e souza', 'João dos Santos E Souza'],
  ['  ana   de  sá ', 'Ana de Sá'],
  ['érica DO CARMO das dores', 'Érica do Carmo das Dores'],
  ['', ''],
])('"%s" becomes "%s"', (given, name) => expect(titleCase(given)).toBe(name));
