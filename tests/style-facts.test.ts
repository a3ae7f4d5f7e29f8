import { expect, test } from 'vitest';
import { readMadeOf, readSizes, readStyleFacts, readTokens, tokenValues } from '../.storybook/style-facts';
import { components } from '../src/ui/foundations/status';

const facts = readStyleFacts();

test('the tokens of a style sheet are those it names, and all of a group that it hands on', () => {
  const code = "style({ color: vars.text.primary, gap: vars.space['2xl'], ...tone(vars.warning) }); vars.unknown.name;";
  expect(readTokens(code)).toEqual(['text.primary', 'space.2xl', 'warning.fill', 'warning.soft', 'warning.softInk']);
});

test('the sizes are those of the variants, with the figures of their tokens', () => {
  const code = `export const box = recipe({
    base: { padding: \`0 \${vars.space.s}\`, color: vars.text.primary },
    variants: { size: { s: { minHeight: vars.control.s }, m: { minHeight: 40 } } },
  });`;
  expect(readSizes('Box.css.ts', code)).toEqual([
    { of: 's', measures: ['minHeight control.s (1.75rem)'] },
    { of: 'm', measures: ['minHeight 40px'] },
    { of: 'box', measures: ['padding 0 space.s (8px)'] },
  ]);
});

// They take the colour and the size of the text around them.
const withoutTokens = ['Icon', 'Spinner', 'VirtualList', 'VisuallyHidden'];

test('every component lists its tokens, and each of them is one', () => {
  const values = tokenValues();
  expect(Object.values(facts).flatMap(({ tokens }) => tokens.filter((name) => !(name in values)))).toEqual([]);
  const silent = components.filter((name) => !withoutTokens.includes(name) && !facts[name]?.tokens.length);
  expect(silent).toEqual([]);
  expect(components.filter((name) => !facts[name]?.sizes.length)).toEqual([]);
});

test('every page of the product lists what it is made of', () => {
  const made = readMadeOf();
  expect(made['Features/settings/keys/KeysPage']).toEqual(expect.arrayContaining(['Button', 'List', 'Page', 'Switch']));
  expect(
    Object.entries(made)
      .filter(([, parts]) => parts.length === 0)
      .map(([title]) => title),
  ).toEqual([]);
});
