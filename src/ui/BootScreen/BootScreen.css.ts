import { style } from '@vanilla-extract/css';
import { appear } from '../theme/appear.css';
import { vars } from '../theme/vars.css';

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.l,
  minHeight: '100dvh',
  background: vars.surface.page,
  color: vars.text.secondary,
  // Delayed, so that a fast start does not show the loom.
  animation: `${appear} ${vars.motion.calm} 150ms ${vars.motion.ease} both`,
});

export const words = style({ fontSize: vars.size.s });
