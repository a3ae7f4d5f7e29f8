import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

export const list = style({ display: 'grid', gap: vars.space.xs });

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
});
