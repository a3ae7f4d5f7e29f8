import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { places } from '../src/app/navigation';
import { allCommands } from '../src/features/settings/keys/catalogue';

/** The keys that the pages name, each with the file that does. */
const named = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => /^(app|features)\/.*\.tsx?$/.test(file) && !/\.(test|stories)\.|\/sample\/|settings\/keys\//.test(file),
  )
  .flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/\bkeys: [^[\n]*\[('[^\]]+)\]/g)].map(
      ([, list = '']) => [[...list.matchAll(/'([^']+)'/g)].map(([, key]) => key as string), file] as const,
    ),
  );

test('every key that a page names can be looked up in the settings, and changed there', () => {
  const born = new Set<string | undefined>(allCommands.map(({ keys: [key] }) => key));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(([[key]]) => !born.has(key)).map(([keys, file]) => `${keys} in ${file}`)).toEqual([]);
});

test('and every key of the settings is named by a page', () => {
  const offered = new Set([...named.flatMap(([keys]) => keys), ...places.map(({ letter }) => `g ${letter}`), 'Ctrl+b']);
  expect(allCommands.flatMap(({ keys }) => keys).filter((key) => !offered.has(key))).toEqual([]);
});
