import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
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
export const place = recipe({
  base: { display: 'grid', minWidth: 0, borderRadius: vars.radius.card },
  variants: { isSelected: { true: { outline: `2px solid ${vars.accent.fill}`, outlineOffset: '-1px' } } },
});

// Before its card is drawn: about as high, so that what was scrolled to is where it was.
export const coming = style({ blockSize: '7rem' });

// What is at the end of a card stands at the same height in all of a row.
export const card = style({
  display: 'grid',
  alignContent: 'space-between',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  blockSize: '100%',
  overflowWrap: 'anywhere',
});

// A finger has room beside the box.
export const select = style({ display: 'grid', placeItems: 'center start', minWidth: '1.5rem', minHeight: '1.5rem' });
