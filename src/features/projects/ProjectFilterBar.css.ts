import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

const wide = 'screen and (min-width: 768px)';

export const bar = style({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 26rem) 14rem' } },
});

export const search = style({ gridColumn: '1 / -1', '@media': { [wide]: { gridColumn: 'auto' } } });

// Where the table shows, its header sorts.
export const narrow = style({ '@media': { [wide]: { display: 'none' } } });
