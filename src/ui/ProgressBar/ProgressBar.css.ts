import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/vars.css';

export const progress = style({ display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0, width: '100%' });

export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s,
  fontSize: vars.size.s,
  lineHeight: 1.4,
});

export const label = style({ fontWeight: vars.weight.medium, minWidth: 0 });

export const value = style({ color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });

export const track = style({
  height: '6px',
  overflow: 'hidden',
  borderRadius: '3px',
  background: vars.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.border.hairline}`,
});

export const bar = recipe({
  base: {
    height: '100%',
    borderRadius: '3px',
    transformOrigin: 'left',
    selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
    transition: `transform ${vars.motion.calm} ${vars.motion.ease}`,
  },
  variants: {
    tone: {
      accent: { background: vars.accent.fill },
      positive: { background: vars.positive.fill },
      warning: { background: vars.warning.fill },
      critical: { background: vars.critical.fill },
    },
  },
  defaultVariants: { tone: 'accent' },
});
