import { expect, test } from 'vitest';
import { inGroups } from '../.storybook/sidebar';

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
    'UI/foundations/Colour',
    'UI/Actions/Button',
    'UI/Choices/Select',
    'UI/Layout/Accordion',
    'Features/home/HomePage',
  ]);
  expect(entries['ui-select--docs']?.title).toContain('dropdown');
});
