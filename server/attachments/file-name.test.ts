import { expect, test } from 'vitest';
import { formatDisposition } from '../http/files.ts';
import { fileName } from './file-name.ts';

test.each([
  ['Laudo NR-12.pdf', 'Laudo NR-12.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\ana\\nota fiscal.xml', 'nota fiscal.xml'],
  ['a\r\nSet-Cookie: x=1.pdf', 'a Set-Cookie: x=1.pdf'],
  ['foto\u202egnp.exe', 'foto gnp.exe'],
  ['  muito   espaço .txt ', 'muito espaço .txt'],
  ['família 👩‍👩‍👧.png', 'família 👩‍👩‍👧.png'],
  ['.gitignore', '.gitignore'],
  ['..', ''],
  ['a/', ''],
  ['\u0007\u2066', ''],
])('%j is kept as %j', (given, kept) => expect(fileName(given)).toBe(kept));

test('what is too long is cut before its ending, between signs', () => {
  const name = fileName(`${'🧵'.repeat(300)}.xlsx`);
  expect([[...name].length, name.endsWith('🧵.xlsx'), name.isWellFormed()]).toEqual([200, true, true]);
});

test('a header carries any name, and no other header', () => {
  expect(formatDisposition('cotação "final" (2).pdf')).toBe(
    `attachment; filename="cota__o _final_ (2).pdf"; filename*=UTF-8''cota%C3%A7%C3%A3o%20%22final%22%20%282%29.pdf`,
  );
  expect(formatDisposition('a\r\nb: c')).not.toMatch(/[\r\n]/);
});
