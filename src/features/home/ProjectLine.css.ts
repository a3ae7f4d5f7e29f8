import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

export const line = style({
  display: 'grid',
  gap: vars.space.s,
  padding: `${vars.space.m} ${vars.space.l}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
});
