import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: '4px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const person = style({
  display: 'grid',
  borderRadius: '50%',
  // A ring that separates overlapping avatars.
  boxShadow: `0 0 0 2px ${vars.surface.raised}`,
  background: vars.surface.raised,
  selectors: { '&:not(:first-child)': { marginInlineStart: '-6px' } },
});

export const rest = style({
  marginInlineStart: vars.space.s,
  color: vars.text.secondary,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
});
