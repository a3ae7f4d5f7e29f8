import { style } from '@vanilla-extract/css';
import { screen } from '#ui/theme/states';

// A short word is narrower than a finger.
export const act = style({ '@media': { [screen.coarse]: { display: 'inline-block', minInlineSize: '2.75rem' } } });

export const choice = style({ maxInlineSize: '22rem' });
