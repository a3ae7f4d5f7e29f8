import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { when } from '../theme/states';
import { vars } from '../theme/vars.css';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'stretch',
  flexShrink: 0,
  maxWidth: '18rem',
  minHeight: vars.control.s,
  border: `1px solid color-mix(in oklab, ${vars.accent.softInk} 18%, transparent)`,
  borderRadius: vars.radius.control,
  background: vars.accent.soft,
  color: vars.accent.softInk,
  fontSize: vars.size.s,
});

export const words = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minWidth: 0,
    padding: '3px 4px 3px 8px',
    border: 0,
    borderRadius: '7px 0 0 7px',
    background: 'none',
    lineHeight: '1.25rem',
    whiteSpace: 'nowrap',
    outline: 0,
  },
  variants: {
    isPressed: {
      true: {
        cursor: 'pointer',
        selectors: {
          [when.hovered]: { color: vars.text.primary },
          [when.focusVisible]: { outline: `2px solid ${vars.focus}`, outlineOffset: -1 },
        },
      },
    },
  },
});

export const label = style({ flexShrink: 0 });

export const value = style({ overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: vars.weight.medium });

export const remove = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  minWidth: vars.control.s,
  padding: 0,
  border: 0,
  borderRadius: '0 7px 7px 0',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  outline: 0,
  selectors: {
    [when.hovered]: { color: vars.text.primary },
    [when.focusVisible]: { outline: `2px solid ${vars.focus}`, outlineOffset: -1 },
  },
});
