import { style } from '@vanilla-extract/css';

/** What is there to be pressed has nothing to say on paper. It wins over whatever the element says of its display. */
export const offPaper = style({ '@media': { print: { display: 'none !important' } } });
