import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

/** Words and their acts beside each other, on a phone too. */
export const line = style({
  display: 'grid',
  gap: vars.space.s,
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
});

export const acts = style({ display: 'flex', alignItems: 'center', justifyContent: 'end', gap: vars.space.s });
