import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { covered } from '../theme/covered.css';
import { screen } from '../theme/states';
import { vars } from '../theme/vars.css';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css';

/** Tree level of a row and minimum total width of the columns, set by the component. */
export const level = createVar();
export const least = createVar();
const inset = createVar();
const boxWidth = '2.75rem';
const above = fallbackVar(covered, '0px');

const ring = { outline: `2px solid ${vars.focus}`, outlineOffset: -2, borderRadius: '8px' } as const;
const edge = `1px solid ${vars.border.hairline}`;

export const frame = recipe({
  base: {
    position: 'relative',
    minWidth: 0,
    // Clips the corners without creating a scroll container, so that sticky elements inside follow the page.
    overflow: 'clip',
    border: edge,
    borderRadius: vars.radius.card,
    background: vars.surface.raised,
    outline: 0,
    // The error of a cell in the last rows is shown below the table.
    selectors: { '&:has([aria-invalid])': { overflow: 'visible' } },
    '@media': { print: { overflow: 'visible' } },
  },
  variants: {
    density: {
      comfortable: {
        vars: { [inset]: '9px' },
        fontSize: vars.size.m,
        selectors: { ':root[data-density="compact"] &': { vars: { [inset]: '4px' }, fontSize: vars.size.s } },
      },
      compact: { vars: { [inset]: '4px' }, fontSize: vars.size.s },
    },
  },
  defaultVariants: { density: 'comfortable' },
});

export const scroller = recipe({
  base: {
    scrollPaddingBlockStart: '2.5rem',
    overscrollBehaviorX: 'contain',
    selectors: { '&[data-overflowing]': { overflowX: 'auto' } },
    '@media': { print: { overflow: 'visible', maxHeight: 'none' } },
  },
  variants: {
    height: {
      page: {},
      screen: { maxHeight: 'min(70dvh, 48rem)', overflow: 'auto' },
      short: { maxHeight: '20rem', overflow: 'auto' },
    },
    isEmpty: { true: { containerType: 'inline-size' } },
  },
  defaultVariants: { height: 'page' },
});

export const table = recipe({
  base: { width: '100%', borderCollapse: 'separate', borderSpacing: 0, outline: 0 },
  variants: { isFixed: { true: { tableLayout: 'fixed', width: `max(100%, ${least})` } } },
});

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  // A table with its own scroll container has no page header above it.
  selectors: { '[data-height="page"]:not([data-overflowing]) &': { top: above } },
});

export const foot = style({ position: 'sticky', bottom: 0, zIndex: 3 });

const width = {
  fit: { width: '1%', whiteSpace: 'nowrap' },
  auto: {},
  wide: { width: '40%', minWidth: '14rem' },
  line: {
    width: '15%',
    minWidth: '5rem',
    // A zero maximum width lets long text be truncated.
    maxWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
} as const;

// Sticky only if the table overflows horizontally, because each sticky cell would otherwise be a layer of its own.
const staysAt = (insetInlineStart: string | number) =>
  ({ '[data-overflowing] &': { position: 'sticky', insetInlineStart, zIndex: 1 } }) as const;

// A sticky cell needs an edge towards the columns that scroll under it.
const edged = style({ selectors: { '[data-overflowing] &': { borderInlineEnd: edge } } });

// On a phone the sticky column leaves room for the others.
const room = {
  '@media': { [screen.narrow]: { width: 'auto', minWidth: 'min(9rem, 45vw)', maxWidth: '55vw' } },
} as const;

const staying = {
  box: { selectors: staysAt(0) },
  first: [edged, { paddingInlineStart: '16px', selectors: staysAt(0), ...room }],
  afterBox: [edged, { selectors: staysAt(boxWidth), ...room }],
};

// The resize handles of scrolled columns must not be above the sticky header.
const aboveHandles = style({ selectors: { '[data-overflowing] &': { zIndex: '2 !important' } } });

const cellBase = {
  boxSizing: 'border-box',
  padding: `${inset} 12px`,
  borderBottom: edge,
  background: 'inherit',
  lineHeight: '1.25rem',
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: 'inherit',
  overflowWrap: 'break-word',
  outline: 0,
} as const;

const focusRing = {
  '&:is(:focus-visible, :has(> :is(input, a, button):focus-visible))': ring,
  '&:last-child': { paddingInlineEnd: '16px' },
} as const;

const figures = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

export const column = recipe({
  base: {
    ...cellBase,
    position: 'relative',
    padding: '7px 12px',
    background: vars.surface.raised,
    color: vars.text.secondary,
    fontSize: vars.size.xs,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    userSelect: 'none',
    selectors: focusRing,
    // Touch target of the "select all" checkbox.
    '@media': { [screen.coarse]: { paddingBlock: '13px' } },
  },
  variants: {
    isNumeric: { true: { textAlign: 'end' } },
    isSortable: {
      true: { cursor: 'pointer', '@media': { '(hover: hover)': { ':hover': { color: vars.text.primary } } } },
    },
    // The resize handle extends beyond its column; `columnWords` truncates the label.
    width: { ...width, line: { ...width.line, overflow: 'visible' } },
    stays: {
      box: [aboveHandles, staying.box],
      first: [aboveHandles, ...staying.first],
      afterBox: [aboveHandles, ...staying.afterBox],
    },
  },
});

export const columnWords = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    maxWidth: '100%',
    overflow: 'hidden',
    verticalAlign: 'bottom',
  },
  variants: {
    isHidden: { true: hidden },
  },
});

