import { recipe } from '@vanilla-extract/recipes';

export const icon = recipe({
  base: { flexShrink: 0 },
  variants: {
    size: {
      small: { width: '0.875rem', height: '0.875rem' },
      medium: { width: '1rem', height: '1rem' },
      large: { width: '1.25rem', height: '1.25rem' },
    },
  },
});
