import { style } from '@vanilla-extract/css';
import { screen } from '../theme/states';
import { vars } from '../theme/vars.css';

/** The single input is transparent and covers the cells that show its value. */
export const box = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.s,
  width: 'fit-content',
  maxWidth: '100%',
  // Codes are left-to-right in every writing direction.
  direction: 'ltr',
});

export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'transparent',
  caretColor: 'transparent',
  fontFamily: vars.font.mono,
  fontSize: '1rem',
  letterSpacing: '1.5em',
  outline: 0,
  cursor: 'text',
  ':focus-visible': { outline: 0 },
  '::selection': { background: 'transparent', color: 'transparent' },
  selectors: { '&:-webkit-autofill': { WebkitTextFillColor: 'transparent', transition: 'background-color 100000s' } },
});

export const cell = style({
  display: 'grid',
  placeItems: 'center',
  flex: '0 1 2.5rem',
  width: '2.5rem',
  minWidth: 0,
  height: '3rem',
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  fontSize: vars.size.xl,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    // Splits the code into two groups of three.
    '&:nth-of-type(3)': { marginInlineEnd: vars.space.s },
    '[data-invalid] > &': { borderColor: vars.critical.softInk },
    '[data-focus-within] > &[data-current]': { borderColor: vars.focus, outline: `1px solid ${vars.focus}` },
    '[data-disabled] > &': { opacity: 0.5 },
  },
  '@media': { [screen.coarse]: { height: '3.25rem' } },
});
