import { expect, test } from 'vitest';
import { findBannedOpenings, findOldNames } from '../scripts/vocabulary.mjs';

// The names stand in parts, so that this file passes the check that it tests.
const old = ['makes', 'Old'].join('');

test('a replaced name is reported with its line and the name that replaced it', () => {
  expect(findOldNames('src/x.ts', `const a = 1;\n${old}();\n`)).toEqual([
    `src/x.ts:2: \`${old}\` is \`invalidates\` now.`,
  ]);
  expect(findOldNames('src/x.ts', `${old}er();\n`)).toEqual([]);
});

test('a banned opening is reported in added lines of code only', () => {
  const added = (file: string, line: string) => findBannedOpenings(`+++ b/${file}\n@@ -1 +1 @@\n${line}\n`);
  expect(added('src/x.ts', '+/** Whoever is asked. */')).toHaveLength(1);
  expect(added('src/x.ts', '+  // Nobody waits.')).toHaveLength(1);
  expect(added('src/x.ts', '-/** Whoever is asked. */')).toEqual([]);
  expect(added('src/x.ts', '+/** Returns whoever is asked. */')).toEqual([]);
  expect(added('docs/x.md', '+// Nobody waits.')).toEqual([]);
});
