import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const app = fileURLToPath(new URL('../src/app', import.meta.url));

interface PageRoute {
  /** The file of the page. */
  file: string;
  /** Whether only somebody signed in comes to it. */
  isPrivate: boolean;
  /** Whether the route asks for a permission or for membership. */
  isGuarded: boolean;
}

const isCallOf = (node: ts.Node, name: string) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name;

const propertyOf = (node: ts.Node, name: string) =>
  ts.isObjectLiteralExpression(node)
    ? node.properties.find((one) => ts.isPropertyAssignment(one) && one.name.getText() === name)
    : undefined;

/** Returns the routes that import a page; a route with children is a frame around pages, not a page. */
function pageRoutes(text: string): PageRoute[] {
  const source = ts.createSourceFile('routes.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const routes: PageRoute[] = [];
  const visit = (node: ts.Node, around: ts.Node[]) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const objects = around.filter(ts.isObjectLiteralExpression);
      const route = objects.at(-1);
      const path = (node.arguments[0] as ts.StringLiteral).text;
      // An import with a `catch` is a prefetch, not a page.
      const isBeside = ts.isPropertyAccessExpression(node.parent) && node.parent.name.text === 'catch';
      if (route && !isBeside && !propertyOf(route, 'children'))
        routes.push({
          file: join(app, `${path}.tsx`),
          isPrivate: objects.some((one) => propertyOf(one, 'middleware')?.getText().includes('signedIn')),
          isGuarded:
            around.some((one) => isCallOf(one, 'page')) ||
            objects.some((one) => propertyOf(one, 'loader')?.getText().includes('members(')),
        });
    }
    node.forEachChild((child) => visit(child, [...around, node]));
  };
  visit(source, []);
  return routes;
}

const read = (file: string) => readFileSync(file, 'utf8');

const storiesOf = (file: string) => {
  const stories = file.replace(/\.tsx$/, '.stories.tsx');
  return existsSync(stories) ? [...read(stories).matchAll(/export const (\w+)/g)].map(([, name]) => name ?? '') : [];
};

/**
 * Returns the states that a page can be in. Whatever needs somebody signed in is loaded with its code and its data, and
 * either may fail. Pages for visitors ask when they are sent; those with a loader ask when they open.
 */
function statesOf({ file, isPrivate, isGuarded }: PageRoute): string[] {
  const asks = isPrivate || /export (const|async function|function) loader/.test(read(file));
  return [...(asks ? ['Loading', 'Failing'] : []), ...(isGuarded ? ['Forbidden'] : []), 'Narrow'];
}

const routes = pageRoutes(read(join(app, 'routes.tsx')));
const pages = new Map(routes.map((route) => [route.file, route]));
for (const { file, isGuarded } of routes) {
  const page = pages.get(file);
  if (page && isGuarded) page.isGuarded = true;
}

describe('every page has a story for each state that it can be in', () => {
  it.each(
    [...pages.values()].map((route) => [join(basename(dirname(route.file)), basename(route.file)), route] as const),
  )('%s', (_, route) => {
    const stories = storiesOf(route.file);
    expect(statesOf(route).filter((state) => !stories.includes(state))).toEqual([]);
  });

  it('finds the pages in the routes', () => {
    expect(pages.size).toBeGreaterThan(50);
    const text =
      "page('view:x', { path: a, lazy: () => import('./A') }); ({ children: [{ lazy: () => import('./B') }], lazy: () => import('./C') })";
    expect(pageRoutes(text).map(({ file, isGuarded }) => [basename(file), isGuarded])).toEqual([
      ['A.tsx', true],
      ['B.tsx', false],
    ]);
  });
});
