import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { screen, when } from '../theme/states';
import { vars } from '../theme/vars.css';

const inset = createVar();

export const frame = recipe({
  base: {
    position: 'relative',
    minWidth: 0,
    overflowX: 'auto',
    border: `1px solid ${vars.border.hairline}`,
    borderRadius: vars.radius.card,
    background: vars.surface.raised,
    ':focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
    '@media': { print: { overflow: 'visible' } },
  },
  variants: {
    scroll: { page: {}, self: { maxHeight: '70dvh', overflowY: 'auto' } },
    isEmpty: { true: { containerType: 'inline-size' } },
  },
  defaultVariants: { scroll: 'page' },
});

export const table = recipe({
  base: { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: vars.size.m, outline: 0 },
  variants: {
    density: {
      comfortable: {
        vars: { [inset]: '9px' },
        selectors: { ':root[data-density="compact"] &': { vars: { [inset]: '4px' }, fontSize: vars.size.s } },
      },
      compact: { vars: { [inset]: '4px' }, fontSize: vars.size.s },
    },
  },
  defaultVariants: { density: 'comfortable' },
});

export const head = style({ position: 'sticky', top: 0, zIndex: 2 });

const width = {
  fit: { width: '1%', whiteSpace: 'nowrap' },
  auto: {},
  wide: { width: '40%', minWidth: '14rem' },
} as const;

const firstStays = {
  '&:first-child': { position: 'sticky', insetInlineStart: 0, zIndex: 1, paddingInlineStart: '16px' },
  // What slides under it needs an edge.
  '[data-overflowing] &:first-child': { borderInlineEnd: `1px solid ${vars.border.hairline}` },
  '&:last-child': { paddingInlineEnd: '16px' },
} as const;

// On a phone, and with large text, the column that stays leaves room for the others.
const firstLeavesRoom = { '&:first-child': { width: 'auto', minWidth: 'min(9rem, 45vw)', maxWidth: '55vw' } } as const;

export const column = recipe({
  base: {
    padding: '7px 12px',
    borderBottom: `1px solid ${vars.border.hairline}`,
    background: vars.surface.raised,
    color: vars.text.secondary,
    fontSize: vars.size.xs,
    fontWeight: vars.weight.medium,
    lineHeight: '1.25rem',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    outline: 0,
    selectors: {
      ...firstStays,
      '&[data-allows-sorting]': { cursor: 'pointer' },
      [when.hovered]: { color: vars.text.primary },
      [when.focusVisible]: { outline: `2px solid ${vars.focus}`, outlineOffset: -2, borderRadius: '8px' },
    },
    '@media': { [screen.narrow]: { selectors: firstLeavesRoom } },
  },
  variants: { isNumeric: { true: { textAlign: 'end' } }, width },
});

export const columnWords = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: '4px' },
  variants: {
    isHidden: { true: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
  },
});

export const arrow = recipe({
  base: { display: 'grid', opacity: 0.6 },
  variants: { isActive: { true: { opacity: 1, color: vars.accent.softInk } } },
});

export const row = recipe({
  base: {
    background: vars.surface.raised,
    outline: 0,
    selectors: {
      [when.focusVisible]: { outline: `2px solid ${vars.focus}`, outlineOffset: -2, borderRadius: '8px' },
    },
  },
  variants: {
    leadsOn: {
      true: {
        cursor: 'pointer',
        selectors: {
          [when.hovered]: { background: vars.neutral.soft },
          [when.pressed]: { background: vars.neutral.soft },
        },
      },
      false: {},
    },
    isChosen: {
      true: { background: vars.accent.soft, selectors: { [when.hovered]: { background: vars.accent.soft } } },
    },
  },
});

export const cell = recipe({
  base: {
    padding: `${inset} 12px`,
    borderBottom: `1px solid ${vars.border.hairline}`,
    background: 'inherit',
    lineHeight: '1.25rem',
    verticalAlign: 'middle',
    outline: 0,
    selectors: {
      ...firstStays,
      'tr:last-child > &': { borderBottom: 0 },
      [when.focusVisible]: { outline: `2px solid ${vars.focus}`, outlineOffset: -2, borderRadius: '8px' },
    },
    '@media': {
      [screen.narrow]: { minWidth: '6rem', selectors: firstLeavesRoom },
    },
  },
  variants: {
    isNumeric: { true: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } },
    width,
  },
});

const choiceWidth = '2.75rem';

/** The box that chooses a row stays in sight too, and what is beside it moves over. */
export const choice = style({
  width: choiceWidth,
  minWidth: `${choiceWidth} !important`,
  paddingInlineEnd: 0,
  lineHeight: 0,
  selectors: {
    '&:first-child': { paddingInlineStart: '14px' },
    '[data-overflowing] &:first-child': { borderInlineEnd: 0 },
  },
});

globalStyle(`${choice} + *`, { position: 'sticky', insetInlineStart: choiceWidth, zIndex: 1 });
globalStyle(`[data-overflowing] ${choice} + *`, { borderInlineEnd: `1px solid ${vars.border.hairline}` });

/** Why there are no rows stays in sight where the header is wider than the screen. */
export const empty = style({ position: 'sticky', insetInlineStart: 0, width: '100cqi' });

export const nothing = style({ padding: vars.space.xl, color: vars.text.secondary, textAlign: 'center' });

export const groupCell = recipe({
  base: {
    position: 'sticky',
    insetInlineStart: 0,
    padding: '2px 8px',
    borderBottom: `1px solid ${vars.border.hairline}`,
    background: vars.surface.page,
    outline: 0,
  },
  variants: { kind: { head: {}, more: { background: 'inherit' } } },
});

export const groupHead = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    maxWidth: '100%',
    minHeight: vars.control.medium,
    paddingInline: '4px 8px',
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    font: 'inherit',
    fontWeight: vars.weight.medium,
    color: vars.text.primary,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      [when.hovered]: { background: vars.neutral.soft },
      [when.focusVisible]: { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
    },
  },
  variants: { kind: { head: {}, more: { color: vars.accent.softInk } } },
});

export const groupNote = style({
  color: vars.text.secondary,
  fontSize: vars.size.s,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

export const chevron = recipe({
  base: { display: 'grid', color: vars.text.secondary, transform: 'rotate(90deg)' },
  variants: {
    isFolded: { true: { transform: 'none', selectors: { '[dir="rtl"] &': { transform: 'rotate(180deg)' } } } },
  },
});
