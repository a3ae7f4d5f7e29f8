import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const skip = style({
  position: 'fixed',
  top: '8px',
  insetInlineStart: '8px',
  zIndex: 300,
  padding: '8px 14px',
  borderRadius: vars.radius.control,
  background: vars.accent.fill,
  color: vars.accent.ink,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
});
