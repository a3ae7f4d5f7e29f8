import { style } from '@vanilla-extract/css';

export const input = style({ fontVariantNumeric: 'tabular-nums' });

/** Formatted numbers are left-to-right in every writing direction. */
export const figures = style({ direction: 'ltr' });
