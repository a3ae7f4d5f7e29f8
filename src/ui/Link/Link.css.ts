import { recipe } from '@vanilla-extract/recipes';
import { screen, when } from '../theme/states';
import { vars } from '../theme/vars.css';

export const link = recipe({
  base: {
    // Enlarges the touch target beyond the text.
    '@media': { [screen.coarse]: { padding: '13px 3px', margin: '-13px -3px' } },
    borderRadius: '3px',
    cursor: 'pointer',
    textUnderlineOffset: '0.2em',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    selectors: {
      [when.focusVisible]: { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
      [when.disabled]: { opacity: 0.5, cursor: 'default' },
    },
  },
  variants: {
    weight: {
      strong: {
        color: vars.accent.softInk,
        fontWeight: vars.weight.medium,
        textDecorationColor: `color-mix(in oklab, ${vars.accent.softInk} 40%, transparent)`,
        selectors: { [when.hovered]: { textDecorationColor: 'currentColor' } },
      },
      quiet: {
        color: 'inherit',
        textDecorationColor: vars.border.control,
        selectors: { [when.hovered]: { textDecorationColor: 'currentColor' } },
      },
    },
  },
  defaultVariants: { weight: 'strong' },
});
