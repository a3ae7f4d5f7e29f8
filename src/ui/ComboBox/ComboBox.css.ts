import { style } from '@vanilla-extract/css';
import { popover as floating } from '../Popover/Popover.css';
import { vars } from '../theme/vars.css';

export const popover = style([floating, { minWidth: 'var(--trigger-width)', maxHeight: '20rem' }]);

/** Its window lays it out. */
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

/** Takes no room of its own. */
export const around = style({ display: 'contents' });
