import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { measures } from './measures';
import { type Pair, palette } from './palette';

/** Defines both themes in one line, so that no token can be missing in one of them. */
const both = ([light, dark]: Pair) => `light-dark(${light}, ${dark})`;

const group = <Name extends string>(pairs: Record<Name, Pair>) =>
  Object.fromEntries(Object.entries<Pair>(pairs).map(([name, pair]) => [name, both(pair)])) as Record<Name, string>;

/** All tokens for components. A name states its purpose, never its hue or component. */
export const vars = createGlobalTheme(':root', {
  surface: group(palette.surface),
  text: group(palette.text),
  border: group(palette.border),
  focus: both(palette.focus),
  scrim: both(palette.scrim),
  accent: group(palette.accent),
  critical: group(palette.critical),
  neutral: group(palette.neutral),
  warning: group(palette.warning),
  positive: group(palette.positive),
  info: group(palette.info),
  ...measures,
  font: {
    sans: "'Geist Variable', 'Geist fallback', system-ui, sans-serif",
    mono: "'Geist Mono Variable', 'Geist Mono fallback', ui-monospace, monospace",
  },
  elevation: `0 0 0 1px ${both(palette.border.hairline)}, 0 12px 32px -12px ${both(palette.scrim)}`,
});

globalStyle(':root', { colorScheme: 'dark' });
globalStyle('[data-theme="light"]', { colorScheme: 'light' });
globalStyle('[data-theme="dark"]', { colorScheme: 'dark' });
globalStyle(':root', { '@media': { print: { colorScheme: 'light !important' } } });
globalStyle(':root', {
  '@media': { '(pointer: coarse)': { vars: { [vars.control.s]: '2.75rem', [vars.control.m]: '2.75rem' } } },
});

const tinted = (colour: string, share: number) => `color-mix(in srgb, ${colour} ${share}%, Canvas)`;
const told = { fill: 'CanvasText', soft: 'Canvas', softInk: 'CanvasText' };

// In forced colours each token maps to a system colour, so that controls keep their states; the browser's default
// repaint would remove the fills and shadows that convey them.
globalStyle(':root', {
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      vars: {
        ...assignVars(vars.surface, { page: 'Canvas', raised: 'Canvas', sunken: 'Canvas', overlay: 'Canvas' }),
        ...assignVars(vars.text, { primary: 'CanvasText', secondary: 'CanvasText' }),
        ...assignVars(vars.border, { hairline: tinted('CanvasText', 60), control: 'CanvasText' }),
        ...assignVars(vars.accent, {
          fill: 'Highlight',
          hover: 'Highlight',
          ink: 'HighlightText',
          soft: tinted('Highlight', 30),
          softInk: 'CanvasText',
        }),
        ...assignVars(vars.critical, { ...told, hover: 'CanvasText', ink: 'Canvas' }),
        ...assignVars(vars.neutral, { ...told, hover: 'CanvasText', ink: 'Canvas', soft: tinted('CanvasText', 15) }),
        ...assignVars(vars.warning, told),
        ...assignVars(vars.positive, told),
        ...assignVars(vars.info, told),
        [vars.focus]: 'Highlight',
        [vars.elevation]: '0 0 0 1px CanvasText',
      },
    },
  },
});
