import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { screen } from '#ui/theme/states';
import { vars } from '#ui/theme/vars.css';
import { narrowList } from '#ui/VirtualList/VirtualList.css';

/** The smallest phones: a status has room for its sign alone. */
const tinyList = '(max-width: 21rem)';
/** What is only there to be pressed has nothing to say on paper. */
const unprinted = { '@media': { print: { display: 'none' } } } as const;

export const row = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem 1.75rem minmax(8rem, 1fr) 3.5rem 6.75rem 9.5rem 2.5rem 7.25rem 2.25rem',
  gridTemplateAreas: '"select turn name progress priority status who date more"',
  alignItems: 'center',
  columnGap: vars.space.s,
  height: '100%',
  paddingInline: `${vars.space.m} ${vars.space.s}`,
  borderBottom: `1px solid ${vars.border.hairline}`,
  background: vars.surface.raised,
  selectors: {
    '&[data-selected]': { background: vars.accent.soft },
    '&[data-open]': { boxShadow: `inset 3px 0 0 ${vars.accent.fill}` },
    '&:hover:not([data-selected])': { background: vars.neutral.soft },
    // On paper all is in one line, however narrow the page, and a long name takes a second.
    '&&': {
      '@media': {
        print: {
          gridTemplateColumns: 'minmax(0, 1fr) 2.5rem auto 8.25rem 8.5rem 6rem',
          gridTemplateAreas: '"name progress priority status who date"',
          height: 'auto',
          minHeight: 'inherit',
          paddingBlock: '4px',
        },
      },
    },
  },
  '@media': {
    [screen.coarse]: {
      gridTemplateColumns: '1.75rem 2.75rem minmax(8rem, 1fr) 3.5rem 6.75rem 9.5rem 2.75rem 7.25rem 2.75rem',
    },
  },
  '@container': {
    '(min-width: 62.01rem)': {
      gridTemplateColumns: '1.75rem 1.75rem minmax(8rem, 1fr) 3.5rem 6.75rem 9.5rem 2.5rem 12.5rem 2.25rem',
      '@media': {
        [screen.coarse]: {
          gridTemplateColumns: '1.75rem 2.75rem minmax(8rem, 1fr) 3.5rem 6.75rem 9.5rem 2.75rem 12.5rem 2.75rem',
        },
      },
    },
    [narrowList]: {
      gridTemplateColumns: '1.75rem auto minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"select name name name more" "turn status priority who date"',
      columnGap: '2px',
      rowGap: '2px',
      paddingInlineStart: vars.space.xs,
      alignContent: 'center',
      '@media': { [screen.coarse]: { gridTemplateColumns: '2.75rem auto minmax(2.75rem, 1fr) auto auto' } },
    },
  },
});

// What is to be ticked: the one field of a row.
globalStyle(`${row} > input`, { gridArea: 'select', justifySelf: 'center', ...unprinted });
/** The name of a step and its tags. */
export const title = style({
  gridArea: 'name',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minWidth: 0,
  '@media': { print: { flexWrap: 'wrap' } },
});
const oneLine = {
  gridArea: 'name',
  justifySelf: 'start',
  maxWidth: '100%',
  overflow: 'hidden',
  fontSize: vars.size.m,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [screen.coarse]: { minWidth: '2.75rem', paddingBlock: '11px' },
    print: { whiteSpace: 'normal' },
  },
} as const;
export const name = style({
  ...oneLine,
  color: vars.text.primary,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  borderRadius: '6px',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
  },
});
/** The name of a step that is being added. */
export const waiting = style({ ...oneLine, color: vars.text.secondary });
export const progress = style({
  gridArea: 'progress',
  color: vars.text.secondary,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '@container': { [narrowList]: { display: 'none' } },
  selectors: { '&&': { '@media': { print: { display: 'block' } } } },
});
export const priority = style({ gridArea: 'priority', minWidth: 0, display: 'flex' });
// A phone has room for its sign; the word is left to whoever listens.
globalStyle(`${priority} > button > span:last-child`, { '@container': { [narrowList]: { gap: 0, fontSize: 0 } } });

