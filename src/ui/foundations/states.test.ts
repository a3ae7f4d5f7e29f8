import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const pages = readFileSync('src/ui/foundations/States.stories.tsx', 'utf8');
const isShown = (name: string) => pages.includes(`from '../${name}/`);

/** Components with interaction states that are in no matrix, with the reason. */
const elsewhere: Record<string, string> = {
  Board: 'its cards are dragged, which its own stories show',
  ButtonGroup: 'it is made of Button',
  Calendar: 'its events are dragged, which its own stories show',
  Chart: 'its points are pointed at, which the stories of each chart show',
  CheckboxGroup: 'it is made of Checkbox',
  CodeBlock: 'its one control is a Button',
  CommandPalette: 'it takes a whole window; its rows are those of Menu',
  ErrorSummary: 'it is made of Link',
  Field: 'the frame of every field',
  MaskedField: 'TaxIdField is one',
  Modal: 'its one control is an IconButton',
  PixKeyField: 'it is made of Select and TextField',
  Popover: 'the rows of every list that lies over the page, shown by Menu',
  SkipLink: 'it is seen only while it has the focus, which its own story shows',
  Timeline: 'its bars take a whole window',
  Toast: 'its controls are Button and IconButton',
};

const folderOf = (path: string) => path.split('/').at(-2) ?? '';
const missing = (paths: string[], isLively: RegExp) => {
  const names = new Set(paths.filter((path) => isLively.test(readFileSync(path, 'utf8'))).map(folderOf));
  expect(names.size).toBeGreaterThan(15);
  return [...names].filter((name) => !isShown(name) && !(name in elsewhere));
};

test('whatever looks otherwise under a mouse or a finger has a matrix of its states, or says why not', () => {
  const sheets = globSync('src/ui/*/*.css.ts').filter((path) => folderOf(path) !== 'theme');
  expect(missing(sheets, /when\.(hovered|pressed)|data-(hovered|pressed)|:(hover|active)\b/)).toEqual([]);
});

test('whatever is pressed, chosen or filled in has one too, also where it looks as something else does', () => {
  const parts = globSync('src/ui/*/*.tsx').filter((path) => !/\.(stories|guide)\.tsx$/.test(path));
  const fields = 'TextField|NumberField|DateField|TimeField|SearchField|DropZone|Calendar|RangeCalendar|Slider';
  const choices = 'Checkbox|RadioGroup|Switch|Select|ComboBox|ListBox|GridList|Tree|Tabs|TagGroup|Menu';
  const buttons = 'Button|ToggleButton|Link|Disclosure';
  const pressed = new RegExp(`react-aria-components/(${buttons}|${choices}|${fields})'|<(button|input|textarea)\\b`);
  const frames = ['AppFrame', 'foundations', 'patterns'];
  expect(
    missing(
      parts.filter((path) => !frames.includes(folderOf(path))),
      pressed,
    ),
  ).toEqual([]);
});
