import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/vars.css';

// Overflow scrolls inside; the padding leaves room for the focus ring.
export const joined = style({
  isolation: 'isolate',
  overflow: 'auto hidden',
  scrollbarWidth: 'none',
  padding: 5,
  margin: -5,
  // Paper has no focus ring, and negative margins would exceed the sheet.
  '@media': { print: { padding: 0, margin: 0 } },
});

export const group = recipe({
  base: { display: 'inline-flex', alignItems: 'stretch', minWidth: 0 },
  variants: {
    spacing: {
      apart: { flexWrap: 'wrap', gap: vars.space.s, maxWidth: '100%' },
      joined: [joined, { maxWidth: 'calc(100% + 10px)' }],
    },
  },
  defaultVariants: { spacing: 'apart' },
});

// Neighbours share one border; the focused one is on top.
globalStyle(`${joined} > *:not(:first-child)`, {
  marginInlineStart: '-1px',
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
});
globalStyle(`${joined} > *:not(:last-child)`, { borderStartEndRadius: 0, borderEndEndRadius: 0 });
globalStyle(`${joined} > *`, { flexShrink: 0 });
globalStyle(`${joined} > *:is([data-hovered], [data-selected])`, { zIndex: 1 });
globalStyle(`${joined} > [data-focus-visible]`, { zIndex: 2 });
// The pressed half must not shrink, because a gap would appear at the seam.
globalStyle(`${joined} > [data-pressed]`, { transform: 'none' });
