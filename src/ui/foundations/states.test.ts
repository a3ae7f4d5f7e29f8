import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const pages = readFileSync('src/ui/foundations/States.stories.tsx', 'utf8');
const isShown = (name: string) => pages.includes(`from '../${name}/`);

/** What has states of its own and stands in no matrix of them: why. */
const elsewhere: Record<string, string> = {
  Board: 'its cards are dragged, which its own stories show',
  ButtonGroup: 'it is made of Button',
  Calendar: 'its events are dragged, which its own stories show',
  CheckboxGroup: 'it is made of Checkbox',
  Field: 'the frame of every field',
  Popover: 'the rows of every list that lies over the page, shown by Menu',
  Sidebar: 'it takes a whole window',
  SplitPane: 'its handle takes a whole window',
  Timeline: 'its bars take a whole window',
};

test('whatever looks otherwise under a mouse or a finger has a matrix of its states, or says why not', () => {
  const sheets = globSync('src/ui/*/*.css.ts').filter((path) => !path.includes('/theme/'));
  const lively = sheets.filter((path) =>
    /when\.(hovered|pressed)|data-(hovered|pressed)/.test(readFileSync(path, 'utf8')),
  );
  const names = [...new Set(lively.map((path) => path.split('/').at(-2) ?? ''))];
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !isShown(name) && !(name in elsewhere))).toEqual([]);
});
