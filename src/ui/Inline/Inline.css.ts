import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/vars.css';

const line = style({});

// Buttons do not shrink; the text beside them does.
globalStyle(`${line} > button`, { flexShrink: 0 });

export const inline = recipe({
  base: { display: 'flex', minWidth: 0 },
  variants: {
    space: {
      none: {},
      xs: { gap: vars.space.xs },
      s: { gap: vars.space.s },
      m: { gap: vars.space.m },
      l: { gap: vars.space.l },
      xl: { gap: vars.space.xl },
      '2xl': { gap: vars.space['2xl'] },
    },
    align: {
      center: { alignItems: 'center' },
      start: { alignItems: 'flex-start' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
      stretch: { alignItems: 'stretch' },
    },
    justify: {
      start: {},
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    wrap: { true: { flexWrap: 'wrap' }, false: line },
  },
  defaultVariants: { space: 's', align: 'center', justify: 'start', wrap: true },
});
