import { recipe } from '@vanilla-extract/recipes';

export const icon = recipe({
  base: {
    flexShrink: 0,
    // The shapes stay within the box, and clipping would create a paint layer per icon.
    overflow: 'visible',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  variants: {
    size: {
      s: { width: '0.875rem', height: '0.875rem' },
      m: { width: '1rem', height: '1rem' },
      l: { width: '1.25rem', height: '1.25rem' },
    },
  },
});
