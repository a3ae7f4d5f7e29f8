import { createVar, type StyleRule, style } from '@vanilla-extract/css';
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

export const track = style({
  height: '6px',
  overflow: 'hidden',
  borderRadius: '3px',
  background: vars.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.border.hairline}`,
});

const barBase = {
  height: '100%',
  borderRadius: '3px',
  transformOrigin: 'left',
  transition: `transform ${vars.motion.calm} ${vars.motion.ease}`,
} as const;
const fills = {
  accent: vars.accent.fill,
  neutral: vars.neutral.fill,
  positive: vars.positive.fill,
  warning: vars.warning.fill,
  critical: vars.critical.fill,
};
type Tone = keyof typeof fills;
const mapped = (styled: (background: string) => StyleRule) =>
  Object.fromEntries(Object.entries(fills).map(([tone, fill]) => [tone, styled(fill)])) as Record<Tone, StyleRule>;

export const bar = recipe({
  base: { ...barBase, selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } } },
  variants: { tone: mapped((background) => ({ background })) },
  defaultVariants: { tone: 'accent' },
});

/** How much of a bar without words is done, from 0 to 1. */
export const share = createVar();
/** Track and bar in one. */
export const alone = recipe({
  base: [
    track,
    {
      minWidth: 0,
      width: '100%',
      '::before': { ...barBase, content: '', display: 'block', transform: `scaleX(${share})` },
      selectors: { '[dir="rtl"] &::before': { transformOrigin: 'right' } },
    },
  ],
  variants: { tone: mapped((background) => ({ '::before': { background } })) },
  defaultVariants: { tone: 'accent' },
});
