import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

export const tray = style({
  position: 'sticky',
  bottom: vars.space.m,
  zIndex: 5,
  padding: vars.space.m,
  borderRadius: vars.radius.card,
  background: vars.surface.overlay,
  boxShadow: vars.elevation,
});

export const lines = style({ maxBlockSize: '30dvh', overflow: 'auto' });
