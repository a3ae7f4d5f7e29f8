import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

export const cards = style({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

// Cards of one row are of one height.
export const place = style({ display: 'grid', minWidth: 0 });
