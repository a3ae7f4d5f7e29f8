import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minWidth: 0,
});

export const summary = style({ color: vars.text.secondary, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' });

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });

export const chevron = style({ display: 'grid', selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
