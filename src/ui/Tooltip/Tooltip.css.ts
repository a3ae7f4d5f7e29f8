import { style } from '@vanilla-extract/css';
import { when } from '../theme/states';
import { vars } from '../theme/vars.css';

export const tooltip = style({
  maxWidth: 'min(16rem, calc(100vw - 24px))',
  padding: '4px 8px',
  borderRadius: '6px',
  background: vars.neutral.fill,
  color: vars.neutral.ink,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
  lineHeight: '1rem',
  transition: `opacity ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { [when.entering]: { opacity: 0 }, [when.exiting]: { opacity: 0 } },
});
