import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

export const totals = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.s} ${vars.space.xl}`, margin: 0 });
/** As wide as an amount, so that none moves the others as it comes; two beside each other on a phone. */
export const sum = style({ minInlineSize: '9rem', '@media': { '(min-width: 48rem)': { minInlineSize: '11rem' } } });
export const total = style({ margin: 0 });
