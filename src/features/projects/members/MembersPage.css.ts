import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

/** Who is in it beside who is asked to come; one below the other where both would be cramped. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.xl,
  '@media': { '(min-width: 72rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
