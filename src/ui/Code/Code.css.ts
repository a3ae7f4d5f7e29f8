import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const code = style({
  padding: '1px 5px',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: '5px',
  background: vars.surface.sunken,
  color: vars.text.primary,
  fontFamily: vars.font.mono,
  fontSize: '0.92em',
  overflowWrap: 'anywhere',
});
