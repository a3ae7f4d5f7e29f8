import { globalStyle, style } from '@vanilla-extract/css';
import { when } from '../theme/states';

export const more = style({ selectors: { [when.pressed]: { transform: 'none' } } });

/** The divider between two strong halves has the colour of the label. */
export const seam = style({});

globalStyle(`${seam} > *:last-child`, {
  borderInlineStartColor: 'color-mix(in oklab, currentColor 40%, transparent)',
});

// Long labels wrap before the other half is pushed out of view.
globalStyle(`${seam} > *:first-child`, { flexShrink: 1, minWidth: 0 });
