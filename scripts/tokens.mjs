// The tokens for whoever draws or builds elsewhere: W3C design tokens, CSS variables, and a form that Figma's plugins take.
//   node scripts/tokens.mjs      writes them; a test holds that they equal the code
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measures } from '../src/ui/theme/measures.ts';
import { tokens } from '../src/ui/theme/palette.ts';
import { root } from './kit.mjs';

/** Where they stand, and from where Storybook serves them. */
export const folder = '.storybook/tokens';

const channel = (hex, at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
const rounded = (value) => Math.round(value * 10_000) / 10_000;
const colour = (hex) => ({
  colorSpace: 'srgb',
  components: [1, 3, 5].map((at) => rounded(channel(hex, at))),
  alpha: hex.length > 7 ? rounded(channel(hex, 7)) : 1,
  hex: hex.slice(0, 7),
});

/** A measure as the W3C's format has it: `4px`, `0.875rem`, `120ms`, `600`, `cubic-bezier(…)`. */
function measure(text) {
  const [, value, unit] = /^([\d.]+)(px|rem|ms)$/.exec(text) ?? [];
  if (unit) return { $type: unit === 'ms' ? 'duration' : 'dimension', $value: { value: Number(value), unit } };
  const [, curve] = /^cubic-bezier\((.*)\)$/.exec(text) ?? [];
  if (curve) return { $type: 'cubicBezier', $value: curve.split(',').map(Number) };
  if (/^\d+$/.test(text)) return { $type: 'fontWeight', $value: Number(text) };
  throw new Error(`No token is written like ${text}.`);
}

/** `surface.page` below `surface`; `focus` by itself. */
function grown(pairs) {
  const tree = {};
  for (const [name, value] of pairs) {
    const path = name.split('.');
    const last = path.pop();
    let place = tree;
    for (const part of path) {
      place[part] ??= {};
      place = place[part];
    }
    place[last] = value;
  }
  return tree;
}

const measured = Object.entries(measures).flatMap(([group, of]) =>
  Object.entries(of).map(([name, text]) => [`${group}.${name}`, text]),
);
const theme = (at) => grown([...tokens].map(([name, pair]) => [name, { $type: 'color', $value: colour(pair[at]) }]));

/** Figma knows pixels and hex alone; what is neither (a curve, a duration) stays out. */
function figma() {
  const px = (text) => {
    const { $type, $value } = measure(text);
    return $type === 'dimension' ? $value.value * ($value.unit === 'rem' ? 16 : 1) : $value;
  };
  const numbers = measured.filter(([, text]) => ['dimension', 'fontWeight'].includes(measure(text).$type));
  return {
    ...grown(
      [...tokens].map(([name, [light, dark]]) => [
        name,
        { $type: 'color', $value: light, $extensions: { mode: { light, dark } } },
      ]),
    ),
    ...grown(numbers.map(([name, text]) => [name, { $type: 'number', $value: px(text) }])),
  };
}

const css = () => {
  const line = (name, value) => `  --trama-${name.replaceAll('.', '-')}: ${value};`;
  const lines = [
    ...[...tokens].map(([name, [light, dark]]) => line(name, `light-dark(${light}, ${dark})`)),
    ...measured.map(([name, text]) => line(name, text)),
  ];
  return `:root {\n  color-scheme: light dark;\n${lines.join('\n')}\n}\n`;
};

const json = (value) => `${JSON.stringify(value, undefined, 2)}\n`;

/** Every file, by its name. */
export const tokenFiles = () => ({
  'trama.tokens.json': json(grown(measured.map(([name, text]) => [name, measure(text)]))),
  'trama.light.tokens.json': json(theme(0)),
  'trama.dark.tokens.json': json(theme(1)),
  'trama.figma.json': json(figma()),
  'trama.css': css(),
});

if (process.argv[1]?.endsWith('tokens.mjs')) {
  mkdirSync(join(root, folder), { recursive: true });
  for (const [name, text] of Object.entries(tokenFiles())) writeFileSync(join(root, folder, name), text);
}
