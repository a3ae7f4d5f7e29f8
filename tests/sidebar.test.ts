import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inGroups, withoutAliases } from '../.storybook/sidebar';
import { pageAliases } from '../src/ui/foundations/catalogue';

const entry = (title: string, name: string) => {
  const id = `${title}--${name}`.toLowerCase().replaceAll('/', '-');
  return [id, { id, title, name }] as const;
};
const index = {
  v: 5,
  entries: Object.fromEntries([
    entry('UI/foundations/Colour', 'Docs'),
    entry('UI/Accordion', 'Docs'),
    entry('UI/Button', 'Docs'),
    entry('UI/Select', 'Docs'),
    entry('Features/home/HomePage', 'Filled'),
  ]),
};

test('the sidebar has components in groups, by all their names, and every story keeps its id', () => {
  const { entries } = inGroups(index);
  expect(Object.keys(entries).toSorted()).toEqual(Object.keys(index.entries).toSorted());
  expect(Object.values(entries).map(({ title }) => title.replace(/ \(.*/, ''))).toEqual([
    'UI/Foundations/Colour',
    'UI/Actions/Button',
    'UI/Choices/Select',
    'UI/Layout/Accordion',
    'Features/Home/HomePage',
  ]);
  expect(entries['ui-select--docs']?.title).toContain('dropdown');
  expect(withoutAliases('Select (dropdown, picker)')).toBe('Select');
});

/** The titles of all stories and pages of prose, as Storybook derives them from their files. */
const files = globSync([
  'src/ui/**/*.{mdx,stories.tsx}',
  'src/{features,machines,app}/**/*.stories.tsx',
  '.storybook/*.mdx',
]);
const titles = files.map((file) => {
  const said = /<Meta title="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1];
  const root = file.startsWith('.storybook')
    ? ''
    : { ui: 'UI/', features: 'Features/', machines: 'Machines/', app: 'App/' }[file.split('/')[1] as 'ui'];
  const path = file
    .split('/')
    .slice(2)
    .join('/')
    .replace(/(\.stories)?\.\w+$/, '');
  return `${root}${said ?? path.replace(/(^|\/)(\w+)\/\2$/, '$1$2')}`;
});
const shown = Object.values(
  inGroups({ entries: Object.fromEntries(titles.map((title) => [title, { id: title, title }])) }).entries,
);

test.each([
  ['popup', 'Popover'],
  ['popup', 'Modal'],
  ['spacing', 'Space'],
  ['dark', 'Colour'],
  ['responsive', 'AppFrame'],
  ['responsive', 'How to review'],
  ['hamburger', 'Sidebar'],
  ['cor', 'Colour'],
])('the search finds, by “%s”, %s', (word, name) => {
  const found = shown
    .map(({ title }) => title.split('/').at(-1) ?? '')
    .filter((last) =>
      last
        .toLowerCase()
        .split(/[ (),]+/)
        .includes(word),
    );
  expect(found.map((last) => last.replace(/ \(.*/, ''))).toContain(name);
});

test('the names of all groups begin with a capital', () => {
  expect(shown.length).toBeGreaterThan(150);
  const groups = new Set(shown.flatMap(({ title }) => title.replace(/ \(.*/, '').split('/')));
  expect([...groups].filter((group) => /^\p{Ll}/u.test(group))).toEqual([]);
});

test('every alias of a page belongs to a page', () => {
  const names = new Set(shown.map(({ title }) => title.replace(/ \(.*/, '').split('/').at(-1)));
  expect(Object.keys(pageAliases).filter((name) => !names.has(name))).toEqual([]);
});

test('every link from a page of prose to another leads to one', () => {
  const ids = new Set(titles.map((title) => title.toLowerCase().replace(/[^\p{L}\d]+/gu, '-')));
  const links = globSync(['src/ui/**/*.mdx', '.storybook/*.mdx']).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/path=\/(?:docs|story)\/([\w-]+?)--/g)].map(([, id]) => `${file}: ${id}`),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => !ids.has(link.split(': ')[1] ?? ''))).toEqual([]);
});
