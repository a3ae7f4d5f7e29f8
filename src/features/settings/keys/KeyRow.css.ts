import { style } from '@vanilla-extract/css';
import { screen } from '#ui/theme/states';
import { vars } from '#ui/theme/vars.css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  minHeight: '2.25rem',
  '@media': { [screen.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const acts = style({
  display: 'flex',
  justifyContent: 'flex-end',
  minWidth: '9.5rem',
  '@media': { [screen.narrow]: { gridArea: '1 / 2 / span 2', minWidth: 0 } },
});

export const wide = style({ gridColumn: '1 / -1' });