export const arrow = recipe({
  base: { display: 'grid', opacity: 0.6 },
  variants: { isActive: { true: { opacity: 1, color: vars.accent.softInk } } },
});

/** The resize handle overlaps the padding of both columns, so that it covers no text. */
export const handle = style({
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  insetInlineEnd: '-12px',
  width: '24px',
  cursor: 'col-resize',
  touchAction: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: '6px',
    insetInlineEnd: '12px',
    width: 1,
  },
  selectors: {
    // The last column has no neighbour to overlap.
    'th:last-child > &': { insetInlineEnd: 0 },
    'th:last-child > &::after': { insetInlineEnd: 0 },
    [`${head}:is(:hover, :focus-within) &::after`]: { background: vars.border.hairline },
    '&[data-resizing]::after': { width: 2, background: vars.accent.fill },
  },
  '@media': { [screen.coarse]: { '::after': { background: vars.border.hairline } } },
});

export const row = style({
  background: vars.surface.raised,
  outline: 0,
  scrollMarginBlockStart: `calc(${above} + 2.5rem)`,
  scrollMarginBlockEnd: '3rem',
  selectors: {
    '&:focus-visible': ring,
    '&[data-leads-on]': { cursor: 'pointer' },
    '&[data-selected]': { background: vars.accent.soft },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&[data-leads-on]:not([data-selected]):hover': { background: vars.neutral.soft } },
    },
  },
});

// The error of an edited cell is above the cells below it.
const editedThatStays = { selectors: { '[data-overflowing] &': { zIndex: 2 } } } as const;

export const cell = recipe({
  base: {
    ...cellBase,
    scrollMarginBlockStart: `calc(${above} + 2.5rem)`,
    scrollMarginBlockEnd: '3rem',
    scrollMarginInlineStart: '14rem',
    selectors: { ...focusRing, 'tbody:last-child > tr:last-child > &': { borderBottom: 0 } },
    '@media': {
      // Touch target of the row link.
      [screen.coarse]: { paddingBlock: '11px' },
      [screen.narrow]: { minWidth: '6rem', scrollMarginInlineStart: '55vw' },
    },
  },
  variants: {
    isNumeric: { true: figures },
    width,
    stays: staying,
    // The tree arrow stands before all lines of the cell.
    isBranch: { true: { paddingInlineStart: `calc(12px + (${level} + 1) * 1.25rem)` } },
    isEdited: { true: { position: 'relative', overflow: 'visible' } },
  },
  compoundVariants: [
    { variants: { isEdited: true, stays: 'first' }, style: editedThatStays },
    { variants: { isEdited: true, stays: 'afterBox' }, style: editedThatStays },
  ],
});

