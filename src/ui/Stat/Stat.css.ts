import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/vars.css';

export const stat = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  minWidth: 0,
  containerType: 'inline-size',
});

export const label = style({ color: vars.text.secondary, fontSize: vars.size.s, lineHeight: 1.4 });

export const value = style({
  // A long amount shrinks before it wraps.
  fontSize: `clamp(${vars.size.l}, 11cqi, ${vars.size['2xl']})`,
  fontWeight: vars.weight.strong,
  lineHeight: 1.2,
  letterSpacing: '-0.022em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const change = recipe({
  base: {
    display: 'flex',
    gap: '4px',
    fontSize: vars.size.s,
    lineHeight: 1.4,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    tone: {
      neutral: { color: vars.text.secondary },
      positive: { color: vars.positive.softInk },
      critical: { color: vars.critical.softInk },
    },
  },
});

export const arrow = style({
  display: 'grid',
  alignItems: 'center',
  height: '1.4em',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
