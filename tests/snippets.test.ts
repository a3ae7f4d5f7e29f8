import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { codeOf, patternCodes, promisesOf } from '../.storybook/snippets';

const root = process.cwd();
const snippets = new Map(
  globSync('src/ui/*/*.guide.tsx').map((path) => [
    basename(path, '.guide.tsx'),
    codeOf(join(root, path), readFileSync(path, 'utf8')),
  ]),
);

test('every component has code to copy, which shows it and imports only what others may', () => {
  expect(snippets.size).toBeGreaterThan(100);
  const silent = [...snippets].filter(([, all]) => all.length === 0).map(([name]) => name);
  expect(silent).toEqual([]);
  expect([...snippets.values()].flat().filter((code) => /from '(\.|#(?!ui'|ui\/charts'))/.test(code))).toEqual([]);
});

test('every guide promises something, in words that can be read without it', () => {
  const promised = globSync('src/ui/*/*.guide.tsx').map((path) => promisesOf(path, readFileSync(path, 'utf8')).length);
  expect(Math.min(...promised)).toBeGreaterThan(0);
  const wrong = 'export const guide = { promises: [words.keeps] };';
  expect(() => promisesOf('Wrong.guide.tsx', wrong)).toThrow('more than words');
});

/** All snippets as files of the project, and what the compiler says of them. */
function compile(files: Map<string, string>): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile, readFile } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.getSourceFile = (path, ...more) => {
    const text = files.get(path);
    return text === undefined ? getSourceFile(path, ...more) : ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  };
  const program = ts.createProgram(
    [...files.keys(), join(root, 'src/vite-env.d.ts')].filter(host.fileExists),
    options,
    host,
  );
  return [...files.keys()].flatMap((path) => {
    const source = program.getSourceFile(path);
    const told = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return told.map(({ messageText }) => `${basename(path)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  });
}

const asFiles = (of: Map<string, string[]>) =>
  new Map([...of].flatMap(([name, all]) => all.map((code, at) => [join(root, `src/${name}.${at}.snippet.tsx`), code])));

test('all of it compiles as it stands, in a file of whoever copies it', { timeout: 240_000 }, () => {
  expect(compile(asFiles(snippets))).toEqual([]);
});

const samples = 'src/ui/patterns/Samples.tsx';
const patterns = patternCodes(join(root, samples), readFileSync(samples, 'utf8'));

test('every pattern has a picture and code to copy', () => {
  const pages = globSync('src/ui/patterns/*.mdx').map((path) => readFileSync(path, 'utf8'));
  expect(pages.length).toBeGreaterThan(5);
  for (const page of pages) {
    const [title, name = ''] = [/title="([^"]+)"/.exec(page)?.[1], /<Pattern of="(\w+)" \/>/.exec(page)?.[1]];
    expect(patterns[name], title).toContain(`${name}`);
    expect(page, title).toContain(`<PatternTokens of="${name}" />`);
  }
  expect(Object.values(patterns).filter((code) => /from '\./.test(code))).toEqual([]);
});

test('the code of patterns compiles as it stands', { timeout: 240_000 }, () => {
  expect(compile(asFiles(new Map(Object.entries(patterns).map(([name, code]) => [name, [code]]))))).toEqual([]);
});

test('what does not compile is told', { timeout: 240_000 }, () => {
  const wrong = 'import { Badge } from \'#ui\';\n\nexport const Example = () => <Badge tone="red">Atrasado</Badge>;\n';
  expect(compile(asFiles(new Map([['Badge', [wrong]]]))).join()).toContain('\'"red"\' is not assignable');
});
