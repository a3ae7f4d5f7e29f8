import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/vars.css';

export const text = recipe({
  base: { overflowWrap: 'break-word', minWidth: 0 },
  variants: {
    size: {
      xs: { fontSize: vars.size.xs, lineHeight: '1.0625rem' },
      s: { fontSize: vars.size.s, lineHeight: '1.25rem' },
      m: { fontSize: vars.size.m, lineHeight: '1.3125rem' },
      l: { fontSize: vars.size.l, lineHeight: '1.5rem' },
      xl: { fontSize: vars.size.xl, lineHeight: '1.6875rem', letterSpacing: '-0.014em' },
      '2xl': { fontSize: vars.size['2xl'], lineHeight: '2.125rem', letterSpacing: '-0.022em' },
    },
    tone: {
      primary: { color: vars.text.primary },
      secondary: { color: vars.text.secondary },
      accent: { color: vars.accent.softInk },
      positive: { color: vars.positive.softInk },
      warning: { color: vars.warning.softInk },
      critical: { color: vars.critical.softInk },
      info: { color: vars.info.softInk },
    },
    weight: {
      regular: {},
      medium: { fontWeight: vars.weight.medium },
      strong: { fontWeight: vars.weight.strong },
    },
    align: { start: {}, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    isTabular: { true: { fontVariantNumeric: 'tabular-nums' } },
    keepsLines: { true: { whiteSpace: 'pre-wrap' } },
    isTruncated: { true: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
  },
});
