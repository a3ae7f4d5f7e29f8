import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const folder = 'src/ui';

const interfaces = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(stories|guide|test|css)\./.test(path))
  .flatMap((path) => {
    const text = readFileSync(join(folder, path), 'utf8');
    return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true).statements;
  })
  .filter(ts.isInterfaceDeclaration)
  .filter((told) => told.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));

const props = interfaces.filter(({ name }) => name.text.endsWith('Props'));

/** The interfaces that others extend, also partially: `extends Omit<MenuEntry, 'label'>`. */
const bases = new Set(
  props.flatMap(({ heritageClauses = [] }) =>
    heritageClauses.flatMap(({ types }) => types.flatMap((type) => type.getText().match(/\w+/g) ?? [])),
  ),
);

test('every prop says what it does, also one that a component takes over from another', () => {
  const shown = interfaces.filter(({ name }) => name.text.endsWith('Props') || bases.has(name.text));
  const silent = shown.flatMap(({ name, members }) =>
    members
      .filter((member) => !ts.getJSDocCommentsAndTags(member).length)
      .map((member) => `${name.text}.${member.name?.getText()}`),
  );
  expect(props.length).toBeGreaterThan(90);
  expect(silent).toEqual([]);
});
