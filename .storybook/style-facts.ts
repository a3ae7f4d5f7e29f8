import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { measures } from '../src/ui/theme/measures';
import { palette } from '../src/ui/theme/palette';
import { readDoors } from './doors';
import { parse } from './parse';

/** The tokens and sizes that the style sheets of a component use. */
export interface StyleFacts {
  /** The names of the tokens it uses. */
  tokens: string[];
  /** Its sizes: one for each size variant, or else one for each of its parts. */
  sizes: { of: string; measures: string[] }[];
}

const src = fileURLToPath(new URL('../src', import.meta.url));
const ui = join(src, 'ui');

const tree: Record<string, unknown> = { ...palette, ...measures, font: { sans: '', mono: '' }, elevation: '' };

const at = (path: string[]): unknown =>
  path.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], tree);

const isGroup = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

/** The tokens at a path: one, or all of a group. */
function tokensAt(path: string[]): string[] {
  const node = at(path);
  if (isGroup(node)) return Object.keys(node).flatMap((key) => tokensAt([...path, key]));
  return node === undefined ? [] : [path.join('.')];
}

const used = /\bvars((?:\.\w+|\['[^']+'\])+)/g;
const partsOf = (path: string) =>
  [...path.matchAll(/\.(\w+)|\['([^']+)'\]/g)].map(([, name, key]) => name ?? key ?? '');

/** The tokens that a style sheet names; of a group that is handed on, all of it. */
export const readTokens = (code: string): string[] => [
  ...new Set([...code.matchAll(used)].flatMap(([, path = '']) => tokensAt(partsOf(path)))),
];

const measured = /^(min|max)?(width|height|blockSize|inlineSize)$|^(padding|fontSize|gap|borderRadius)/i;

/** A value as it is written, with the names and figures of its tokens. */
function writtenValue(node: ts.Expression): string {
  const text = ts.isStringLiteralLike(node) ? node.text : node.getText().replace(/^`|`$/g, '');
  return text.replace(/\$\{([^}]*)\}/g, '$1').replace(used, (_, path: string) => {
    const value = at(partsOf(path));
    return `${partsOf(path).join('.')}${typeof value === 'string' ? ` (${value})` : ''}`;
  });
}

const propertiesOf = (node: ts.Expression | undefined) =>
  node && ts.isObjectLiteralExpression(node) ? node.properties.filter(ts.isPropertyAssignment) : [];

const keyOf = ({ name }: ts.PropertyAssignment) => (ts.isStringLiteralLike(name) ? name.text : name.getText());

const valueAt = (node: ts.Expression | undefined, name: string) =>
  propertiesOf(node).find((property) => keyOf(property) === name)?.initializer;

const measuresOf = (node: ts.Expression): string[] =>
  propertiesOf(ts.isArrayLiteralExpression(node) ? node.elements.at(-1) : node)
    .filter((property) => measured.test(keyOf(property)) && !ts.isObjectLiteralExpression(property.initializer))
    .map((property) => {
      const { initializer } = property;
      const unit = ts.isNumericLiteral(initializer) && initializer.text !== '0' ? 'px' : '';
      return `${keyOf(property)} ${writtenValue(initializer)}${unit}`;
    });

/** The measures that a style sheet gives: of each variant of size, or of each style. */
export function readSizes(path: string, code: string): StyleFacts['sizes'] {
  const variants: StyleFacts['sizes'] = [];
  const parts: StyleFacts['sizes'] = [];
  for (const statement of parse(path, code).statements.filter(ts.isVariableStatement))
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer || !ts.isCallExpression(initializer)) continue;
      const [given] = initializer.arguments;
      const called = initializer.expression.getText();
      const isOfSizes = called === 'styleVariants' && /size/i.test(name.getText());
      const sizes = isOfSizes ? given : valueAt(valueAt(given, 'variants'), 'size');
      for (const property of propertiesOf(sizes))
        variants.push({ of: keyOf(property), measures: measuresOf(property.initializer) });
      const base = called === 'recipe' ? valueAt(given, 'base') : called === 'style' ? given : undefined;
      if (base) parts.push({ of: name.getText(), measures: measuresOf(base) });
    }
  return [...variants, ...parts].filter((one) => one.measures.length > 0);
}

const read = (path: string) => readFileSync(path, 'utf8');
const importsOf = (path: string) =>
  [...read(path).matchAll(/from '(\.[^']*)'/g)].map(([, from = '']) => join(dirname(path), from));
const fileOf = (path: string) => [`${path}.tsx`, `${path}.ts`].find(existsSync);

