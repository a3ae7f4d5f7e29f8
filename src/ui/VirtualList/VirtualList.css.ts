import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

/** The height of all rows and the place of one, set by the list itself. */
export const tall = createVar();
export const top = createVar();
const [height, heightWhenNarrow] = [createVar(), createVar()];

/** A list so narrow that a row of one line has no room: beside an open sidebar, or on a phone. */
export const narrowList = '(max-width: 50rem)';

export const list = recipe({
  base: {
    containerType: 'inline-size',
    position: 'relative',
    height: tall,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    vars: { [height]: '2.75rem' },
    selectors: { ':root[data-density="compact"] &': { vars: { [height]: '2.25rem' } } },
  },
  variants: {
    rows: {
      /** One line of words each. */
      one: { vars: { [heightWhenNarrow]: height } },
      /** One line where there is room, two where there is not. */
      twoWhenNarrow: { vars: { [heightWhenNarrow]: '4.75rem' } },
    },
  },
  defaultVariants: { rows: 'one' },
});

export const line = style({ height });

const tallness = { height, '@container': { [narrowList]: { height: heightWhenNarrow } } } as const;

export const probe = style({ position: 'absolute', visibility: 'hidden', width: 1, ...tallness });

export const row = recipe({
  base: {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    transform: `translateY(${top})`,
    contain: 'size layout style',
  },
  variants: { isLow: { true: { height }, false: tallness } },
});
