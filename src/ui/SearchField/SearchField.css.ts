import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/vars.css';

const whole = style({ width: '100%', minWidth: 0 });

/** As wide as the magnifier: what is typed opens it, and keeps it open. */
const folding = style({ selectors: { '&[data-empty]:not(:focus-within)': { width: vars.control.m } } });
const folded = `${folding}[data-empty]:not(:focus-within) &`;

export const search = recipe({ base: whole, variants: { isFolding: { true: folding } } });

export const box = style({ selectors: { [folded]: { position: 'relative', justifyContent: 'center', padding: 0 } } });

/** Folded, all of it is pressed to write. */
export const input = style({
  selectors: {
    [folded]: { position: 'absolute', inset: 0, padding: 0, cursor: 'pointer' },
    [`${folded}::placeholder`]: { color: 'transparent' },
  },
});
