import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

export const keys = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.text.secondary,
  fontSize: vars.size.s,
});

export const press = style({ display: 'inline-flex', gap: '2px' });

export const cap = style({
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
