import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

export const totals = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.s} ${vars.space.xl}`, margin: 0 });
export const total = style({ margin: 0 });
