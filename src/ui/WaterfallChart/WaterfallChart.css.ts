import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const link = style({ stroke: vars.border.control, strokeDasharray: '2 3' });

export const sign = style({ fill: 'currentColor' });
