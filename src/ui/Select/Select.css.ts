import { globalStyle, style } from '@vanilla-extract/css';
import { box } from '../Field/Field.css';
import { itemNote, itemWords, tick } from '../Popover/Popover.css';
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
  },
});

export const chevron = style({ color: vars.text.secondary });

// The chosen option is drawn again in the field, without its tick and its note.
globalStyle(`${value} :is(${tick}, ${itemNote})`, { display: 'none' });
globalStyle(`${value} ${itemWords}`, { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' });