const isShared = (path: string) => /theme\/(vars\.css|states|measures|palette)$/.test(path);

/** The style sheets that the files of a folder import, with what those take from the theme. */
function sheetsOf(files: string[]): string[] {
  const sheets = new Set<string>();
  const take = (path: string) => {
    if (sheets.has(path) || isShared(path)) return;
    const file = fileOf(path);
    if (!file) return;
    sheets.add(path);
    for (const next of importsOf(file)) if (/\.css$|\/theme\//.test(next)) take(next);
  };
  for (const file of files) for (const path of importsOf(file)) if (path.endsWith('.css')) take(path);
  return [...sheets].map((path) => fileOf(path) as string);
}

/** Returns the tokens and sizes of each component. A component without a style sheet has the tokens of its parts. */
export function readStyleFacts(): Record<string, StyleFacts> {
  const known = new Map<string, StyleFacts>();
  const factsOf = (folder: string): StyleFacts => {
    const before = known.get(folder);
    if (before) return before;
    const facts: StyleFacts = { tokens: [], sizes: [] };
    known.set(folder, facts);
    const files = globSync(join(ui, folder, '*.tsx')).filter((path) => !/\.(stories|guide|test)\./.test(path));
    const sheets = sheetsOf(files);
    const parts = [...new Set(files.flatMap(importsOf).filter((path) => path.startsWith(`${ui}/`)))]
      .map((path) => path.slice(ui.length + 1).split('/')[0] ?? '')
      .filter((name) => /^[A-Z]/.test(name) && name !== folder);
    const own = sheets.flatMap((path) => readTokens(read(path)));
    facts.tokens = [...new Set(own.length ? own : parts.flatMap((part) => factsOf(part).tokens))].toSorted();
    const sizes = sheets
      .filter((path) => path.startsWith(join(ui, folder, '/')))
      .flatMap((path) => readSizes(path, read(path)));
    facts.sizes = sizes.length
      ? sizes
      : parts.flatMap((part) => factsOf(part).sizes.map((one) => ({ ...one, of: `${part}: ${one.of}` })));
    return facts;
  };
  const folders = globSync(join(ui, '*', '*.stories.tsx')).map((path) => basename(dirname(path)));
  return Object.fromEntries([...new Set(folders)].toSorted().map((folder) => [folder, factsOf(folder)]));
}

const owners = new Map(readDoors().map(({ name, folder }) => [name, folder]));

/** The components that the modules of a page draw: its own area, and the parts of the kit that it takes. */
function componentsOf(stories: string): string[] {
  const area = stories
    .slice(src.length + 1)
    .split('/')
    .slice(0, stories.includes('/features/') ? 2 : 1)
    .join('/');
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string, depth: number) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, names = ''] of read(file).matchAll(/import (?:type )?\{([^}]*)\} from '#ui(?:\/charts)?'/g))
      for (const name of names.split(',')) {
        const owner = owners.get(name.trim().replace(/^type /, ''));
        if (owner) found.add(owner);
      }
    for (const path of importsOf(file)) {
      const isOwn = path.startsWith(join(src, area, '/'));
      const isKit = /\/(kit|inspector)\//.test(path) && !path.includes('/story/');
      const next = fileOf(path);
      if (next && (isOwn || (isKit && depth < 2))) visit(next, isOwn ? depth : depth + 1);
    }
  };
  visit(stories, 0);
  return [...found].toSorted();
}

const titles = { features: 'Features', machines: 'Machines', app: 'App' } as const;

/** The components of each page of the product, by the title of its stories. */
export const readMadeOf = (): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(titles).flatMap(([folder, title]) =>
      globSync(join(src, folder, '**/*.stories.tsx')).map((path) => [
        `${title}/${path.slice(join(src, folder).length + 1).replace('.stories.tsx', '')}`,
        componentsOf(path),
      ]),
    ),
  );

/** The tokens with their figures; of a colour, that of each theme. */
export const tokenValues = (): Record<string, string | readonly string[]> =>
  Object.fromEntries(
    Object.keys(tree)
      .flatMap((name) => tokensAt([name]))
      .map((name) => [name, at(name.split('.')) as string | readonly string[]]),
  );

const id = 'virtual:styles';

/** Gives the pages of prose the tokens and sizes of each component, and the components of each page. */
export const tellStyles = (): Plugin => ({
  name: 'tell-styles',
  resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
  load: (asked) =>
    asked === `\0${id}`
      ? Object.entries({ styleFacts: readStyleFacts(), madeOf: readMadeOf(), tokenValues: tokenValues() })
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n')
      : undefined,
});
