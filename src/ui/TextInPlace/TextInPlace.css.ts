import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { screen } from '../theme/states';
import { vars } from '../theme/vars.css';

/** Text and editor share the same box, to avoid a layout shift. */
export const box = recipe({
  base: {
    display: 'block',
    width: 'calc(100% + 12px)',
    minWidth: 0,
    margin: '-3px -6px',
    padding: '3px 6px',
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    letterSpacing: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    ':focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: '0' },
  },
  variants: {
    isOpen: {
      true: {
        resize: 'none',
        fieldSizing: 'content',
        background: vars.surface.raised,
        outline: `2px solid ${vars.focus}`,
        '::placeholder': { color: vars.text.secondary, opacity: 1 },
        '@media': { [screen.coarse]: { fontSize: 'max(1rem, 1em)' } },
        selectors: { '&[aria-invalid="true"]': { outlineColor: vars.critical.softInk } },
      },
      false: {
        cursor: 'text',
        ':hover': { background: vars.neutral.soft },
        '@media': { print: { width: '100%', marginInline: 0, paddingInline: 0 } },
      },
    },
    isMultiline: {
      true: { minHeight: vars.control.m, paddingBlock: '6px', lineHeight: '1.375rem' },
      false: { '@media': { [screen.coarse]: { minHeight: '44px' } } },
    },
    isClipped: {
      true: {
        overflow: 'hidden',
        overflowWrap: 'normal',
        textOverflow: 'ellipsis',
        whiteSpace: 'pre',
        // The negative margin enlarges the touch target without moving the surroundings.
        '@media': { [screen.coarse]: { marginBlock: '-10px', paddingBlock: '10px' } },
      },
    },
    isEmpty: { true: { color: vars.text.secondary } },
  },
});

export const foot = style({
  display: 'block',
  paddingTop: '8px',
  color: vars.text.secondary,
  fontSize: vars.size.s,
  fontWeight: vars.weight.regular,
  lineHeight: 1.4,
  letterSpacing: 'normal',
});

export const error = style([foot, { color: vars.critical.softInk }]);
