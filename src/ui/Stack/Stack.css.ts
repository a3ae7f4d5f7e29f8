import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/vars.css';

export const gap = {
  none: {},
  xs: { gap: vars.space.xs },
  s: { gap: vars.space.s },
  m: { gap: vars.space.m },
  l: { gap: vars.space.l },
  xl: { gap: vars.space.xl },
  '2xl': { gap: vars.space['2xl'] },
};

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  variants: {
    space: gap,
    align: {
      stretch: {},
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
    },
  },
  defaultVariants: { space: 'm', align: 'stretch' },
});
