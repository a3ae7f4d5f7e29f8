import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

/** The state of things beside what happened; one below the other where it is narrow. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.xl,
  '@media': { '(min-width: 64rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  gap: vars.space.m,
});

export const people = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
