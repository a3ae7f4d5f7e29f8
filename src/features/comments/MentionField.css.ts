import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/vars.css';

export const around = style({ position: 'relative', width: '100%' });

export const list = recipe({
  base: {
    position: 'absolute',
    zIndex: 1,
    insetInlineStart: 0,
    width: 'min(20rem, 100%)',
    padding: vars.space.xs,
    borderRadius: vars.radius.control,
    background: vars.surface.overlay,
    boxShadow: vars.elevation,
  },
  variants: {
    isBelow: {
      true: { top: `calc(100% + ${vars.space.xs})` },
      false: { bottom: `calc(100% + ${vars.space.xs})` },
    },
  },
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: vars.control.m,
  padding: '4px 8px',
  borderRadius: '6px',
  color: vars.text.primary,
  fontSize: vars.size.m,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { outline: `2px solid ${vars.focus}`, outlineOffset: -2, background: vars.neutral.soft },
  },
});
