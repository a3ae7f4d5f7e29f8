import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/vars.css';

export const card = recipe({
  base: {
    minWidth: 0,
    border: `1px solid ${vars.border.hairline}`,
    borderRadius: vars.radius.card,
    background: vars.surface.raised,
  },
  variants: {
    padding: {
      none: { overflow: 'hidden' },
      m: { padding: vars.space.m },
      l: { padding: vars.space.l },
      xl: { padding: `clamp(${vars.space.l}, 5vw, ${vars.space.xl})` },
    },
  },
  defaultVariants: { padding: 'l' },
});
