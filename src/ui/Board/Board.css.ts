import { style } from '@vanilla-extract/css';
import { offPaper } from '../theme/off-paper.css';
import { screen, when } from '../theme/states';
import { vars } from '../theme/vars.css';

export const frame = style({ minWidth: 0 });

export const board = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  gap: vars.space.m,
  minWidth: 0,
  paddingBottom: vars.space.s,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  '@media': {
    '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    print: { flexWrap: 'wrap', overflow: 'visible' },
  },
});

/** Shown when the board is wider than its container. */
export const beyond = style([
  offPaper,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space.s,
    paddingBottom: vars.space.xs,
  },
]);

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 16rem',
  minWidth: 0,
  maxWidth: '24rem',
  borderRadius: vars.radius.card,
  background: vars.surface.sunken,
  border: `1px solid ${vars.border.hairline}`,
  scrollSnapAlign: 'start',
  selectors: { '&[data-collapsed]': { flex: '0 0 3rem' } },
  '@media': { [screen.narrow]: { flexBasis: 'min(16rem, 82vw)' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '2.75rem',
  padding: '6px 8px 6px 12px',
  selectors: {
    '[data-collapsed] > &': { flexDirection: 'column', padding: '6px', height: '100%' },
  },
});

export const title = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  fontSize: vars.size.s,
  fontWeight: vars.weight.strong,
  lineHeight: '1.25rem',
  overflowWrap: 'anywhere',
  selectors: { '[data-collapsed] &': { order: 3, writingMode: 'vertical-rl' } },
});

/** Style of a column's list; a long list is virtualized. */
export const longList = style({
  flex: 1,
  borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
  outline: 0,
  selectors: {
    '&[data-drop-target]': { boxShadow: `inset 0 0 0 2px ${vars.accent.fill}` },
    [when.focusVisible]: { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
  },
});

export const list = style([
  longList,
  { display: 'flex', flexDirection: 'column', gap: vars.space.s, minHeight: '5rem', padding: '2px 8px 8px' },
]);

export const card = style({
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  fontSize: vars.size.m,
  outline: 0,
  selectors: {
    [when.hovered]: { borderColor: vars.border.control },
    [when.focusVisible]: { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
    '&[data-dragging]': { opacity: 0.5 },
  },
});

export const inside = style({ display: 'flex', alignItems: 'flex-start', gap: '4px', padding: '8px' });

export const content = style({ flex: 1, minWidth: 0, paddingTop: '3px', overflowWrap: 'anywhere' });

export const nothing = style({
  padding: vars.space.m,
  color: vars.text.secondary,
  fontSize: vars.size.s,
  textAlign: 'center',
});
