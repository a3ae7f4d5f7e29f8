import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/vars.css';

export const heading = recipe({
  base: { fontWeight: vars.weight.strong, textWrap: 'balance', overflowWrap: 'break-word', minWidth: 0 },
  variants: {
    size: {
      s: { fontSize: vars.size.s, lineHeight: 1.4 },
      m: { fontSize: vars.size.m, lineHeight: 1.4 },
      l: { fontSize: vars.size.l, lineHeight: 1.35, letterSpacing: '-0.006em' },
      xl: { fontSize: vars.size.xl, lineHeight: 1.3, letterSpacing: '-0.014em' },
      '2xl': { fontSize: vars.size['2xl'], lineHeight: 1.2, letterSpacing: '-0.022em' },
    },
  },
});
