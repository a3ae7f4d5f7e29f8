import { expect, test } from 'vitest';
import { foldText } from './search.ts';

test.each([
  ['Inspeção  de\tSolda ', 'inspecao de solda'],
  ['ÁÉÎÕÜÇ', 'aeiouc'],
  ['\n', ''],
  ['100% C++', '100% c++'],
])('"%s" is compared as "%s"', (text, compared) => expect(foldText(text)).toBe(compared));
