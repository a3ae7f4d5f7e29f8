import { style } from '@vanilla-extract/css';

export const inside = style({ minWidth: '14rem' });
