import { expect, test } from 'vitest';
import { decodeText } from './decode';

const text = 'Reunião às 9h: “café”, 10 €';
const utf16 = (isBig: boolean) =>
  new Uint8Array(
    [...`\uFEFF${text}`].flatMap((sign) => {
      const [high, low] = [sign.charCodeAt(0) >> 8, sign.charCodeAt(0) & 255];
      return isBig ? [high, low] : [low, high];
    }),
  );
/** Windows-1252 bytes; five of these characters have other code points in Unicode. */
const windows = Uint8Array.from([...text], (sign) => ({ '“': 0x93, '”': 0x94, '€': 0x80 })[sign] ?? sign.charCodeAt(0));

test.each([
  ['utf-8', new TextEncoder().encode(text)],
  ['utf-8', new TextEncoder().encode(`\uFEFF${text}`)],
  ['windows-1252', windows],
  ['utf-16le', utf16(false)],
  ['utf-16be', utf16(true)],
] as const)('a file in %s is read as it was written', (encoding, bytes) => {
  expect(decodeText(bytes)).toEqual({ text, encoding });
});

test('nothing is read of nothing', () => {
  expect(decodeText(new Uint8Array())).toEqual({ text: '', encoding: 'utf-8' });
});
