import { style } from '@vanilla-extract/css';

/** Hides controls in print, whatever `display` the element has. */
export const offPaper = style({ '@media': { print: { display: 'none !important' } } });
