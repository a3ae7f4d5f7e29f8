import { recipe } from '@vanilla-extract/recipes';

/** A figure on one line with tabular digits. */
export const figure = recipe({
  base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  variants: {
    // Blurring keeps the layout and hides the figure.
    isHidden: { true: { filter: 'blur(0.5em)', userSelect: 'none' } },
  },
});
