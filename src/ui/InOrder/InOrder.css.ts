import { globalStyle, style } from '@vanilla-extract/css';
import { awaited } from '../Skeleton/Skeleton.css';
import { appear } from '../theme/appear.css';

/** What comes below a skeleton in it is not seen before what that stands for, for a second at most. */
export const inOrder = style({});
globalStyle(`${inOrder} :is(${awaited}, :has(${awaited})) ~ *`, {
  // For whoever asks for little motion too: it keeps things still.
  animation: `${appear} 0s 1s backwards !important`,
});
