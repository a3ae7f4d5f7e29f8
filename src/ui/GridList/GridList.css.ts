import { globalStyle, style } from '@vanilla-extract/css';
import { screen, when } from '../theme/states';
import { vars } from '../theme/vars.css';

export const list = style({
  minWidth: 0,
  padding: '4px',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  outline: 0,
  selectors: {
    // A dialog with only this list needs no second frame.
    '[data-frameless] &': { padding: 0, border: 0, background: 'none' },
    '&[data-drop-target]': { outline: `2px solid ${vars.accent.fill}`, outlineOffset: -1 },
    [when.focusVisible]: { outline: `2px solid ${vars.focus}`, outlineOffset: -1 },
  },
});

export const item = style({
  position: 'relative',
  borderRadius: vars.radius.control,
  fontSize: vars.size.m,
  outline: 0,
  selectors: {
    '&[data-hovered][data-href], &[data-hovered][data-selection-mode]': { background: vars.neutral.soft },
    [when.selected]: { background: vars.accent.soft },
    [when.focusVisible]: { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
    '&[data-dragging]': { opacity: 0.5 },
    [when.disabled]: { opacity: 0.5 },
  },
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '2.5rem',
  padding: '4px 8px',
  '@media': { [screen.coarse]: { minHeight: '2.75rem' } },
});

export const content = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const handle = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.75rem',
  marginInlineStart: '-4px',
  padding: 0,
  border: 0,
  borderRadius: '6px',
  background: 'none',
  color: vars.text.secondary,
  cursor: 'grab',
  selectors: {
    [when.focusVisible]: { outline: `2px solid ${vars.focus}` },
    [when.hovered]: { color: vars.text.primary },
  },
  '@media': { [screen.coarse]: { width: '2.75rem', height: '2.75rem' } },
});

export const check = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '1.5rem',
  minHeight: '1.5rem',
  cursor: 'pointer',
  '@media': { [screen.coarse]: { minWidth: '2.75rem', minHeight: '2.75rem' } },
});

export const tick = style({
  color: vars.accent.softInk,
  visibility: 'hidden',
  selectors: { '[data-selected] &': { visibility: 'visible' } },
});

export const nothing = style({ padding: vars.space.l, color: vars.text.secondary, textAlign: 'center' });

globalStyle(`${list} .react-aria-DropIndicator, [data-trama-board] .react-aria-DropIndicator`, {
  height: 2,
  borderRadius: 2,
  background: 'transparent',
  outline: 0,
});
globalStyle(
  `${list} .react-aria-DropIndicator[data-drop-target], [data-trama-board] .react-aria-DropIndicator[data-drop-target]`,
  {
    background: vars.accent.fill,
  },
);
