import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const kind = style({ display: 'inline-flex', flexShrink: 0 });

export const question = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.s}`,
  fontSize: vars.size.s,
});
