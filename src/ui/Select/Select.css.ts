import { style } from '@vanilla-extract/css';
import { box } from '../Field/Field.css';
import { tick } from '../Popover/Popover.css';
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
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  selectors: {
    '&[data-placeholder]': { color: vars.text.secondary },
    // The chosen option is drawn again here, without its tick and note.
    [`& ${tick}`]: { display: 'none' },
  },
});

export const chevron = style({ color: vars.text.secondary });
