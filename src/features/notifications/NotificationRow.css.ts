import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

/** Who, what, and what can be done with it, side by side. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.s,
  width: '100%',
});

/** Two lines of what was said. */
export const excerpt = style({
  display: '-webkit-box',
  overflow: 'hidden',
  margin: 0,
  color: vars.text.secondary,
  fontSize: vars.size.s,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
