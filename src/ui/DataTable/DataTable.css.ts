import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { screen } from '../theme/states';
import { vars } from '../theme/vars.css';

/** The columns' widths, the least of their sum, and the height of all rows; set by the table itself. */
export const tracks = createVar();
export const least = createVar();
export const tall = createVar();
export const top = createVar();

const rowHeight = createVar();

export const frame = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    overflow: 'hidden',
    border: `1px solid ${vars.border.hairline}`,
    borderRadius: vars.radius.card,
    background: vars.surface.raised,
    fontSize: vars.size.m,
    '@media': { [screen.coarse]: { vars: { [rowHeight]: '2.75rem !important' } } },
  },
  variants: {
    density: {
      comfortable: {
        vars: { [rowHeight]: '2.5rem' },
        selectors: { ':root[data-density="compact"] &': { vars: { [rowHeight]: '1.875rem' }, fontSize: vars.size.s } },
      },
      compact: { vars: { [rowHeight]: '1.875rem' }, fontSize: vars.size.s },
    },
  },
  defaultVariants: { density: 'comfortable' },
});

/** Its height is a row's, whatever the density, the text zoom or the finger ask for. */
export const probe = style({ position: 'absolute', visibility: 'hidden', width: 1, height: rowHeight });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '2.75rem',
  padding: '6px 12px',
  borderBottom: `1px solid ${vars.border.hairline}`,
  background: vars.accent.soft,
  color: vars.text.primary,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
});

export const barEnd = style({ marginInlineStart: 'auto' });

export const grid = recipe({
  base: { overflow: 'auto', outline: 0, overscrollBehaviorX: 'contain' },
  variants: {
    height: { screen: { height: 'min(70dvh, 48rem)' }, short: { height: '20rem' } },
    isEmpty: { true: { height: 'auto' } },
  },
  defaultVariants: { height: 'screen' },
});

export const head = style({ position: 'sticky', top: 0, zIndex: 3, minWidth: least });

export const body = style({ position: 'relative', minWidth: least, height: tall });

const line = { display: 'grid', gridTemplateColumns: tracks, width: '100%' } as const;

export const headRow = style({ ...line });

export const row = style({
  ...line,
  position: 'absolute',
  insetInlineStart: 0,
  top,
  height: rowHeight,
  background: vars.surface.raised,
  selectors: {
    '&[data-selected]': { background: vars.accent.soft },
    '&[data-leads-on]': { cursor: 'pointer' },
    '&[data-leads-on]:is([data-hovered])': { background: vars.neutral.soft },
  },
});

const cellBase = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  padding: '0 12px',
  borderBottom: `1px solid ${vars.border.hairline}`,
  background: 'inherit',
  outline: 0,
  selectors: {
    '&[data-stays]': { position: 'sticky', zIndex: 1 },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -2, borderRadius: '8px' },
    '&:has(> input:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: -2, borderRadius: '8px' },
  },
} as const;

export const column = recipe({
  base: {
    ...cellBase,
    minHeight: '2.25rem',
    gap: '4px',
    background: vars.surface.raised,
    color: vars.text.secondary,
    fontSize: vars.size.xs,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    userSelect: 'none',
  },
  variants: {
    isNumeric: { true: { justifyContent: 'flex-end' } },
    isSortable: { true: { cursor: 'pointer' } },
  },
});

export const cell = recipe({
  base: { ...cellBase, lineHeight: '1.25rem' },
  variants: {
    isNumeric: { true: { justifyContent: 'flex-end', fontVariantNumeric: 'tabular-nums' } },
  },
});

export const words = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const check = style({ justifyContent: 'center', padding: 0, insetInlineStart: 0 });

/** Beside the check boxes, whose column is as wide as this. */
export const afterCheck = style({ insetInlineStart: '2.75rem', '@media': { [screen.narrow]: { maxWidth: '55vw' } } });
export const atStart = style({ insetInlineStart: 0, '@media': { [screen.narrow]: { maxWidth: '55vw' } } });

export const handle = style({
  position: 'absolute',
  insetBlock: '6px',
  insetInlineEnd: 0,
  width: '9px',
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      width: 1,
      background: vars.border.hairline,
    },
    '&[data-resizing]::after': { width: 2, background: vars.accent.fill },
  },
});

export const nothing = style({ padding: vars.space.xl, color: vars.text.secondary, textAlign: 'center' });
