import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/vars.css';

export const avatar = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: '50%',
    background: vars.accent.soft,
    color: vars.accent.softInk,
    boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${vars.accent.softInk} 18%, transparent)`,
    fontWeight: vars.weight.strong,
    lineHeight: 1,
    userSelect: 'none',
    overflow: 'hidden',
  },
  variants: {
    size: {
      s: { width: '1.5rem', height: '1.5rem', fontSize: '0.625rem' },
      m: { width: '2rem', height: '2rem', fontSize: vars.size.xs },
      l: { width: '3rem', height: '3rem', fontSize: vars.size.l },
      xl: { width: '5rem', height: '5rem', fontSize: vars.size.xl },
    },
  },
  defaultVariants: { size: 'm' },
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
