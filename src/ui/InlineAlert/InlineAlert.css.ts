import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/vars.css';

const tone = (of: { softInk: string }) => ({ color: of.softInk });

export const alert = recipe({
  base: { display: 'flex', gap: '6px', minWidth: 0, fontSize: vars.size.s, lineHeight: 1.45 },
  variants: {
    tone: {
      info: tone(vars.info),
      positive: tone(vars.positive),
      warning: tone(vars.warning),
      critical: tone(vars.critical),
    },
  },
});

export const icon = style({ display: 'grid', alignItems: 'center', height: '1.45em' });

export const words = style({ minWidth: 0, overflowWrap: 'break-word' });
