import { style } from '@vanilla-extract/css';
import { screen } from '#ui/theme/states';

/** On a phone the health says whether it is near, and the overview says when it is. */
export const deadline = style({ '@media': { [screen.narrow]: { display: 'none' } } });

/** In one line, as it is where it can be written. */
export const name = style({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** On a phone only the figures are seen. */
export const progress = style({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [screen.narrow]: { '::after': { content: 'attr(data-short) / ""' } } },
});
