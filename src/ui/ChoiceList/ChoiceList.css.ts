import { style } from '@vanilla-extract/css';

/** It stands to the edge of the popover that holds it, and scrolls before it outgrows the window. */
export const list = style({
  minWidth: '12rem',
  maxHeight: 'min(22rem, 60dvh)',
  margin: '-8px',
  overflow: 'auto',
  outline: 0,
});
