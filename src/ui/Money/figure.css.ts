import { recipe } from '@vanilla-extract/recipes';

/** A figure on one line, its digits of one width. */
export const figure = recipe({
  base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  variants: {
    // The page keeps its shape, and nobody reads over a shoulder.
    isHidden: { true: { filter: 'blur(0.5em)', userSelect: 'none' } },
  },
});
