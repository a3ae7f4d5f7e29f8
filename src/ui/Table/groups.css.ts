import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/vars.css';

export const groupCell = recipe({
  base: {
    position: 'sticky',
    insetInlineStart: 0,
    padding: '2px 8px',
    borderBottom: `1px solid ${vars.border.hairline}`,
    background: vars.surface.page,
    outline: 0,
  },
  variants: { kind: { head: {}, more: { background: 'inherit' } } },
});

export const groupHead = recipe({
  base: {
    position: 'sticky',
    insetInlineStart: '8px',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    maxWidth: '100%',
    minHeight: vars.control.m,
    paddingInline: '4px 8px',
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    fontWeight: vars.weight.medium,
    color: vars.text.primary,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 } },
    '@media': { '(hover: hover)': { ':hover': { background: vars.neutral.soft } } },
  },
  variants: { kind: { head: {}, more: { color: vars.accent.softInk } } },
});

export const groupNote = style({
  color: vars.text.secondary,
  fontSize: vars.size.s,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

export const chevron = recipe({
  base: { display: 'grid', color: vars.text.secondary, transform: 'rotate(90deg)' },
  variants: {
    isFolded: { true: { transform: 'none', selectors: { '[dir="rtl"] &': { transform: 'rotate(180deg)' } } } },
  },
});
