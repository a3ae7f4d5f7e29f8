import { expect, test } from 'vitest';
import { isBoth, secondFrameAddress } from '../.storybook/second-frame';
import { globalTypes, initialGlobals } from '../.storybook/toolbars';

test('the toolbar offers both themes, and the second frame shows the same story in the light one', () => {
  expect(globalTypes?.theme?.toolbar?.items).toContainEqual({ value: 'both', title: 'Dark and light' });
  const globals = { ...initialGlobals, theme: 'both', locale: 'en', viewport: { value: 'phone' } };
  expect([isBoth(globals), isBoth(initialGlobals)]).toEqual([true, false]);
  const address = secondFrameAddress({
    storyId: 'ui-button--all',
    viewMode: 'story',
    globals,
    initialGlobals,
    args: 'tone:critical',
  });
  const { searchParams } = new URL(address, 'http://storybook.example');
  expect(Object.fromEntries(searchParams)).toEqual({
    id: 'ui-button--all',
    viewMode: 'story',
    globals: 'theme:light;locale:en',
    args: 'tone:critical',
  });
});
