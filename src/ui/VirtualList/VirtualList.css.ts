import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { screen } from '../theme/states';

/** The height of all rows and the place of one, set by the list itself. */
export const tall = createVar();
export const top = createVar();
const height = createVar();

export const list = recipe({
  base: { position: 'relative', height: tall, margin: 0, padding: 0, listStyle: 'none' },
  variants: {
    rows: {
      /** One line of words each. */
      one: {
        vars: { [height]: '2.75rem' },
        selectors: { ':root[data-density="compact"] &': { vars: { [height]: '2.25rem' } } },
      },
      /** One line on a wide screen, two on a narrow one. */
      twoWhenNarrow: {
        vars: { [height]: '2.75rem' },
        selectors: { ':root[data-density="compact"] &': { vars: { [height]: '2.25rem' } } },
        '@media': { [screen.narrow]: { vars: { [height]: '4.75rem !important' } } },
      },
    },
  },
  defaultVariants: { rows: 'one' },
});

export const probe = style({ position: 'absolute', visibility: 'hidden', width: 1, height });

export const row = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  transform: `translateY(${top})`,
  height,
  contain: 'layout style',
});
