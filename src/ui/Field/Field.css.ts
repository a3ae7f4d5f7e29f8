import { createVar, style } from '@vanilla-extract/css';
import { screen, when } from '../theme/states';
import { vars } from '../theme/vars.css';

export const field = style({ display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0, width: '100%' });

export const label = style({
  display: 'flex',
  gap: '4px',
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  lineHeight: 1.4,
  color: vars.text.primary,
  selectors: {
    // The star is hidden from screen readers, which announce the field as required.
    '&[data-required="true"]::after': { content: ['"*"', '"*" / ""'], color: vars.critical.softInk },
  },
});

export const note = style({ fontSize: vars.size.s, lineHeight: 1.4, color: vars.text.secondary });

export const error = style({
  display: 'flex',
  gap: '6px',
  fontSize: vars.size.s,
  lineHeight: 1.4,
  color: vars.critical.softInk,
});

export const errorIcon = style({ display: 'grid', alignItems: 'center', height: '1.4em' });

/** The box around an input, a group of segments or a select's button. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  width: '100%',
  minHeight: vars.control.m,
  padding: '0 11px',
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  color: vars.text.primary,
  fontSize: vars.size.m,
  lineHeight: '1.25rem',
  textAlign: 'start',
  cursor: 'text',
  selectors: {
    [when.hovered]: { borderColor: vars.text.secondary },
    // Read-only: no fill and a faint border, but full text contrast.
    '[data-readonly] > &': { borderColor: vars.border.hairline, background: 'none' },
    [when.invalid]: { borderColor: vars.critical.softInk },
    [when.focusWithin]: { borderColor: vars.focus, outline: `1px solid ${vars.focus}` },
    [when.focusVisible]: { borderColor: vars.focus, outline: `1px solid ${vars.focus}` },
    [`${when.invalid}[data-focus-within]`]: { borderColor: vars.focus },
    [when.disabled]: { opacity: 0.5, cursor: 'default' },
  },
});

/** Around a text area: the resize handle is in the corner of the box. */
export const tallBox = style([box, { paddingInline: '0 3px', paddingBottom: '3px' }]);

/** Buttons inside the box align near its edge. */
export const endsInButton = style({ paddingInlineEnd: '3px' });

export const input = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  alignSelf: 'stretch',
  padding: '7px 0',
  border: 0,
  outline: 0,
  background: 'none',
  textOverflow: 'ellipsis',
  ':focus-visible': { outline: 0 },
  '::-webkit-search-cancel-button': { display: 'none' },
  selectors: {
    // Overrides the browser's autofill background.
    '&:-webkit-autofill': {
      WebkitTextFillColor: vars.text.primary,
      caretColor: vars.text.primary,
      transition: 'background-color 100000s step-end',
    },
  },
  '@media': { [screen.coarse]: { fontSize: `max(1rem, ${vars.size.m})` } },
});

/** Minimum number of lines. */
export const rows = createVar();

export const area = style([
  input,
  {
    paddingBlock: '7px 4px',
    paddingInline: '11px 8px',
    minHeight: `calc(${rows} * 1.45em + 11px)`,
    resize: 'vertical',
    lineHeight: 1.45,
    fieldSizing: 'content',
  } as object,
]);

export const affix = style({
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** A small button inside the box. */
export const inside = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '1.75rem',
  height: '1.75rem',
  padding: 0,
  border: 0,
  borderRadius: '6px',
  background: 'none',
  color: vars.text.secondary,
  cursor: 'pointer',
  selectors: {
    [when.hovered]: { background: vars.neutral.soft, color: vars.text.primary },
    [when.pressed]: { background: vars.neutral.soft, color: vars.text.primary },
    [when.focusVisible]: { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
    [when.disabled]: { cursor: 'default' },
    // Hides buttons that would open or step a read-only value.
    '[data-readonly] &[data-disabled]': { display: 'none' },
  },
  // On touch screens the whole frame is the target.
  '@media': {
    [screen.coarse]: {
      position: 'relative',
      width: '2.625rem',
      height: '2.5rem',
      '::after': { content: '', position: 'absolute', inset: '-2px' },
    },
  },
});
