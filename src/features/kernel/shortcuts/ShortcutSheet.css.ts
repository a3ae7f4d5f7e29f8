import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

export const list = style({ display: 'grid', gap: vars.space.xs });

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
});

export const keys = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs, color: vars.text.secondary });

export const key = style({
  minWidth: '1.75rem',
  padding: '2px 6px',
  border: `1px solid ${vars.border.control}`,
  borderRadius: '6px',
  background: vars.surface.sunken,
  color: vars.text.primary,
  fontFamily: 'inherit',
  fontSize: vars.size.s,
  textAlign: 'center',
});
