import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { covered } from '../theme/covered.css';
import { screen } from '../theme/states';

/** How many rows of each height come before something, set by the list itself. */
export const lowBefore = createVar();
export const fullBefore = createVar();
/** Of a low row; of the others where the list is narrow; of the others as it is. */
const [low, narrowFull, full] = [createVar(), createVar(), createVar()];

/** A list so narrow that a row of one line has no room: beside an open sidebar, or on a phone. */
export const narrowList = '(max-width: 50rem)';

export const list = recipe({
  base: {
    containerType: 'inline-size',
    position: 'relative',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    vars: { [low]: '2.75rem' },
    selectors: {
      ':root[data-density="compact"] &': {
        vars: { [low]: '2.25rem' },
        '@media': { [screen.coarse]: { vars: { [low]: '2.75rem' } } },
      },
    },
  },
  variants: {
    rows: {
      /** One line of words each. */
      one: { vars: { [narrowFull]: low } },
      /** One line where there is room, two where there is not. */
      twoWhenNarrow: {
        vars: { [narrowFull]: '4.75rem' },
        // Room for a finger in each of the two.
        selectors: { '&&': { '@media': { [screen.coarse]: { vars: { [narrowFull]: '5.75rem' } } } } },
      },
    },
  },
  defaultVariants: { rows: 'one' },
});

const heights = { vars: { [full]: low }, '@container': { [narrowList]: { vars: { [full]: narrowFull } } } } as const;
/** How high so many rows are: the style sheet knows it, so that they stand in their places without being measured. */
const reach = `calc(${lowBefore} * ${low} + ${fullBefore} * ${full})`;

/** As high as all rows. */
export const room = style([heights, { visibility: 'hidden', height: reach, '@media': { print: { display: 'none' } } }]);

const probe = style({ position: 'absolute', insetBlockStart: 0, width: 1 });
export const lowProbe = style([probe, { height: low }]);
export const fullProbe = style([probe, { height: full }]);

export const row = recipe({
  base: [
    heights,
    {
      position: 'absolute',
      insetInline: 0,
      top: 0,
      transform: `translateY(${reach})`,
      // As high as they are told: one out of sight need be neither laid out nor styled.
      contentVisibility: 'auto',
      // A row that is gone to stands below what stays at the top, and clear of what stays at the end.
      scrollMarginBlock: `calc(${fallbackVar(covered, '0px')} + 8px) 3rem`,
      '@media': {
        print: { position: 'static', transform: 'none', breakInside: 'avoid' },
      },
      selectors: { '&&': { '@media': { print: { height: 'auto', minHeight: low } } } },
    },
  ],
  variants: { isLow: { true: { height: low }, false: { height: full } } },
});
