import { createVar } from '@vanilla-extract/css';

/** Height covered by sticky elements at the top of the page; further sticky elements start below it. */
export const covered = createVar();

/** Height covered at the bottom of the window; floating elements stay above it. */
export const coveredFoot = createVar();
