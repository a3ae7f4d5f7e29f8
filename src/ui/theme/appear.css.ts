import { keyframes } from '@vanilla-extract/css';

/** Out of nothing. */
export const appear = keyframes({ from: { opacity: 0 } });
