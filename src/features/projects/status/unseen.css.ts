import { style } from '@vanilla-extract/css';
import { screen } from '#ui/theme/states';

/** On a phone they are left to whoever listens. */
export const words = style({
  '@media': {
    [screen.narrow]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
