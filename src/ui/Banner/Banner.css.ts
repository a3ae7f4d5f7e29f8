import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/vars.css';

const [soft, softInk] = [createVar(), createVar()];
const tone = (of: { soft: string; softInk: string }) => ({ vars: { [soft]: of.soft, [softInk]: of.softInk } });

export const banner = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '8px 10px',
    padding: '10px 12px',
    border: `1px solid color-mix(in oklab, ${softInk} 20%, transparent)`,
    borderRadius: vars.radius.control,
    background: soft,
  },
  variants: {
    tone: {
      info: tone(vars.info),
      positive: tone(vars.positive),
      warning: tone(vars.warning),
      critical: tone(vars.critical),
      neutral: tone(vars.neutral),
    },
  },
});

export const icon = style({ display: 'grid', alignItems: 'center', height: '1.25rem', color: softInk });

export const content = style({ flex: '1 1 14rem', minWidth: 0 });

export const title = style({ fontSize: vars.size.m, fontWeight: vars.weight.medium, lineHeight: '1.25rem' });

export const details = style({ marginTop: '2px', fontSize: vars.size.s, lineHeight: 1.5, color: vars.text.primary });

// Aligned to the end of the line if it wraps below the text.
export const action = style({ display: 'flex', gap: vars.space.s, marginBlock: '-2px', marginInlineStart: 'auto' });
