import { fallbackVar, style } from '@vanilla-extract/css';
import { coveredFoot } from '#ui/theme/covered.css';
import { vars } from '#ui/theme/vars.css';

export const bar = style({
  position: 'sticky',
  bottom: `calc(${vars.space.m} + ${fallbackVar(coveredFoot, '0px')})`,
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
