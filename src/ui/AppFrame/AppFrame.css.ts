import { style } from '@vanilla-extract/css';
import { covered } from '../theme/covered.css';
import { vars } from '../theme/vars.css';

export const frame = style({ display: 'flex', minHeight: '100dvh', '@media': { print: { display: 'block' } } });

export const column = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });

// It takes the focus from the skip link; a ring around the whole page would say nothing.
export const main = style({
  flex: 1,
  minWidth: 0,
  outline: 0,
  vars: { [covered]: vars.width.header },
  ':focus-visible': { outline: 0 },
  // Its end is not below the bar that tells through whose eyes one looks.
  selectors: { '[data-viewing] &': { paddingBottom: '6rem' } },
});
