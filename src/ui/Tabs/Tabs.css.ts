import { style } from '@vanilla-extract/css';
import { offPaper } from '../theme/off-paper.css';
import { screen, when } from '../theme/states';
import { vars } from '../theme/vars.css';

export const tabs = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

/** Overflow scrolls horizontally, by touch or keyboard. */
export const list = style([
  offPaper,
  {
    display: 'flex',
    gap: vars.space.xs,
    minWidth: 0,
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    boxShadow: `inset 0 -1px 0 ${vars.border.hairline}`,
  },
]);

const chosen = { color: vars.text.primary, borderBlockEndColor: vars.accent.softInk };

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  flexShrink: 0,
  minHeight: vars.control.m,
  padding: '6px 8px',
  borderBlockEnd: '2px solid transparent',
  color: vars.text.secondary,
  fontSize: vars.size.m,
  fontWeight: vars.weight.medium,
  lineHeight: '1.25rem',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 0,
  selectors: {
    [when.hovered]: { color: vars.text.primary, borderBlockEndColor: vars.border.control },
    [when.selected]: chosen,
    [when.current]: chosen,
    [when.focusVisible]: { outline: `2px solid ${vars.focus}`, outlineOffset: -2, borderRadius: '6px' },
    [when.disabled]: { opacity: 0.5, cursor: 'default' },
  },
  '@media': { [screen.coarse]: { paddingInline: '12px' } },
});

export const count = style({
  minWidth: '1.25rem',
  padding: '0 5px',
  borderRadius: '999px',
  background: vars.neutral.soft,
  color: vars.neutral.softInk,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

export const panel = style({
  paddingBlockStart: vars.space.l,
  minWidth: 0,
  outline: 0,
  selectors: {
    [when.focusVisible]: { outline: `2px solid ${vars.focus}`, outlineOffset: 2, borderRadius: vars.radius.control },
  },
});
