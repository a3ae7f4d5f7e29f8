import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { chartColours } from '../Chart/colours';
import { offPaper } from '../theme/off-paper.css';
import { screen, when } from '../theme/states';
import { vars } from '../theme/vars.css';

export const from = createVar();
export const span = createVar();
export const lane = createVar();
export const of = createVar();

const hour = '3rem';

export const calendar = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m, minWidth: 0 });

// Weeks and months print in landscape; so does the whole page, because a title above would otherwise get a sheet of its
// own.
const landscape: object = { size: 'landscape' };
globalStyle('@page landscape', landscape);
globalStyle(':root:has([data-landscape])', { '@media': { print: { page: 'landscape' } } });
// On paper a day lists its events in order, because hours that fit a sheet leave no room for titles of overlapping
// events.
const inLine = { print: { position: 'static', display: 'block', width: 'auto', height: 'auto' } } as const;

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s });

/** The buttons for back, today and forward stay together. */
export const turns = style([offPaper, { display: 'flex', gap: vars.space.s }]);

globalStyle(`[dir="rtl"] ${turns} svg`, { transform: 'scaleX(-1)' });

export const title = style({
  flex: 1,
  minWidth: 'min(10rem, 100%)',
  margin: 0,
  fontSize: vars.size.l,
  fontWeight: vars.weight.strong,
  '::first-letter': { textTransform: 'uppercase' },
});

export const frame = style({
  position: 'relative',
  minWidth: 0,
  overflow: 'auto',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
});

export const grid = style({ width: '100%', minWidth: '20rem', borderCollapse: 'collapse', tableLayout: 'fixed' });

export const weekday = style({
  padding: '6px 4px',
  color: vars.text.secondary,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
});

export const day = style({
  position: 'relative',
  height: '7rem',
  padding: 0,
  borderTop: `1px solid ${vars.border.hairline}`,
  borderInlineStart: `1px solid ${vars.border.hairline}`,
  verticalAlign: 'top',
  outline: 0,
  selectors: {
    '&:first-child': { borderInlineStart: 0 },
    '&:is([data-weekend], [data-outside])': { background: vars.surface.sunken },
    '&[data-over]': { boxShadow: `inset 0 0 0 2px ${vars.accent.fill}` },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -2, borderRadius: '8px' },
  },
  '@media': { [screen.narrow]: { height: '3.5rem' } },
});

/** A single truncated line. */
const oneLine = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** The name of a holiday beside the day's number; visually hidden if there is no room. */
export const holiday = style([
  oneLine,
  {
    display: 'inline-block',
    maxWidth: 'calc(100% - 2.25rem)',
    color: vars.text.secondary,
    fontSize: vars.size.xs,
    lineHeight: '1.5rem',
    verticalAlign: 'top',
    '@media': { [screen.narrow]: { display: 'none' } },
  },
]);

export const number = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.5rem',
  height: '1.5rem',
  margin: '4px',
  borderRadius: '999px',
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-outside] &': { color: vars.text.secondary },
    '[data-today] &': { background: vars.accent.fill, color: vars.accent.ink, fontWeight: vars.weight.strong },
  },
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  padding: '0 3px 3px',
  margin: 0,
  listStyle: 'none',
});

/** Space of a multi-day event in its later days. */
export const passed = style({ minHeight: '1.5rem', '@media': { [screen.coarse]: { minHeight: '2.75rem' } } });

/** On a phone a day shows only the number of events; the agenda lists them. */
export const wide = style({ '@media': { [screen.narrow]: { display: 'none' } } });
export const dots = style({
  display: 'none',
  '@media': { [screen.narrow]: { display: 'grid', placeItems: 'center' } },
});

const [soft, softInk, fill] = [createVar(), createVar(), createVar()];
const tone = (tint: { soft: string; softInk: string; fill: string }) => ({
  vars: { [soft]: tint.soft, [softInk]: tint.softInk, [fill]: tint.fill },
});

// The width of its days minus the margin; an event that continues in another week reaches the edge.
const edge = '3px';
const across = `(100% + 2 * ${edge} + 1px) * ${fallbackVar(span, '1')} - 2 * ${edge} - 1px`;

/** Side by side within the hours of a day. */
const among = {
  position: 'absolute',
  insetInlineStart: `calc(100% * ${lane} / ${of})`,
  top: `calc(${hour} * ${from} / 60)`,
  width: `calc(100% / ${of} - 2px)`,
} as const;

