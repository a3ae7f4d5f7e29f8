import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

export const medium = style({ fontWeight: vars.weight.medium });
export const note = style({
  display: 'block',
  color: vars.text.secondary,
  fontSize: vars.size.s,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.25rem',
});
