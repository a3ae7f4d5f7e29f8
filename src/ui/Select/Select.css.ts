import { style } from '@vanilla-extract/css';
import { box } from '../Field/Field.css';
import { vars } from '../theme/vars.css';

export const trigger = style([
  box,
  {
    font: 'inherit',
    fontSize: vars.size.m,
    cursor: 'pointer',
    selectors: { '[data-invalid] > &': { borderColor: vars.critical.softInk } },
  },
]);

export const value = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  flex: 1,
  minWidth: 0,
  selectors: {
    '&[data-placeholder]': { color: vars.text.secondary },
  },
});

// Defined here, because importing the options' stylesheet would load it on every page with a field.
export const icon = style({ display: 'grid', color: vars.text.secondary });

export const words = style({ overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' });

export const chevron = style({ color: vars.text.secondary });
