import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

export const figures = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  alignItems: 'start',
});
