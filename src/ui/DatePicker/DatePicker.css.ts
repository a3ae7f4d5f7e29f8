import { style } from '@vanilla-extract/css';
import { inside } from '../Field/Field.css';
import { screen, when } from '../theme/states';
import { vars } from '../theme/vars.css';

// The order of day, month and year does not change in right-to-left text.
export const input = style({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  direction: 'ltr',
  selectors: { '[dir="rtl"] &': { justifyContent: 'flex-end' } },
});

export const segment = style({
  padding: '1px 2px',
  borderRadius: '4px',
  outline: 0,
  caretColor: 'transparent',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-type="literal"]': { padding: 0, color: vars.text.secondary },
    [when.placeholder]: { color: vars.text.secondary },
    [when.focused]: { background: vars.accent.fill, color: vars.accent.ink },
  },
  '@media': { [screen.coarse]: { fontSize: `max(1rem, ${vars.size.m})` } },
});

export const dialog = style({ padding: vars.space.m, outline: 0 });

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: vars.space.s,
});

export const month = style({ margin: 0, fontSize: vars.size.m, fontWeight: vars.weight.strong });

export const turn = style([inside, { selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }]);

export const weekday = style({
  width: '2.25rem',
  height: '1.75rem',
  color: vars.text.secondary,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
});

export const cell = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  margin: 1,
  borderRadius: vars.radius.control,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 0,
  selectors: {
    [when.hovered]: { background: vars.neutral.soft },
    '&[data-today]': { fontWeight: vars.weight.strong, boxShadow: `inset 0 0 0 1px ${vars.border.control}` },
    [when.selected]: { background: vars.accent.fill, color: vars.accent.ink, boxShadow: 'none' },
    [when.focusVisible]: { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
    '&[data-outside-month]': { display: 'none' },
    [when.disabled]: { opacity: 0.4, cursor: 'default' },
    '&[data-unavailable]': { textDecoration: 'line-through', cursor: 'default' },
  },
  '@media': { [screen.coarse]: { width: '2.5rem', height: '2.75rem' } },
});
