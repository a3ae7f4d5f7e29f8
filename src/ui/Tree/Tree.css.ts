import { style } from '@vanilla-extract/css';
import { screen, when } from '../theme/states';
import { vars } from '../theme/vars.css';

export const tree = style({ minWidth: 0, fontSize: vars.size.m, outline: 0 });

export const item = style({
  borderRadius: vars.radius.control,
  outline: 0,
  cursor: 'default',
  selectors: {
    [when.hovered]: { background: vars.neutral.soft },
    [when.selected]: { background: vars.accent.soft },
    [when.focusVisible]: { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
    [when.disabled]: { opacity: 0.5 },
  },
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '2.25rem',
  padding: '3px 8px',
  paddingInlineStart: 'calc(4px + (var(--tree-item-level) - 1) * 20px)',
  '@media': { [screen.coarse]: { minHeight: '2.75rem', gap: 0, paddingBlock: 0 } },
});

export const turn = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '1.5rem',
  height: '1.5rem',
  padding: 0,
  border: 0,
  borderRadius: '6px',
  background: 'none',
  color: vars.text.secondary,
  cursor: 'pointer',
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '[data-expanded] &': { transform: 'rotate(90deg)' },
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    '[dir="rtl"] [data-expanded] &': { transform: 'rotate(90deg)' },
    [when.focusVisible]: { outline: `2px solid ${vars.focus}` },
  },
  '@media': { [screen.coarse]: { width: '2.75rem', height: '2.75rem' } },
});

export const gap = style({ flexShrink: 0, width: '1.5rem', '@media': { [screen.coarse]: { width: '2.75rem' } } });

export const check = style({
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  '@media': { [screen.coarse]: { minWidth: '2.75rem', minHeight: '2.75rem' } },
});

export const content = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const nothing = style({ padding: vars.space.l, color: vars.text.secondary });
