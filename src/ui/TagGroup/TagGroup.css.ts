import { style } from '@vanilla-extract/css';
import { screen, when } from '../theme/states';
import { vars } from '../theme/vars.css';

export const group = style({ display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0, maxWidth: '100%' });

export const label = style({ fontSize: vars.size.s, fontWeight: vars.weight.medium, lineHeight: 1.4 });

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: '4px', outline: 0 });

export const empty = style({ color: vars.text.secondary, fontSize: vars.size.s });

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  maxWidth: '100%',
  minHeight: '1.5rem',
  padding: '1px 7px',
  border: `1px solid color-mix(in oklab, ${vars.neutral.softInk} 16%, transparent)`,
  borderRadius: '6px',
  background: vars.neutral.soft,
  color: vars.neutral.softInk,
  fontSize: vars.size.s,
  lineHeight: '1.25rem',
  textDecoration: 'none',
  outline: 0,
  selectors: {
    '&[data-allows-removing]': { paddingInlineEnd: 0 },
    '&[data-href]': { cursor: 'pointer' },
    [when.focusVisible]: { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
    [when.disabled]: { opacity: 0.5 },
  },
  // A tag in a group is a touch target, a standalone one is not.
  '@media': { [screen.coarse]: { selectors: { '&[role]': { minHeight: '2.75rem' } } } },
});

export const words = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const remove = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '1.5rem',
  height: '1.5rem',
  margin: '-1px 0',
  padding: 0,
  border: 0,
  borderRadius: '5px',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  outline: 0,
  selectors: { [when.hovered]: { color: vars.text.primary } },
  '@media': { [screen.coarse]: { width: '2.75rem', height: '2.75rem' } },
});
