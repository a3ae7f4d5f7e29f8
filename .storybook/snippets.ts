import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { readDoors } from './doors';
import { parse } from './parse';

let doorOf: Map<string, string> | undefined;
/** The module from which others import a name; none for what is ours alone. */
function readDoor(name: string): string | undefined {
  doorOf ??= new Map(readDoors().map((offered) => [offered.name, offered.door]));
  return doorOf.get(name);
}

interface Known {
  /** What is imported, by name: from where, and whether it is a type. */
  imported: Map<string, { from: string; isType: boolean }>;
  /** What is declared beside, by name. */
  declared: Map<string, ts.Statement>;
}

function read(file: ts.SourceFile): Known {
  const known: Known = { imported: new Map(), declared: new Map() };
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const { importClause, moduleSpecifier } = statement;
      const bindings = importClause?.namedBindings;
      if (!bindings || !ts.isNamedImports(bindings)) continue;
      for (const { name, isTypeOnly } of bindings.elements) {
        const isType = isTypeOnly || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword;
        known.imported.set(name.text, { from: moduleSpecifier.text, isType });
      }
    } else if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) known.declared.set(name.getText(), statement);
    } else if (ts.isFunctionDeclaration(statement) || ts.isInterfaceDeclaration(statement)) {
      if (statement.name) known.declared.set(statement.name.text, statement);
    }
  }
  return known;
}

/** The names that a node uses, with those that what it uses is made of. */
function namesIn(node: ts.Node, known: Known, seen = new Set<string>()): Set<string> {
  const visit = (each: ts.Node): void => {
    if (ts.isIdentifier(each) && !seen.has(each.text)) {
      const declaration = known.declared.get(each.text);
      if (declaration || known.imported.has(each.text)) seen.add(each.text);
      if (declaration) namesIn(declaration, known, seen);
    }
    ts.forEachChild(each, visit);
  };
  visit(node);
  return seen;
}

/** A text whose first line begins where it begins, as far to the left as it can stand. */
function flush(text: string): string {
  const [first = '', ...rest] = text.split('\n');
  const depth = Math.min(...rest.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return [first, ...rest.map((line) => line.slice(Math.min(depth, line.search(/\S|$/))))].join('\n');
}

function importsOf(names: Set<string>, { imported }: Known): string {
  const lines = new Map<string, string[]>();
  for (const name of [...names].toSorted()) {
    const of = imported.get(name);
    if (!of) continue;
    const from = of.from.startsWith('.') ? (readDoor(name) ?? of.from) : of.from;
    lines.set(from, [...(lines.get(from) ?? []), of.isType ? `type ${name}` : name]);
  }
  return [...lines.entries()]
    .toSorted()
    .map(([from, all]) => `import { ${all.join(', ')} } from '${from}';`)
    .join('\n');
}

/** What of a guide is shown as good, each as a module of its own that can be copied. */
function snippetsOf(path: string, text: string): string[] {
  const file = parse(path, text);
  const known = read(file);
  known.declared.delete('guide');
  const shown: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'do' && ts.isObjectLiteralExpression(node.initializer))
      for (const property of node.initializer.properties)
        if (ts.isPropertyAssignment(property) && property.name.getText() === 'shown') shown.push(property.initializer);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return shown.map((expression) => {
    const bare = ts.isParenthesizedExpression(expression) ? expression.expression : expression;
    const names = namesIn(bare, known);
    const declarations = [...new Set([...names].flatMap((name) => known.declared.get(name) ?? []))]
      .toSorted((one, other) => one.pos - other.pos)
      .map((statement) => flush(statement.getText()));
    const lines = flush(bare.getText()).split('\n');
    const body = lines.length > 1 ? `(\n${lines.map((line) => `  ${line}`).join('\n')}\n)` : lines[0];
    const parts = [importsOf(names, known), ...declarations, `export const Example = () => ${body};`];
    return `${parts.filter(Boolean).join('\n\n')}\n`;
  });
}

const examples = fileURLToPath(new URL('examples/', import.meta.url));

/** A component's code to copy: what was written for it alone, or else what its guide shows as good. */
export function codeOf(path: string, text: string): string[] {
  const name = basename(path, '.guide.tsx');
  const written = join(examples, `${name}.tsx`);
  if (existsSync(written)) return [readFileSync(written, 'utf8')];
  // What is made of parts of ours alone cannot be copied.
  return snippetsOf(path, text).filter((code) => code.includes(`<${name}`) && !code.includes("from '."));
}

/** What a guide promises: whoever shows the promises of all components needs nothing else of their guides. */
export function promisesOf(path: string, text: string): string[] {
  const promises: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'promises') ts.forEachChild(node.initializer, take);
    else ts.forEachChild(node, visit);
  };
  const take = (node: ts.Node): void => {
    if (!ts.isStringLiteralLike(node)) throw new Error(`${path} promises more than words: ${node.getText()}`);
    promises.push(node.text);
  };
  visit(parse(path, text));
  return promises;
}

/** Returns the code of each sample of the patterns, as a module of its own that can be copied. */
export function patternCodes(path: string, text: string): Record<string, string> {
  const file = parse(path, text);
  const known = read(file);
  const samples = [...known.declared].filter(([, statement]) =>
    ts.getModifiers(statement as ts.FunctionDeclaration)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
  );
  return Object.fromEntries(
    samples.map(([name, sample]) => {
      const names = namesIn(sample, known);
      const statements = [...new Set([...names].flatMap((each) => known.declared.get(each) ?? []))]
        .filter((statement) => statement !== sample)
        .toSorted((one, other) => one.pos - other.pos);
      const parts = [importsOf(names, known), ...[...statements, sample].map((statement) => statement.getText())];
      return [name, `${parts.filter(Boolean).join('\n\n')}\n`];
    }),
  );
}

const samplesPath = fileURLToPath(new URL('../src/ui/patterns/Samples.tsx', import.meta.url));

/** Gives the pages of patterns the code of their samples. */
export const tellPatternCodes = (): Plugin => ({
  name: 'tell-pattern-codes',
  resolveId: (asked) => (asked === 'virtual:pattern-codes' ? '\0virtual:pattern-codes' : undefined),
  load: (asked) =>
    asked === '\0virtual:pattern-codes'
      ? `export const codes = ${JSON.stringify(patternCodes(samplesPath, readFileSync(samplesPath, 'utf8')))};`
      : undefined,
});

/** Gives each guide the code of its component, and its promises to whoever asks for `?promises`. */
export const tellSnippets = (): Plugin => ({
  name: 'tell-snippets',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('.guide.tsx?promises'))
      return { code: `export default ${JSON.stringify(promisesOf(id, code))};`, map: null };
    if (!id.endsWith('.guide.tsx')) return undefined;
    return { code: `${code}\nexport const snippets = ${JSON.stringify(codeOf(id, code))};`, map: null };
  },
});
