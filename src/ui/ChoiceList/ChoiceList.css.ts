import { style } from '@vanilla-extract/css';

/** Fills its popover to the edge, and scrolls before it exceeds the window. */
export const list = style({
  minWidth: '12rem',
  maxHeight: 'min(22rem, 60dvh)',
  margin: '-8px',
  overflow: 'auto',
  outline: 0,
});
