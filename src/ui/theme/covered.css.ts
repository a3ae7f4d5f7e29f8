import { createVar } from '@vanilla-extract/css';

/** How much of the page's top is covered by what stays in sight there. What sticks below it starts there. */
export const covered = createVar();

/** How much of the window's foot is covered. What floats there stands above it. */
export const coveredFoot = createVar();
