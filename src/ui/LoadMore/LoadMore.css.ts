import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const more = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.m,
  textAlign: 'center',
});

export const summary = style({ color: vars.text.secondary, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' });

export const failure = style({ color: vars.critical.softInk, fontSize: vars.size.s });
