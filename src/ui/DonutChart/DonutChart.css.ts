import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const round = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.l });

export const ring = style({ position: 'relative', width: 'min(11rem, 100%)', aspectRatio: '1', flexShrink: 0 });

export const middle = style({
  fill: vars.text.primary,
  fontSize: vars.size.m,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const parts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '4px',
  flex: 1,
  minWidth: 'min(10rem, 100%)',
  // Keeps figures close to their labels, so that rows are not confused.
  maxWidth: '28rem',
  fontSize: vars.size.s,
});

export const part = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  alignItems: 'center',
  overflowWrap: 'anywhere',
});

export const partWords = style({ flex: '1 1 5rem', minWidth: 0 });

export const partValue = style({
  marginInlineStart: 'auto',
  color: vars.text.primary,
  fontVariantNumeric: 'tabular-nums',
});
