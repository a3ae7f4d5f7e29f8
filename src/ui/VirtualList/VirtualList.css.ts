import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { covered } from '../theme/covered.css';
import { screen } from '../theme/states';

/** Number of rows of each height before an element, set by the list. */
export const lowBefore = createVar();
export const fullBefore = createVar();
/** Heights: low rows; other rows in a narrow list; other rows in the current list. */
const [low, narrowFull, full] = [createVar(), createVar(), createVar()];

/** A list that is too narrow for single-line rows: beside an open sidebar, or on a phone. */
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
      /** Single-line rows. */
      one: { vars: { [narrowFull]: low } },
      /** Single-line rows, or two lines if the list is narrow. */
      twoWhenNarrow: {
        vars: { [narrowFull]: '4.75rem' },
        // Touch targets on both lines.
        selectors: { '&&': { '@media': { [screen.coarse]: { vars: { [narrowFull]: '5.75rem' } } } } },
      },
    },
  },
  defaultVariants: { rows: 'one' },
});

const heights = { vars: { [full]: low }, '@container': { [narrowList]: { vars: { [full]: narrowFull } } } } as const;
/** Height of the rows before an element, computed in CSS, so that rows need no measuring. */
const reach = `calc(${lowBefore} * ${low} + ${fullBefore} * ${full})`;

/** Total height of all rows. */
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
      // With a fixed height, offscreen rows skip style and layout.
      contentVisibility: 'auto',
      // Scrolls a row clear of the sticky elements at the top and the bottom.
      scrollMarginBlock: `calc(${fallbackVar(covered, '0px')} + 8px) 3rem`,
      '@media': {
        print: { position: 'static', transform: 'none', breakInside: 'avoid' },
      },
      selectors: { '&&': { '@media': { print: { height: 'auto', minHeight: low } } } },
    },
  ],
  variants: { isLow: { true: { height: low }, false: { height: full } } },
});
