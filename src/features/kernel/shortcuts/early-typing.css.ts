import { style } from '@vanilla-extract/css';

// Not clipped: in a clipped field Chromium moves the caret to the start when an input method writes into it.
export const held = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  opacity: 0,
  pointerEvents: 'none',
});