/** A thing in a row that can be pressed: it looks like what it shows until the pointer comes. */
export const cell = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: '6px',
  minWidth: '1.75rem',
  minHeight: '1.75rem',
  maxWidth: '100%',
  padding: '2px 6px',
  border: 0,
  borderRadius: '8px',
  background: 'transparent',
  color: vars.text.secondary,
  font: 'inherit',
  fontSize: vars.size.s,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': { [screen.coarse]: { justifyContent: 'center', minWidth: '2.75rem', minHeight: '2.75rem' } },
  '@container': { [narrowList]: { paddingInline: '4px' } },
  selectors: {
    '&:hover:not(:disabled)': { background: vars.neutral.soft, color: vars.text.primary },
    '&:disabled': { cursor: 'default' },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: '-2px' },
  },
});
const cellAt = (gridArea: string, rest: StyleRule = {}) => style([cell, { gridArea, ...rest }]);
export const status = cellAt('status', { minWidth: 0, '@container': { [narrowList]: { paddingInline: 0 } } });
// A phone has room for its word or its sign, which is cut before it lies over what is next to it.
globalStyle(`${status} > span`, {
  '@container': { [narrowList]: { overflow: 'hidden' }, [tinyList]: { gap: 0, fontSize: 0 } },
});
globalStyle(`${status} > span > svg`, {
  '@container': { [narrowList]: { display: 'none' }, [tinyList]: { display: 'block' } },
});
export const who = cellAt('who', {
  // The whole name: there is nothing to point at on paper.
  '@media': { print: { whiteSpace: 'normal', '::after': { content: 'attr(title)', position: 'static' } } },
});
globalStyle(`${who} > *`, unprinted);
export const date = cellAt('date');

// What each of hundreds of rows shows is drawn by the style sheet: an icon would be three to eight elements.
const angle = {
  content: '',
  width: '0.375rem',
  height: '0.375rem',
  translate: '-0.0625rem 0',
  borderBlockStart: '1.75px solid currentColor',
  borderInlineEnd: '1.75px solid currentColor',
  rotate: '45deg',
  transition: 'rotate 150ms',
} as const;
// Dotted borders, for in forced colours there are no gradients.
const dotted = '2px dotted currentColor';
export const turn = cellAt('turn', {
  ...unprinted,
  justifySelf: 'center',
  justifyContent: 'center',
  '::before': angle,
  selectors: {
    '[dir="rtl"] &::before': { rotate: '-45deg' },
    '&[aria-expanded="true"]::before': { rotate: '135deg' },
    '[dir="rtl"] &[aria-expanded="true"]::before': { rotate: '-135deg' },
  },
});
/** Three dots, for what else can be done. */
export const more = cellAt('more', {
  ...unprinted,
  justifySelf: 'end',
  justifyContent: 'center',
  '::before': { content: '', width: '10px', borderBlockEnd: dotted },
});
/** The button of a menu that was asked for, in the place of the dots. */
export const menu = style({ gridArea: 'more', justifySelf: 'end', display: 'flex', ...unprinted });

export const chevron = recipe({
  base: { display: 'inline-flex', transition: 'rotate 150ms', color: vars.text.secondary, ...unprinted },
  variants: { isOpen: { true: { rotate: '90deg' } } },
});

export const empty = style({
  width: '1.5rem',
  height: '1.5rem',
  border: `1px dashed ${vars.border.control}`,
  borderRadius: '50%',
});

export const subRow = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem 1.75rem minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.s,
  height: '100%',
  paddingInline: vars.space.s,
  borderBottom: `1px solid ${vars.border.hairline}`,
  background: vars.surface.sunken,
  fontSize: vars.size.s,
});

export const subName = recipe({
  base: { gridColumn: 3, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  variants: { isDone: { true: { color: vars.text.secondary, textDecoration: 'line-through' } } },
});

export const subTick = style({ gridColumn: 2, display: 'grid', placeItems: 'center' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  height: '100%',
  '@media': { print: { minHeight: 'inherit' } },
  paddingInline: vars.space.s,
  borderBottom: `1px solid ${vars.border.hairline}`,
  background: vars.surface.sunken,
  fontSize: vars.size.s,
});

export const count = style({ color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });

/** Where a dragged row would be put down. */
export const drop = style({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  height: 2,
  background: vars.accent.fill,
  pointerEvents: 'none',
});

/** Takes no room: it comes with the pointer, at the edge of the row. */
export const handle = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  width: '1rem',
  color: vars.text.secondary,
  cursor: 'grab',
  opacity: 0,
  '::before': { content: '', width: '6px', height: '10px', borderInline: dotted },
  selectors: { [`${row}:hover > &`]: { opacity: 1 } },
  '@media': { '(pointer: coarse)': { display: 'none' } },
});

export const frame = style({
  position: 'relative',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  overflow: 'clip',
});
