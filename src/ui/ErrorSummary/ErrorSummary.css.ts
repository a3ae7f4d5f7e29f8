import { style } from '@vanilla-extract/css';
import { screen } from '../theme/states';
import { vars } from '../theme/vars.css';

export const summary = style({
  display: 'flex',
  gap: vars.space.s,
  padding: `${vars.space.m} ${vars.space.m}`,
  border: `1px solid color-mix(in oklab, ${vars.critical.fill} 50%, transparent)`,
  borderRadius: vars.radius.control,
  background: vars.critical.soft,
  color: vars.text.primary,
  scrollMarginTop: '5rem',
});

export const icon = style({ marginTop: '2px', color: vars.critical.softInk });

export const title = style({ fontSize: vars.size.m, fontWeight: vars.weight.strong });

export const list = style({ marginTop: '4px' });

export const line = style({
  minHeight: '1.5rem',
  padding: 0,
  border: 0,
  borderRadius: '3px',
  background: 'none',
  color: vars.critical.softInk,
  fontSize: vars.size.s,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '@media': { [screen.coarse]: { minHeight: '2.75rem' } },
});