export const footCell = recipe({
  base: {
    ...cellBase,
    borderBottom: 0,
    borderTop: `1px solid ${vars.border.control}`,
    background: vars.surface.raised,
    fontWeight: vars.weight.medium,
    selectors: focusRing,
  },
  variants: { isNumeric: { true: figures }, width, stays: staying },
});

export const boxCell = style({
  // A percentage like the other columns, because pixels would take the space that they leave.
  width: '1%',
  minWidth: `${boxWidth} !important`,
  padding: 0,
  textAlign: 'center',
  lineHeight: 0,
});

export const rowLink = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 0,
  '@media': {
    '(hover: hover)': { ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
    [screen.coarse]: { display: 'inline-block', paddingBlock: '13px', marginBlock: '-13px' },
  },
});

/** Spacer for rows that are not rendered. */
export const gap = style({ padding: 0, border: 0 });

const turnBase = style({
  display: 'inline-block',
  width: '1.25rem',
  height: '1.25rem',
  marginInlineStart: '-1.25rem',
  verticalAlign: 'bottom',
});
const chevronBase = style({
  position: 'relative',
  cursor: 'pointer',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '6px',
    insetInlineStart: '3px',
    width: '7px',
    height: '7px',
    borderBlockStart: `1.75px solid ${vars.text.secondary}`,
    borderInlineEnd: `1.75px solid ${vars.text.secondary}`,
    transform: 'rotate(45deg)',
  },
  selectors: { '[dir="rtl"] &::before': { transform: 'rotate(-45deg)' } },
});

/** Expand button of a tree row. */
export const turn = recipe({
  base: turnBase,
  variants: {
    kind: {
      leaf: {},
      closed: [chevronBase],
      open: [chevronBase, style({ '::before': { transform: 'rotate(135deg) translate(-2px, 2px) !important' } })],
    },
  },
});

/** Keeps the size of an edited cell, so that no column resizes. */
export const under = style({ display: 'block', overflow: 'hidden', visibility: 'hidden' });

export const field = recipe({
  base: {
    position: 'absolute',
    insetBlockStart: '2px',
    insetInlineStart: '4px',
    // Limits layout to the field while typing.
    contain: 'strict',
    boxSizing: 'border-box',
    width: 'calc(100% - 8px)',
    minWidth: '4rem',
    height: 'calc(100% - 4px)',
    padding: '2px 8px',
    border: `1px solid ${vars.border.control}`,
    borderRadius: '6px',
    background: vars.surface.page,
    color: vars.text.primary,
    outline: 0,
    selectors: { '&[aria-invalid]': { borderColor: vars.critical.softInk }, '&[aria-busy]': { opacity: 0.6 } },
  },
  variants: {
    isNumeric: {
      true: { insetInlineStart: 'auto', insetInlineEnd: '4px', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    },
  },
});

export const problem = recipe({
  base: {
    position: 'absolute',
    zIndex: 4,
    insetBlockStart: '100%',
    width: 'max-content',
    maxWidth: '18rem',
    padding: '6px 10px',
    borderRadius: '6px',
    background: vars.surface.overlay,
    boxShadow: vars.elevation,
    color: vars.critical.softInk,
    fontSize: vars.size.s,
    whiteSpace: 'normal',
    textAlign: 'start',
  },
  // Figures are right-aligned, where there is room on their left.
  variants: { isNumeric: { true: { insetInlineEnd: 0 }, false: { insetInlineStart: 0 } } },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '2.75rem',
  padding: '6px 12px',
  borderBottom: edge,
  background: vars.accent.soft,
  color: vars.text.primary,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
});

export const barEnd = style({ marginInlineStart: 'auto' });

export const emptyCell = style({ padding: 0 });

/** The empty state stays visible if the header is wider than the screen. */
export const empty = style({ position: 'sticky', insetInlineStart: 0, width: '100cqi' });

export const nothing = style({ padding: vars.space.xl, color: vars.text.secondary, textAlign: 'center' });
