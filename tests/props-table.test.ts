import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
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
