import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readDoors } from '../.storybook/doors';
import { readComponents, readUsualLooks } from '../.storybook/taken-over';

const button = resolve('src/ui/Button/Button.tsx');
const popover = resolve('src/ui/Popover/Popover.tsx');

test('the props table has what a component takes over, from the library and from another of ours', () => {
  const tell = readComponents([button, popover]);
  const { onPress, type, onMouseEnter } = tell(button, 'Button');
  expect(onPress).toMatchObject({ isTakenOver: true, tsType: { name: '(e: PressEvent) => void' } });
  expect(onPress?.description).toContain('press');
  expect(type?.defaultValue?.value).toBe("'button'");
  expect(onMouseEnter).toBeUndefined();
  expect(tell(popover, 'PopoverAt').placement).toMatchObject({ isTakenOver: false, required: false });
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
  const told = readComponents([notify])(notify, 'notify');
  expect(Object.keys(told)).toEqual(['variant', 'title', 'description', 'action', 'topic', 'timeout']);
});
