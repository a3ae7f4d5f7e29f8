import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/vars.css';

export const progress = style({ display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0, width: '100%' });

export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s,
  fontSize: vars.size.s,
  lineHeight: '1.25rem',
});

export const label = style({ fontWeight: vars.weight.medium, minWidth: 0 });

export const value = style({ color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });

const trackBase = {
  height: '6px',
  borderRadius: '3px',
  boxShadow: `inset 0 0 0 1px ${vars.border.hairline}`,
} as const;

export const track = style({ ...trackBase, overflow: 'hidden', background: vars.surface.sunken });

const fills = {
  accent: vars.accent.fill,
  neutral: vars.neutral.fill,
  positive: vars.positive.fill,
  warning: vars.warning.fill,
  critical: vars.critical.fill,
};
const tones = styleVariants(fills, (color) => ({ color }));

export const bar = recipe({
  base: {
    height: '100%',
    borderRadius: '3px',
    background: 'currentColor',
    transformOrigin: 'left',
    transition: `transform ${vars.motion.calm} ${vars.motion.ease}`,
    selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
  },
  variants: { tone: tones },
  defaultVariants: { tone: 'accent' },
});

/** Progress of a bar without label, in percent. */
export const share = createVar();
/**
 * Track and bar in one element without animation or clipping, because lists have one per row and each would become a
 * paint layer.
 */
export const alone = recipe({
  base: {
    ...trackBase,
    width: '100%',
    background: `linear-gradient(currentColor, currentColor) 0 / ${share} 100% no-repeat ${vars.surface.sunken}`,
    selectors: { '[dir="rtl"] &': { backgroundPosition: 'right' } },
  },
  variants: { tone: tones },
  defaultVariants: { tone: 'accent' },
});
