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

// Cards of a row have the same height.
export const place = recipe({
  base: { display: 'grid', minWidth: 0, borderRadius: vars.radius.card },
  variants: { isSelected: { true: { outline: `2px solid ${vars.accent.fill}`, outlineOffset: '-1px' } } },
});

// Placeholder with the approximate height of a card, so that the scroll position stays correct.
export const coming = style({ blockSize: '7rem' });

// The last element of each card aligns at the bottom across a row.
export const card = style({
  display: 'grid',
  alignContent: 'space-between',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  blockSize: '100%',
  overflowWrap: 'anywhere',
});

// Leaves a touch target around the checkbox.
export const select = style({ display: 'grid', placeItems: 'center start', minWidth: '1.5rem', minHeight: '1.5rem' });
