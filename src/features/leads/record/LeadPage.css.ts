import { style } from '@vanilla-extract/css';

/** What a visitor typed, as they broke the lines. */
export const typed = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
