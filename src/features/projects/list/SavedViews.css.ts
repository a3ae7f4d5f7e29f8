import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

export const views = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  minWidth: 0,
});
