import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

// What is at the end of a card stands at the same height in all of a row.
export const card = style({
  display: 'grid',
  alignContent: 'space-between',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  blockSize: '100%',
});

// A finger has room beside the box.
export const choose = style({ display: 'grid', placeItems: 'center start', minWidth: '1.5rem', minHeight: '1.5rem' });
