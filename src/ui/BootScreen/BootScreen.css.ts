import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

const appear = keyframes({ from: { opacity: 0 } });

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.l,
  minHeight: '100dvh',
  background: vars.surface.page,
  color: vars.text.secondary,
  // A quick start shows no loom at all.
  animation: `${appear} ${vars.motion.calm} 150ms ${vars.motion.ease} both`,
});

export const words = style({ fontSize: vars.size.s });
