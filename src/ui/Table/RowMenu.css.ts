import { style } from '@vanilla-extract/css';

/** Positioned at the pointer. */
export const anchor = style({
  position: 'fixed',
  width: 1,
  height: 1,
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
});
