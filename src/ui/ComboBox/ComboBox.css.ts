import { style } from '@vanilla-extract/css';
import { popover as floating } from '../Popover/Popover.css';
import { vars } from '../theme/vars.css';

export const popover = style([floating, { minWidth: 'var(--trigger-width)', maxHeight: '20rem' }]);

/** Layout comes from the virtualizer. */
export const longList = style({ outline: 0 });

export const empty = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  padding: '6px 8px',
  color: vars.text.secondary,
  fontSize: vars.size.m,
  overflowWrap: 'anywhere',
});

/** Generates no box of its own. */
export const around = style({ display: 'contents' });
