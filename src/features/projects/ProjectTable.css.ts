import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

const wide = 'screen and (min-width: 768px)';

export const cards = style({
  display: 'grid',
  gap: vars.space.s,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { [wide]: { display: 'none' } },
});

export const table = style({ display: 'none', '@media': { [wide]: { display: 'block' } } });

export const progress = style({
  display: 'grid',
  gridTemplateColumns: '6rem auto',
  alignItems: 'center',
  inlineSize: 'max-content',
  gap: vars.space.s,
});
