import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

export const around = style({ position: 'relative', width: '100%' });

/** Above what is typed: below it there may be no room left. */
export const list = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: 0,
  bottom: `calc(100% + ${vars.space.xs})`,
  width: 'min(20rem, 100%)',
  padding: vars.space.xs,
  borderRadius: vars.radius.control,
  background: vars.surface.overlay,
  boxShadow: vars.elevation,
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
