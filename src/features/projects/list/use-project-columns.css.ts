import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

export const progress = style({
  display: 'grid',
  gridTemplateColumns: '6rem auto',
  alignItems: 'center',
  inlineSize: 'max-content',
  gap: vars.space.s,
  color: vars.text.secondary,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
});
