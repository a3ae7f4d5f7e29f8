import { style } from '@vanilla-extract/css';
import { screen } from '../theme/states';
import { vars } from '../theme/vars.css';

const mark = (shape: string) =>
  ({
    content: '',
    position: 'absolute',
    inset: '2px',
    background: vars.accent.ink,
    clipPath: shape,
  }) as const;

export const box = style({
  position: 'relative',
  width: '1.125rem',
  height: '1.125rem',
  margin: 0,
  border: `1px solid ${vars.border.control}`,
  borderRadius: '5px',
  background: vars.surface.raised,
  appearance: 'none',
  cursor: 'pointer',
  // Enlarges the touch target beyond the visible box.
  '@media': { [screen.coarse]: { '::after': { content: '', position: 'absolute', inset: '-14px' } } },
  selectors: {
    '&:disabled': { opacity: 0.5, cursor: 'default' },
    '&:is(:checked, :indeterminate)': { borderColor: vars.accent.fill, background: vars.accent.fill },
    '&:checked::before': mark('polygon(8% 50%, 20% 37%, 40% 57%, 79% 14%, 92% 26%, 40% 83%)'),
    '&:indeterminate::before': mark('polygon(14% 42%, 86% 42%, 86% 58%, 14% 58%)'),
  },
});
