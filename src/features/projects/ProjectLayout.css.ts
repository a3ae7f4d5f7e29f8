import { style } from '@vanilla-extract/css';
import { screen } from '#ui/theme/states';

/** On a phone the health says whether it is near, and the overview says when it is. */
export const deadline = style({ '@media': { [screen.narrow]: { display: 'none' } } });
