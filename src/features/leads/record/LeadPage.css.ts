import { style } from '@vanilla-extract/css';

/** The visitor's message with its own line breaks. */
export const typed = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
