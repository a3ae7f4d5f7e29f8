import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/vars.css';

const tone = (of: { soft: string; softInk: string }) => ({
  background: of.soft,
  color: of.softInk,
  borderColor: `color-mix(in oklab, ${of.softInk} 16%, transparent)`,
});

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    // On one line if there is room, also in a table; wraps otherwise.
    width: 'max-content',
    maxWidth: '100%',
    padding: '1px 7px',
    border: '1px solid',
    borderRadius: '6px',
    fontSize: vars.size.xs,
    fontWeight: vars.weight.medium,
    lineHeight: '1.125rem',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'break-word',
  },
  variants: {
    tone: {
      accent: tone(vars.accent),
      neutral: tone(vars.neutral),
      positive: tone(vars.positive),
      warning: tone(vars.warning),
      critical: tone(vars.critical),
      info: tone(vars.info),
    },
  },
  defaultVariants: { tone: 'neutral' },
});
