import { style } from '@vanilla-extract/css';
import { screen } from '#ui/theme/states';
import { vars } from '#ui/theme/vars.css';

/** What adds a step; the line goes by the room it has. */
export const create = style({ flex: 1, minWidth: 0, minHeight: vars.control.m, containerType: 'inline-size' });

export const count = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.m,
  color: vars.text.secondary,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // What adds a step needs the room of a phone.
  '@media': { [screen.narrow]: { selectors: { [`${create} + &`]: { display: 'none' } } } },
});
