import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/vars.css';
import { chartColours } from './colours';

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minWidth: 0,
  color: vars.text.primary,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: vars.control.s,
});

export const title = style({ flex: 1, minWidth: '8rem', fontSize: vars.size.m, fontWeight: vars.weight.strong });

export const plot = recipe({
  base: { position: 'relative', minWidth: 0, overflow: 'hidden' },
  variants: { height: { short: { height: '10rem' }, medium: { height: '16rem' }, tall: { height: '24rem' } } },
  defaultVariants: { height: 'medium' },
});

/** Charts run from left to right in every writing direction. */
export const drawing = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  direction: 'ltr',
});

/** Colour of each series; its shapes use `currentColor`. */
export const series = styleVariants(
  Object.fromEntries(chartColours.map(([light, dark], at) => [at, { color: `light-dark(${light}, ${dark})` }])),
);

export const rule = style({ stroke: vars.border.hairline, shapeRendering: 'crispEdges' });
export const zero = style({ stroke: vars.border.control, shapeRendering: 'crispEdges' });

export const axis = style({ fill: vars.text.secondary, fontSize: vars.size.xs, fontVariantNumeric: 'tabular-nums' });

export const name = style({ fill: vars.text.primary, fontSize: vars.size.xs, fontWeight: vars.weight.medium });

export const value = style({
  fill: vars.text.primary,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const trace = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinejoin: 'round' });

export const under = style({ fill: 'currentColor', opacity: 0.22 });

/** A gap in the background colour separates neighbours, also in print. */
export const shape = style({
  fill: 'currentColor',
  stroke: vars.surface.page,
  strokeWidth: 1,
  selectors: { 'g:focus-visible > &': { stroke: vars.focus, strokeWidth: 5, paintOrder: 'stroke' } },
});

/** Marker of a point in a dense series: visible while hovered or focused. */
export const shapeInHand = style([
  shape,
  { opacity: 0, selectors: { 'g:focus-visible > &': { opacity: 1 }, 'g:hover > &': { opacity: 1 } } },
]);

export const point = style({ cursor: 'default', outline: 0 });

export const hit = style({ fill: 'transparent' });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `4px ${vars.space.m}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size.xs,
});

export const legendItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const legendWords = style({ color: vars.text.primary });

export const tip = style({
  position: 'absolute',
  zIndex: 1,
  maxWidth: '14rem',
  padding: '6px 8px',
  borderRadius: '6px',
  background: vars.surface.overlay,
  boxShadow: vars.elevation,
  color: vars.text.primary,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});

export const tipTitle = style({ fontWeight: vars.weight.strong });

export const tipLine = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.m });

export const nothing = style({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  padding: vars.space.m,
  border: `1px dashed ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  color: vars.text.secondary,
  fontSize: vars.size.s,
  textAlign: 'center',
});

export const spark = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  width: '6rem',
  height: '1.5rem',
  overflow: 'visible',
});

export const tableFrame = style({
  minWidth: 0,
  overflowX: 'auto',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
});

export const cell = style({
  padding: '5px 12px',
  borderBottom: `1px solid ${vars.border.hairline}`,
  fontWeight: vars.weight.regular,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: {
    'th&:first-child': { textAlign: 'start' },
    'thead &': { color: vars.text.secondary, fontSize: vars.size.xs, fontWeight: vars.weight.medium },
    'tbody tr:last-child &': { borderBottom: 0 },
  },
});
