import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = 'src/ui';
const components = readdirSync(folder).filter((name) => existsSync(join(folder, name, `${name}.tsx`)));
const read = (name: string, ending: string) => {
  const file = join(folder, name, `${name}${ending}`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

// Helpers that other components are made of; they show themselves in those.
const inner = ['Announcer', 'Field', 'MaskedField', 'UiProvider', 'VisuallyHidden'];
const reviewed = components.filter((name) => !inner.includes(name));

describe('what designers review', () => {
  test('there is something to review', () => expect(reviewed.length).toBeGreaterThan(60));

  test('every component has stories', () => {
    expect(reviewed.filter((name) => !read(name, '.stories.tsx'))).toEqual([]);
  });

  test('every component tells its anatomy, keys and promises', () => {
    expect(reviewed.filter((name) => !read(name, '.guide.tsx'))).toEqual([]);
  });

  test('every component says what it is for in a sentence', () => {
    const silent = reviewed.filter(
      (name) => !/\*\/\nexport (function|const \w+ = memo\()/.test(read(name, '.tsx') ?? ''),
    );
    expect(silent).toEqual([]);
  });

  test('no component takes a class or a style', () => {
    const open = components.filter((name) => /^\s+(className|style)\??:/m.test(read(name, '.tsx') ?? ''));
    expect(open).toEqual([]);
  });
});
