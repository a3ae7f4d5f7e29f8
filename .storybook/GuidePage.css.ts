import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../src/ui/theme/vars.css';

export const pairs = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
});

export const example = style({
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  background: vars.surface.page,
  color: vars.text.primary,
});

export const shown = style({ display: 'grid', placeItems: 'center', minHeight: '8rem', padding: vars.space.l });

export const because = style({
  margin: 0,
  padding: `${vars.space.s} ${vars.space.m}`,
  borderTop: `2px solid`,
  fontSize: vars.size.s,
});

export const good = style({ borderTopColor: vars.positive.fill });
export const bad = style({ borderTopColor: vars.critical.fill });

globalStyle(`${because} strong`, { marginInlineEnd: vars.space.xs });

// A story on a page of prose stands on the product's own page, in the theme that the toolbar says.
globalStyle('.sbdocs .docs-story', { background: vars.surface.page, color: vars.text.primary });

// Our reset takes the marks of lists; prose keeps them.
globalStyle('.sbdocs-content > ol', { listStyle: 'decimal', paddingInlineStart: vars.space.xl });
