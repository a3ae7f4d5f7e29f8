import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/vars.css';

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m, minWidth: 0 });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const words = style({ flex: '1 1 10rem', minWidth: 0 });

export const title = recipe({
  base: { fontWeight: vars.weight.strong, overflowWrap: 'break-word' },
  variants: {
    level: {
      2: { fontSize: vars.size.l, lineHeight: 1.35, letterSpacing: '-0.006em' },
      3: { fontSize: vars.size.m, lineHeight: 1.4 },
    },
  },
});

export const description = style({ color: vars.text.secondary, fontSize: vars.size.s, lineHeight: 1.5 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
