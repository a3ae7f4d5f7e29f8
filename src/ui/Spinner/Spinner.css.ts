import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  flexShrink: 0,
  width: '1rem',
  height: '1rem',
  animation: `${turn} 700ms linear infinite`,
});
