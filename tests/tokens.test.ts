import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, tokenFiles } from '../scripts/tokens.mjs';
import { measures } from '../src/ui/theme/measures';
import { tokens } from '../src/ui/theme/palette';

const files: Record<string, string> = tokenFiles();

test.each(Object.keys(files))('%s is what the code says: else run `node scripts/tokens.mjs`', (name) => {
  expect(readFileSync(join(folder, name), 'utf8')).toBe(files[name]);
});

test('nothing else is there to download', () => {
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys(files).toSorted());
});

test('every colour is there in both themes, and every measure', () => {
  const paths = (tree: object): string[] =>
    Object.entries(tree).flatMap(([name, value]) =>
      '$value' in value ? [name] : paths(value).map((rest) => `${name}.${rest}`),
    );
  for (const theme of ['light', 'dark'])
    expect(paths(JSON.parse(files[`trama.${theme}.tokens.json`] ?? '')).toSorted()).toEqual(
      [...tokens.keys()].toSorted(),
    );
  const measured = Object.entries(measures).flatMap(([group, of]) => Object.keys(of).map((name) => `${group}.${name}`));
  expect(paths(JSON.parse(files['trama.tokens.json'] ?? '')).toSorted()).toEqual(measured.toSorted());
  const all = [...tokens.keys(), ...measured].map((name) => `--trama-${name.replaceAll('.', '-')}: `);
  expect(all.filter((name) => !files['trama.css']?.includes(name))).toEqual([]);
});

test('a colour keeps its channels and what shows through it', () => {
  const { scrim, surface } = JSON.parse(files['trama.dark.tokens.json'] ?? '');
  expect(scrim.$value).toEqual({
    colorSpace: 'srgb',
    components: [0.0157, 0.0235, 0.0431],
    alpha: 0.7216,
    hex: '#04060b',
  });
  expect(surface.page.$value.hex).toBe('#0f1117');
});
