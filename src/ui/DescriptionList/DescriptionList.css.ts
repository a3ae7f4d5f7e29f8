import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { screen } from '../theme/states';
import { vars } from '../theme/vars.css';

export const list = recipe({
  base: { display: 'grid', minWidth: 0, fontSize: vars.size.m, lineHeight: 1.5 },
  variants: {
    layout: {
      beside: { gap: vars.space.s },
      above: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
        gap: `${vars.space.m} ${vars.space.l}`,
        // Two columns on a phone.
        '@media': { [screen.narrow]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))' } },
      },
    },
  },
});

export const pair = recipe({
  base: { minWidth: 0 },
  variants: {
    layout: {
      beside: {
        display: 'grid',
        gridTemplateColumns: 'minmax(6rem, 12rem) minmax(0, 1fr)',
        columnGap: vars.space.l,
        '@media': { [screen.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
      above: {},
    },
  },
});

export const term = style({ color: vars.text.secondary, fontSize: vars.size.s, lineHeight: '1.3125rem' });

export const value = recipe({
  base: { minWidth: 0, overflowWrap: 'anywhere' },
  variants: { isTabular: { true: { fontVariantNumeric: 'tabular-nums' } } },
});
