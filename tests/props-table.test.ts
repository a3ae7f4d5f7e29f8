import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readDescriptions } from '../.storybook/descriptions';
import { readDoors } from '../.storybook/doors';
import { readComponents, readUsualLooks, type ToldType } from '../.storybook/told-components';

const button = resolve('src/ui/Button/Button.tsx');
const textField = resolve('src/ui/TextField/TextField.tsx');
const popover = resolve('src/ui/Popover/Popover.tsx');

const propsOf = (told: ReturnType<ReturnType<typeof readComponents>>, name: string) =>
  told.find((component) => component.name === name)?.props ?? {};

test('the props table has what a component takes over, from the library and from another of ours', () => {
  const tell = readComponents([textField, popover]);
  const { onChange, type, onMouseEnter } = propsOf(tell(textField), 'TextField');
  expect(onChange).toMatchObject({ isTakenOver: true, tsType: { name: '(value: string) => void' } });
  expect(onChange?.description).toContain('value changes');
  expect(type?.defaultValue?.value).toBe("'text'");
  expect(onMouseEnter).toBeUndefined();
  expect(propsOf(tell(popover), 'PopoverAt').placement).toMatchObject({ isTakenOver: false, required: false });
});

test('a prop has its choices, as they are written or as they come from elsewhere', () => {
  const calendar = resolve('src/ui/Calendar/Calendar.tsx');
  const tell = readComponents([button, calendar]);
  const choices = (type?: ToldType) => type?.elements?.map(({ value }) => value);
  expect(choices(propsOf(tell(button), 'Button').tone?.tsType)).toContain("'accent'");
  const { view, views, defaultView, onViewChange } = propsOf(tell(calendar), 'Calendar');
  expect(choices(view?.tsType)).toEqual(["'day'", "'week'", "'month'", "'agenda'"]);
  expect(defaultView?.defaultValue?.value).toBe("'month'");
  expect(views?.defaultValue?.value).toContain("'agenda'");
  expect(onViewChange?.tsType).toMatchObject({ name: 'signature', raw: '(view: CalendarView) => void' });
});

test('what is said above a story is its description', () => {
  const code = [
    '/** What all of them are about.\n * In two lines. */\nconst meta = { component: Box };',
    'export default meta;',
    '// Not said to anybody.\nexport const Silent: Story = {};',
    '/** Says it, with "quotes". */\nexport const Speaking: Story = {};',
    '/** Beside it. */\nconst helper = 1;',
  ].join('\n');
  expect(readDescriptions('box.stories.tsx', code)).toEqual([
    { name: 'meta', of: 'component', said: 'What all of them are about.\nIn two lines.' },
    { name: 'Speaking', of: 'story', said: 'Says it, with "quotes".' },
  ]);
});

test('the props table has the looks that a style sheet gives when none is asked for', () => {
  const looks = readUsualLooks(button, readFileSync(button, 'utf8'));
  expect(looks).toMatchObject({ tone: "'accent'", weight: "'strong'", size: "'m'", width: "'auto'" });
});

// They are never drawn by whoever reads the pages: one stands around the app, the other is nothing to look at.
const withoutPage = ['UiProvider', 'VisuallyHidden'];

test('whatever is imported to be drawn stands in a props table', () => {
  const drawn = readDoors().flatMap(({ name, isType }) => (!isType && /^[A-Z]/.test(name) ? [name] : []));
  const stories = globSync('src/ui/**/*.stories.tsx').map((path) => readFileSync(path, 'utf8'));
  const told = stories.flatMap((text) => [
    ...[...text.matchAll(/\bcomponent: (\w+)/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/^ {2}subcomponents: \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
  ]);
  expect(drawn.length).toBeGreaterThan(100);
  expect(drawn.filter((name) => !told.includes(name))).toEqual(withoutPage);
});

test('what is called instead of drawn tells what it is given', () => {
  const notify = resolve('src/ui/Toast/notify.ts');
  const told = propsOf(readComponents([notify])(notify), 'notify');
  expect(Object.keys(told)).toEqual(['variant', 'title', 'description', 'action', 'topic', 'timeout']);
});
