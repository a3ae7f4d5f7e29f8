import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/vars.css';

export const joined = style({ gap: 0, flexWrap: 'nowrap', isolation: 'isolate' });

export const group = recipe({
  base: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'stretch', maxWidth: '100%', minWidth: 0 },
  variants: { spacing: { apart: { gap: vars.space.s }, joined } },
  defaultVariants: { spacing: 'apart' },
});

// Neighbours share one edge, whatever they are; the one with the focus lies on top.
globalStyle(`${joined} > *:not(:first-child)`, {
  marginInlineStart: '-1px',
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
});
globalStyle(`${joined} > *:not(:last-child)`, { borderStartEndRadius: 0, borderEndEndRadius: 0 });
globalStyle(`${joined} > *:is([data-hovered], [data-selected])`, { zIndex: 1 });
globalStyle(`${joined} > [data-focus-visible]`, { zIndex: 2 });
// A shrinking half would tear the seam.
globalStyle(`${joined} > [data-pressed]`, { transform: 'none' });
