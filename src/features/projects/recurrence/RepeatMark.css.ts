import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

export const mark = style({ display: 'inline-flex', alignItems: 'center', color: vars.text.secondary });

/** The icon and the word of how a step repeats. */
export const rule = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  color: vars.text.secondary,
  fontSize: vars.size.s,
  whiteSpace: 'nowrap',
});
