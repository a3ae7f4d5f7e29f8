import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const divider = style({
  width: '100%',
  margin: 0,
  border: 0,
  borderTop: `1px solid ${vars.border.hairline}`,
});
