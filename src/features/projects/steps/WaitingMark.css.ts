import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

export const mark = style({ display: 'inline-flex', alignItems: 'center', color: vars.text.secondary });
