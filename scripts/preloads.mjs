// What each address of the app needs, for the server to name it in the page: the browser asks for all of it at once, in
// place of one file after the other as each is found to need the next.
import { readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';

const routesFile = 'src/app/routes.tsx';
const pathsFile = 'src/features/paths.ts';
const fontOfText = 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

/** The addresses by their names: `projects: at('/projects')`. */
const patternsIn = (text) =>
  new Map([...text.matchAll(/^ {2}(\w+): at\('([^']+)'\),$/gm)].map(([, name, pattern]) => [name, pattern]));

const isNode = (value) => typeof value === 'object' && value !== null;

/** The sources that an expression imports, as the manifest of the build names them. */
function importsOf(node) {
  if (!isNode(node)) return [];
  if (node.type === 'ImportExpression') return [`${posix.join(posix.dirname(routesFile), node.source.value)}.tsx`];
  return Object.values(node).flatMap(importsOf);
}

const property = ({ properties }, name) => properties.find(({ key }) => key?.name === name)?.value;

/** Each address with the sources of its page and of the frames around it. */
function pagesIn(node, patterns, around = { sources: [] }) {
  if (!isNode(node)) return [];
  const lazy = node.type === 'ObjectExpression' ? property(node, 'lazy') : undefined;
  if (!lazy) return Object.values(node).flatMap((part) => pagesIn(part, patterns, around));
  const path = property(node, 'path');
  const name = path?.object?.property?.name;
  if (path && !patterns.has(name)) throw new Error(`A route has a path that is none of ${pathsFile}.`);
  const here = { pattern: patterns.get(name) ?? around.pattern, sources: [...around.sources, ...importsOf(lazy)] };
  const children = property(node, 'children');
  return children ? pagesIn(children, patterns, here) : [here];
}

/** Writes which scripts each address needs besides the first, beside the built app. */
function writePreloads(manifestFile, preloadsFile) {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const patterns = patternsIn(readFileSync(pathsFile, 'utf8'));
  const { program } = parseSync(routesFile, readFileSync(routesFile, 'utf8'), { lang: 'tsx' });
  const neededBy = (name, found = new Set()) => {
    if (found.has(name)) return found;
    found.add(name);
    for (const imported of manifest[name].imports ?? []) neededBy(imported, found);
    return found;
  };
  const first = neededBy(Object.keys(manifest).find((name) => manifest[name].isEntry));
  // What shows the rows of a list is awaited with it, and is one thing on a phone and another elsewhere.
  const rows = {
    wide: Object.keys(manifest).find((name) => /^_table-/.test(name)),
    narrow: 'src/features/kit/list/ListCards.tsx',
  };
  const pages = pagesIn(program, patterns).map(({ pattern, sources }) => {
    const names = new Set([...first, ...sources.flatMap((source) => [...neededBy(source)])]);
    const isList = [...names].some((name) => manifest[name].dynamicImports?.includes(rows.wide));
    const filesOf = (found, known) => [...found].filter((name) => !known.has(name)).map((name) => manifest[name].file);
    const later = isList
      ? Object.fromEntries(Object.entries(rows).map(([where, name]) => [where, filesOf(neededBy(name), names)]))
      : {};
    return [pattern, { scripts: filesOf(names, first), ...later }];
  });
  const preloads = { font: manifest[fontOfText].file, pages: Object.fromEntries(pages) };
  writeFileSync(preloadsFile, JSON.stringify(preloads));
}

writePreloads('dist/manifest.json', 'dist/app/preloads.json');
