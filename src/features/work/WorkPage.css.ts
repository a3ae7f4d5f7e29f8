import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

export const groups = style({ display: 'grid', gap: vars.space.xl, gridTemplateColumns: 'minmax(0, 1fr)' });

export const group = style({ display: 'grid', gap: vars.space.s, gridTemplateColumns: 'minmax(0, 1fr)' });