export const event = recipe({
  base: {
    display: 'flex',
    gap: '5px',
    width: '100%',
    minHeight: '1.5rem',
    padding: '2px 6px',
    overflow: 'hidden',
    border: 0,
    borderInlineStart: `3px solid ${fill}`,
    borderRadius: '4px',
    background: soft,
    boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${softInk} 14%, transparent)`,
    color: softInk,
    fontSize: vars.size.xs,
    fontWeight: vars.weight.medium,
    lineHeight: '1.25rem',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-came]': { borderInlineStart: 0, borderStartStartRadius: 0, borderEndStartRadius: 0 },
      'span&': { cursor: 'default' },
      '&[data-away]': { opacity: 0.45 },
      '&[data-movable]': { WebkitTouchCallout: 'none' },
      '&[data-goes-on]': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
    },
    '@media': {
      [screen.coarse]: { minHeight: '2.75rem', alignItems: 'center' },
    },
  },
  variants: {
    tone: {
      accent: tone(vars.accent),
      neutral: tone(vars.neutral),
      positive: tone(vars.positive),
      warning: tone(vars.warning),
      critical: tone(vars.critical),
      info: tone(vars.info),
    },
    place: {
      line: {
        // Above the following days that it spans.
        position: 'relative',
        zIndex: 1,
        width: `calc(${across})`,
        selectors: {
          '&[data-goes-on]': { width: `calc(${across} + ${edge})` },
          '&[data-came]': { width: `calc(${across} + ${edge})`, marginInlineStart: `-${edge}` },
          '&[data-came][data-goes-on]': { width: `calc(${across} + 2 * ${edge})` },
        },
      },
      bar: {
        gridColumn: `calc(${from} + 2) / span ${span}`,
        gridRow: `calc(${lane} + 2)`,
        width: 'auto',
        minWidth: 0,
        margin: '0 2px 2px',
      },
      block: {
        ...among,
        height: `max(1.5rem, calc(${hour} * ${span} / 60 - 1px))`,
        flexDirection: 'column',
        gap: 0,
        selectors: { '&[data-short]': { flexDirection: 'row', gap: '5px', overflowWrap: 'normal' } },
        '@media': { [screen.coarse]: { alignItems: 'start' }, ...inLine },
      },
      row: {
        flex: 1,
        minWidth: 0,
        flexWrap: 'wrap',
        alignItems: 'baseline',
        padding: '7px 12px',
        fontSize: vars.size.m,
        borderRadius: vars.radius.control,
      },
    },
  },
  defaultVariants: { tone: 'accent', place: 'line' },
});

export const time = style({
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.regular,
  // Prints the end time, because the printed height does not show the duration.
  '@media': { print: { '::after': { content: 'attr(data-to)' } } },
});

export const eventWords = style([
  oneLine,
  { '@media': { print: { selectors: { '[data-short] &': { whiteSpace: 'normal' } } } } },
]);

export const eventWhole = style({ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' });

/** Beside its hours, or below them if there is no room. */
export const eventRow = style([eventWhole, { flex: '1 1 6rem' }]);

/** The owner, ringed in the colour of their calendar. */
export const person = style({
  flexShrink: 0,
  alignSelf: 'flex-start',
  padding: '0 3px',
  border: '2px solid',
  borderRadius: '999px',
  background: vars.surface.raised,
  color: vars.text.primary,
  fontSize: '0.625rem',
  fontWeight: vars.weight.strong,
  lineHeight: '0.875rem',
});

export const hues = chartColours.map(([light, dark]) => style({ borderColor: `light-dark(${light}, ${dark})` }));

/** Handle that changes the end of an event. */
export const end = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: '7px',
  cursor: 'ns-resize',
  '@media': { [screen.coarse]: { height: '14px' } },
});

export const more = style({
  minHeight: '1.5rem',
  padding: '0 6px',
  border: 0,
  borderRadius: '5px',
  background: 'none',
  color: vars.text.secondary,
  fontSize: vars.size.xs,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': {
    [screen.coarse]: { minHeight: '2.75rem' },
    // The only event of a day fills its width.
    [`${screen.coarse} and ${screen.narrow}`]: {
      position: 'relative',
      minHeight: '1.5rem',
      '::after': { content: '', position: 'absolute', inset: '-20px -11px 0' },
    },
  },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  padding: vars.space.m,
  outline: 0,
});

export const dialogTitle = style({ margin: 0, fontSize: vars.size.s, fontWeight: vars.weight.strong });

export const week = style({
  display: 'grid',
  minWidth: 'max-content',
  '@media': { print: { minWidth: 0 } },
});

/** Groups them for screen readers; the grid lays out each one itself. */
export const parts = style({ display: 'contents' });

/** The names of the days and below them the whole-day events, one bar each. */
export const weekTop = style({
  position: 'sticky',
  top: 0,
  zIndex: 4,
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  gridTemplateRows: 'auto',
  minHeight: '2.5rem',
  borderBottom: `1px solid ${vars.border.hairline}`,
  background: vars.surface.raised,
});

export const weekHead = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gridColumn: `calc(${from} + 2)`,
  gridRow: 1,
  minWidth: 0,
  padding: '4px 2px',
  borderInlineStart: `1px solid ${vars.border.hairline}`,
  color: vars.text.secondary,
  fontSize: vars.size.xs,
  textAlign: 'center',
  selectors: {
    '&[data-weekend]': { background: vars.surface.sunken },
    '&[data-today]': { background: vars.accent.soft, color: vars.accent.softInk, fontWeight: vars.weight.strong },
    '&:first-child': {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      gridColumn: 1,
      borderInlineStart: 0,
      background: vars.surface.raised,
    },
  },
});

export const headButton = style({
  minHeight: '1.5rem',
  padding: '0 8px',
  border: 0,
  borderRadius: '999px',
  background: 'none',
  cursor: 'pointer',
  '@media': { [screen.coarse]: { minHeight: '2.75rem' } },
  selectors: { [when.hovered]: { background: vars.neutral.soft } },
});

export const headNote = style([oneLine, { maxWidth: '100%', fontWeight: vars.weight.regular }]);

export const barCell = style({ gridColumn: `calc(${from} + 2)`, gridRow: `calc(${lane} + 2)`, minWidth: 0 });

export const hours = style({
  gridColumn: 1,
  gridRow: 2,
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 3,
  background: vars.surface.raised,
  color: vars.text.secondary,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const hourMark = style([offPaper, { height: hour, padding: '2px 6px', textAlign: 'end' }]);

export const lanesOfDay = style({
  gridRow: 2,
  minWidth: 0,
  // Limits layout and paint to the day that changes.
  contain: 'layout',
  height: `calc(${hour} * 24)`,
  borderInlineStart: `1px solid ${vars.border.hairline}`,
  backgroundImage: `repeating-linear-gradient(to bottom, ${vars.border.hairline} 0 1px, transparent 1px ${hour})`,
  selectors: {
    '&[data-weekend]': { backgroundColor: vars.surface.sunken },
    // The mixed colour is opaque, because sticky elements inside it have the same background.
    '&[data-today]': { backgroundColor: `color-mix(in oklab, ${vars.accent.soft} 40%, transparent)` },
  },
  '@media': {
    // Leaves space for handwriting.
    print: { height: 'auto', minHeight: '20rem' },
  },
});

export const moreBlock = style({
  ...among,
  height: `calc(${hour} * ${span} / 60 - 1px)`,
  padding: 0,
  background: vars.neutral.soft,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  '@media': inLine,
});

/** The half-hour slot of the keyboard focus; pointers do not hit it. */
export const slot = style({
  position: 'absolute',
  insetInline: '2px',
  top: `calc(${hour} * ${from} / 60)`,
  zIndex: 2,
  height: `calc(${hour} / 2)`,
  padding: 0,
  border: 0,
  borderRadius: '4px',
  background: 'none',
  outline: 0,
  pointerEvents: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -1 } },
});

/** At the corner of the hovered or focused event. */
export const menu = style([
  offPaper,
  {
    position: 'absolute',
    insetInlineStart: `calc(100% * (${lane} + 1) / ${of} - 1.75rem)`,
    top: `calc(${hour} * ${from} / 60 + 1px)`,
    zIndex: 3,
    display: 'grid',
    placeItems: 'center',
    width: '1.5rem',
    height: '1.375rem',
    padding: 0,
    border: 0,
    borderRadius: '4px',
    background: vars.surface.raised,
    color: vars.text.primary,
    cursor: 'pointer',
    outline: 0,
    '@media': { [screen.coarse]: { display: 'none' } },
    selectors: { [when.focusVisible]: { outline: `2px solid ${vars.focus}` } },
  },
]);

export const nowLine = style([
  offPaper,
  {
    position: 'absolute',
    insetInline: 0,
    top: `calc(${hour} * ${from} / 60)`,
    zIndex: 2,
    height: 0,
    borderTop: `2px solid ${vars.critical.fill}`,
    pointerEvents: 'none',
    '::before': {
      content: '',
      position: 'absolute',
      top: '-5px',
      insetInlineStart: '-4px',
      width: '8px',
      height: '8px',
      borderRadius: '50%',
      background: vars.critical.fill,
    },
  },
]);

/** Covers the hours of a day during a move. */
export const ghostDay = style({
  gridColumn: `calc(${from} + 2)`,
  gridRow: 2,
  position: 'relative',
  zIndex: 2,
  pointerEvents: 'none',
});

export const ghost = style({
  position: 'absolute',
  insetInline: '2px',
  top: `calc(${hour} * ${from} / 60)`,
  height: `max(1.5rem, calc(${hour} * ${span} / 60 - 1px))`,
  padding: '2px 6px',
  overflow: 'hidden',
  border: `2px solid ${vars.accent.fill}`,
  borderRadius: '6px',
  background: vars.surface.raised,
  boxShadow: vars.elevation,
  color: vars.text.primary,
  fontSize: vars.size.xs,
  lineHeight: '1.25rem',
});

export const weekFrame = style({
  maxHeight: 'min(70dvh, 44rem)',
  outline: 0,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
  },
  '@media': { print: { maxHeight: 'none', overflow: 'visible' } },
});

export const agendaDay = style({
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 1fr)',
  columnGap: vars.space.s,
  '@media': { [screen.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const agendaTitle = style({
  margin: 0,
  paddingTop: '7px',
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  selectors: { '[data-today] &': { color: vars.accent.softInk, fontWeight: vars.weight.strong } },
});

export const agendaRows = style({ gridColumn: '-2' });

export const agendaMove = style([headButton, { minWidth: vars.control.s }]);

export const agendaItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  // More space between two days.
  selectors: { '&[data-last]': { paddingBottom: vars.space.m } },
});

export const nothing = style({ padding: vars.space.xl, color: vars.text.secondary, textAlign: 'center' });
