import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

export const bar = style({
  position: 'sticky',
  bottom: vars.space.m,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  padding: vars.space.s,
  borderRadius: vars.radius.card,
  background: vars.surface.overlay,
  boxShadow: vars.elevation,
});
