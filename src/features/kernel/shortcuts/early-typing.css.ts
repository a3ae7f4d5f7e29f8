import { style } from '@vanilla-extract/css';

// Not clipped: Chromium moves the caret of a clipped field to its beginning when an input method writes into it.
export const held = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  opacity: 0,
  pointerEvents: 'none',
});
