import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Who may know whom. What is not written here is forbidden. */
const knows: Record<string, string[]> = {
  openapi: [],
  'src/ui': [],
  'src/domain': ['openapi'],
  'src/machines': ['openapi', 'src/domain'],
  'src/inspector': ['src/ui', 'src/machines'],
  'src/features': ['openapi', 'src/domain', 'src/machines', 'src/ui'],
  'src/app': ['openapi', 'src/domain', 'src/features', 'src/ui'],
  server: ['openapi', 'src/domain'],
};
const never: Record<string, RegExp> = {
  openapi: /^(?!openapi-fetch$)/,
  'src/domain': /^/,
  'src/ui': /^(xstate|@xstate|react-router|openapi-fetch|@tanstack|use-intl)/,
  'src/machines': /^((@xstate\/)?react|openapi-fetch)/,
  server: /^(react|@xstate|xstate)/,
};

const home = (path: string) => Object.keys(knows).find((layer) => `${path}/`.startsWith(`${layer}/`));
const feature = (path: string) => /^src\/features\/([^/]+)\//.exec(`${path}/`)?.[1];
const target = (file: string, specifier: string) =>
  specifier.startsWith('.')
    ? normalize(join(dirname(file), specifier))
    : specifier.replace(/^#openapi/, 'openapi').replace(/^#/, 'src/');
const isTest = (file: string) => /\.(test|stories|bench)\.tsx?$/.test(file) || /\/(test|walk)[-.]/.test(file);

const files = Object.keys(knows).flatMap((layer) => {
  try {
    return readdirSync(layer, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(layer, name));
  } catch {
    return [];
  }
});

const imports = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\(?) ?'([^']+)'/g)].map(
    ([, specifier]) => [file, target(file, specifier as string)] as const,
  ),
);

describe('who may know whom', () => {
  test('there is something to judge', () => expect(imports.length).toBeGreaterThan(100));

  test.each(Object.keys(knows))('%s knows only what it may', (layer) => {
    const allowed = [layer, ...(knows[layer] ?? [])];
    const wrong = imports
      .filter(([file]) => home(file) === layer)
      .filter(([file, path]) => {
        const there = home(path);
        // Machines are tested and shown on the inspector's stage, but never know it.
        if (there === 'src/inspector' && layer === 'src/machines' && (isTest(file) || file.includes('/testing/')))
          return false;
        if (there) return !allowed.includes(there);
        return !path.startsWith('node:') && !isTest(file) && (never[layer]?.test(path) ?? false);
      });
    expect(wrong).toEqual([]);
  });

  test('one feature knows another only by its addresses and the kernel', () => {
    const wrong = imports.filter(
      ([file, path]) =>
        feature(file) && feature(path) && ![feature(file), 'kernel', 'paths'].includes(feature(path) as string),
    );
    expect(wrong).toEqual([]);
  });

  test('only src/ui knows React Aria', () => {
    expect(imports.filter(([file, path]) => home(file) !== 'src/ui' && /^react-aria/.test(path))).toEqual([]);
  });
});

describe('habits', () => {
  const inFeatures = files.filter((file) => /^src\/(features|app)\//.test(file));

  test('no page writes a colour of its own', () => {
    const colour = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|color-mix)\(/i;
    const wrong = inFeatures.filter(
      (file) => file.endsWith('.css.ts') && colour.test(readFileSync(file, 'utf8').replace(/'#[a-z/.]+'/g, '')),
    );
    expect(wrong).toEqual([]);
  });

  test('no page writes a margin of its own', () => {
    const margin = /margin\w*: (?!0\b|'auto')/;
    expect(inFeatures.filter((file) => file.endsWith('.css.ts') && margin.test(readFileSync(file, 'utf8')))).toEqual(
      [],
    );
  });

  test('no story writes a title', () => {
    const stories = files.filter((file) => file.endsWith('.stories.tsx'));
    expect(
      stories.filter((file) => /^const meta[^;]*\btitle:/m.test(readFileSync(file, 'utf8').split('args:')[0] ?? '')),
    ).toEqual([]);
  });

  test('components and their folders are in PascalCase, all other files in kebab-case', () => {
    const wrong = files.filter((file) => {
      const name = file.split('/').at(-1) as string;
      const stem = name.replace(/\.(test|stories|guide|css|d)?\.?tsx?$/, '');
      return !/^([A-Z][A-Za-z0-9]*|[a-z0-9]+(-[a-z0-9]+)*|pt-BR)$/.test(stem);
    });
    expect(wrong).toEqual([]);
  });
});
