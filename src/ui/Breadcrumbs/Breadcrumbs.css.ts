import { style } from '@vanilla-extract/css';
import { screen, when } from '../theme/states';
import { vars } from '../theme/vars.css';

export const nav = style({ minWidth: 0, overflow: 'hidden' });

export const list = style({ display: 'flex', alignItems: 'center', minWidth: 0 });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  // Keeps at least one or two letters of a truncated name visible.
  minWidth: 'min(2.5rem, 20%)',
  flexShrink: 2,
  selectors: { '&:last-child': { minWidth: 0, flexShrink: 1 } },
});

export const link = style({
  display: 'block',
  minWidth: 0,
  padding: '2px 4px',
  overflow: 'hidden',
  borderRadius: '5px',
  color: vars.text.secondary,
  fontSize: vars.size.s,
  lineHeight: '1.25rem',
  textDecoration: 'none',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [screen.coarse]: { minWidth: '2.75rem', paddingBlock: '12px' } },
  selectors: {
    [when.hovered]: { color: vars.text.primary },
    [when.focusVisible]: { outline: `2px solid ${vars.focus}`, outlineOffset: -1 },
  },
});

export const here = style([
  link,
  {
    color: vars.text.secondary,
    selectors: { '&[aria-current]': { color: vars.text.primary, fontWeight: vars.weight.medium } },
  },
]);

export const chevron = style({
  flexShrink: 0,
  color: vars.text.secondary,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
