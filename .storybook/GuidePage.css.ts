import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../src/ui/theme/vars.css';

/** Two beside each other share their rows, so that the reasons begin at one height. */
export const pairs = style({
  display: 'grid',
  columnGap: vars.space.l,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  marginBlockEnd: vars.space.l,
});

export const example = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  marginBlockEnd: vars.space.m,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  background: vars.surface.page,
  color: vars.text.primary,
  fontFamily: vars.font.sans,
  fontSize: vars.size.m,
});

/** What has no width of its own takes all there is. */
export const shown = style({
  display: 'flow-root',
  alignContent: 'center',
  minWidth: 0,
  minHeight: '8rem',
  padding: vars.space.l,
});

/** A pattern on the product's own page. */
export const picture = style({
  padding: vars.space.l,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.surface.page,
  color: vars.text.primary,
  fontFamily: vars.font.sans,
  fontSize: vars.size.m,
});

export const because = style({
  margin: 0,
  padding: `${vars.space.s} ${vars.space.m}`,
  borderTop: `2px solid`,
  fontSize: vars.size.s,
});

export const good = style({ borderTopColor: vars.positive.fill });
export const bad = style({ borderTopColor: vars.critical.fill });

globalStyle(`${because} strong`, { marginInlineEnd: vars.space.xs });

export const tokens = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: `${vars.space.xs} ${vars.space.l}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.text.primary,
  fontFamily: vars.font.sans,
  fontSize: vars.size.s,
});

export const token = style({ display: 'flex', alignItems: 'center', gap: vars.space.s, minWidth: 0 });
export const swatch = style({
  flexShrink: 0,
  width: '1rem',
  height: '1rem',
  border: `1px solid ${vars.border.control}`,
  borderRadius: '4px',
});
export const figure = style({ color: vars.text.secondary, overflowWrap: 'anywhere' });

// A story on a page of prose stands on the product's own page, in the theme that the toolbar says.
globalStyle('.sbdocs .docs-story', { background: vars.surface.page, color: vars.text.primary });

// Our reset takes the marks of lists; prose keeps them.
globalStyle('.sbdocs-content > ol', { listStyle: 'decimal', paddingInlineStart: vars.space.xl });

globalStyle('.sbdocs-content > * + h2', { marginBlockStart: vars.space.xl });

// No zebra: a row of three keys needs no help to be followed.
globalStyle('.sbdocs-content > table tr:nth-of-type(n)', { background: 'none' });
