import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

// Positioned, so that visually hidden elements scroll with it.
export const frame = style({ position: 'relative', overflowX: 'auto', marginBlockEnd: vars.space.xl });

export const table = style({ borderCollapse: 'collapse' });

export const caption = style({
  paddingBlockEnd: vars.space.s,
  fontSize: vars.size.s,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
});

export const axis = style({
  padding: vars.space.s,
  color: vars.text.secondary,
  fontFamily: vars.font.mono,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const cell = style({ padding: vars.space.s, verticalAlign: 'middle' });
