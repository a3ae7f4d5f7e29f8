import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { transformSync } from 'oxc-transform-react';
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
/** The folder of what is imported, which may be named without its ending, or be a folder with an index. */
const folderOf = (path: string) => (files.some((file) => file.startsWith(`${path}/index.`)) ? path : dirname(path));
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

/** The room of a file of the server: the kernel, http, an area, or what stands on top. */
const room = (path: string) => path.split('/')[1]?.replace(/^[^/]+\.ts$/, 'top') ?? '';
const ranks: Record<string, number> = { kernel: 0, http: 1, 'an area': 2, demo: 3, admin: 3, top: 4 };
const rank = (name: string) => ranks[name] ?? 2;
const serverImports = imports.filter(
  ([file, path]) =>
    home(file) === 'server' && home(path) === 'server' && !isTest(file) && !/^server\/testing\//.test(file),
);

/** Imports between two folders that stand beside each other: where, from which, to which. */
const edges = imports.flatMap(([file, path]) => {
  if (isTest(file) || /\/testing\/|\.guide\./.test(file) || !home(path)) return [];
  const [from, to] = [dirname(file).split('/'), folderOf(path).split('/')];
  const shared = from.findIndex((part, at) => part !== to[at]);
  const isBeside = shared >= 0 && from[shared] !== undefined && to[shared] !== undefined;
  return isBeside ? [[from.slice(0, shared).join('/'), from[shared], to[shared]] as [string, string, string]] : [];
});

/** Folders that know each other in a circle, each circle once. */
function circlesIn(between: (readonly [string, string])[]): string[][] {
  const knownBy = Map.groupBy(between, ([from]) => from);
  const reach = (from: string, seen = new Set<string>()): Set<string> => {
    for (const [, to] of knownBy.get(from) ?? [])
      if (!seen.has(to)) {
        seen.add(to);
        reach(to, seen);
      }
    return seen;
  };
  const reached = new Map([...knownBy.keys()].map((from) => [from, reach(from)]));
  const circles = [...reached]
    .filter(([from, all]) => all.has(from))
    .map(([from, all]) => [...all].filter((to) => reached.get(to)?.has(from)).sort());
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()];
}

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

  test('the kernel knows no kit, and neither knows an area', () => {
    const below: Record<string, string[]> = { kernel: ['kernel', 'paths'], kit: ['kernel', 'kit', 'paths'] };
    const wrong = imports.filter(([file, path]) => {
      const allowed = below[feature(file) ?? ''];
      return allowed && !isTest(file) && feature(path) && !allowed.includes(feature(path) as string);
    });
    expect(wrong).toEqual([]);
  });

  test('one area knows another only by its public.ts', () => {
    const shared = ['kernel', 'kit', 'paths'];
    const wrong = imports.filter(([file, path]) => {
      const there = feature(path);
      if (!there || !feature(file) || [feature(file), ...shared].includes(there)) return false;
      const isKnown = path === `src/features/${there}/public` || (isTest(file) && /\/sample$/.test(path));
      return !isKnown;
    });
    expect(wrong).toEqual([]);
  });

  test('on the server the kernel knows nobody, http only the kernel, and no area what is put together of areas', () => {
    const wrong = serverImports.filter(([file, path]) => {
      const [here, there] = [room(file), room(path)];
      if (here === there || here === 'top') return false;
      if (there === 'top') return true;
      return rank(there) >= rank(here) && rank(here) !== rank('an area');
    });
    expect(wrong).toEqual([]);
  });

  test('an area of the server knows another only by its `access.ts`, `queries.ts` and `read.ts`', () => {
    const isArea = (path: string) => rank(room(path)) === rank('an area');
    const wrong = serverImports.filter(
      ([file, path]) =>
        isArea(file) &&
        room(file) !== room(path) &&
        rank(room(path)) > rank('http') &&
        !/\/(access|queries|read)\.ts$/.test(path),
    );
    expect(wrong).toEqual([]);
  });

  test('no two folders beside each other know each other, in a circle of any length', () => {
    const circles = [...Map.groupBy(edges, ([parent]) => parent)].flatMap(([parent, between]) =>
      circlesIn(between.map(([, from, to]) => [from, to] as const)).map((circle) => `${parent}: ${circle.join(', ')}`),
    );
    expect(circles).toEqual([]);
  });

  test('only src/ui knows React Aria', () => {
    expect(imports.filter(([file, path]) => home(file) !== 'src/ui' && /^react-aria/.test(path))).toEqual([]);
  });
});

describe('habits', () => {
  const inFeatures = files.filter((file) => /^src\/(features|app)\//.test(file));

  test('a change is sent by the kit and nothing else', () => {
    const beside =
      /\buseMutation\b|\bclient\s*\.(GET|POST|PUT|PATCH|DELETE)\([^;]*?\)\s*\.then\b|\btoProblem\([^()]*, ?language\)/;
    const inKit = /^src\/features\/(kernel|kit)\//;
    const wrong = inFeatures.filter(
      (file) => !inKit.test(file) && !isTest(file) && beside.test(readFileSync(file, 'utf8')),
    );
    expect(wrong).toEqual([]);
  });

  test('no two components share a name; one that comes late has the name of what comes', () => {
    const named =
      /^(?:export )?(?:function|const) ([A-Z][A-Za-z0-9]+)(?:<[^(]*>)?(?:\(| = (?!la(?:zy|te|zyComponent)[(<])[^;]*?=> ?[(<{\n])/gm;
    const shown = files.filter((file) => file.endsWith('.tsx') && !isTest(file) && !/\.guide\.tsx$/.test(file));
    const places = shown.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(named)].map(([, name]) => [name as string, file] as const),
    );
    // A page is called `Component` by the router.
    const shared = [...Map.groupBy(places, ([name]) => name)].filter(
      ([name, where]) => name !== 'Component' && where.length > 1,
    );
    expect(places.length).toBeGreaterThan(400);
    expect(shared.map(([name, where]) => `${name}: ${where.map(([, file]) => file).join(', ')}`)).toEqual([]);
  });

  test('no literal is spread into another, which only beats the formatter', () => {
    // Of a type, it is a tuple.
    const spread = /(?<!\[Context, )\.\.\.\{/;
    expect(files.filter((file) => spread.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

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

test("what React's compiler cannot remember for us says so, and why it need not", () => {
  const unremembered = files
    .filter((file) => /^src\/.*\.tsx?$/.test(file) && !isTest(file) && !/\.css\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => /\bfunction (use)?[A-Z]/.test(text) && !text.includes("'use no memo'"))
    .flatMap(({ file, text }) =>
      transformSync(file, text, { jsx: 'preserve', reactCompiler: { reportDiagnostics: true } }).errors.map(
        ({ message }) => `${file}: ${message}`,
      ),
    );
  expect(unremembered).toEqual([]);
});
