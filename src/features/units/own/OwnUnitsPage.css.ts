import { style } from '@vanilla-extract/css';

export const choice = style({ maxInlineSize: '22rem' });
