import { globalStyle, style } from '@vanilla-extract/css';
import { when } from '../theme/states';

export const more = style({ selectors: { [when.pressed]: { transform: 'none' } } });

/** Between two strong halves the seam is drawn in the ink of the words. */
export const seam = style({});

globalStyle(`${seam} > *:last-child`, {
  borderInlineStartColor: 'color-mix(in oklab, currentColor 40%, transparent)',
});

// Long words break into lines before the other half is pushed out of sight.
globalStyle(`${seam} > *:first-child`, { flexShrink: 1, minWidth: 0 });
