import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/vars.css';

const whole = style({ width: '100%', minWidth: 0 });

/** Collapses to the width of the icon; focus or text expands it. */
const folding = style({ selectors: { '&[data-empty]:not(:focus-within)': { width: vars.control.m } } });
const folded = `${folding}[data-empty]:not(:focus-within) &`;

export const search = recipe({ base: whole, variants: { isFolding: { true: folding } } });

export const box = style({ selectors: { [folded]: { position: 'relative', justifyContent: 'center', padding: 0 } } });

/** While collapsed, the whole field is the press target. */
export const input = style({
  selectors: {
    [folded]: { position: 'absolute', inset: 0, padding: 0, cursor: 'pointer' },
    [`${folded}::placeholder`]: { color: 'transparent' },
  },
});
