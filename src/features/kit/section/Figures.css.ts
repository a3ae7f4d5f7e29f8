import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  gap: vars.space.m,
});
