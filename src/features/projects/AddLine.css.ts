import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  alignItems: 'start',
  gap: vars.space.s,
});
