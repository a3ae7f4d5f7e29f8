import { style } from '@vanilla-extract/css';
import { when } from '../theme/states';
import { vars } from '../theme/vars.css';

/** A floating panel beside its trigger: options, menus, the calendar. */
export const popover = style({
  minWidth: 'min(12rem, calc(100vw - 24px))',
  maxWidth: 'calc(100vw - 24px)',
  overflow: 'auto',
  borderRadius: '10px',
  background: vars.surface.overlay,
  color: vars.text.primary,
  boxShadow: vars.elevation,
  outline: 0,
  transition: `opacity ${vars.motion.quick} ${vars.motion.ease}, transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    [when.entering]: { opacity: 0, transform: 'translateY(-4px)' },
    [when.exiting]: { opacity: 0 },
    '&[data-trigger="Select"]': { minWidth: 'var(--trigger-width)' },
  },
});

export const list = style({ padding: '4px', outline: 0 });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: vars.control.s,
  padding: '5px 8px',
  borderRadius: '6px',
  color: vars.text.primary,
  fontSize: vars.size.m,
  lineHeight: '1.25rem',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 0,
  selectors: {
    [when.focused]: { background: vars.neutral.soft },
    [when.hovered]: { background: vars.neutral.soft },
    [when.focusVisible]: { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
    [when.disabled]: { opacity: 0.5, cursor: 'default' },
  },
});

export const itemIcon = style({ display: 'grid', color: vars.text.secondary });

export const itemWords = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });

export const itemNote = style({ color: vars.text.secondary, fontSize: vars.size.xs, lineHeight: '1rem' });

/** An invisible checkmark keeps its space, so that labels align. */
export const tick = style({
  display: 'grid',
  marginInlineStart: 'auto',
  color: vars.accent.softInk,
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
});

export const content = style({ maxWidth: '26rem', padding: vars.space.m, fontSize: vars.size.m, outline: 0 });
