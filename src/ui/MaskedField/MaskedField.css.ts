import { style } from '@vanilla-extract/css';

export const input = style({ fontVariantNumeric: 'tabular-nums' });

/** Numbers with marks are written from left to right, also among words that are not. */
export const figures = style({ direction: 'ltr' });
