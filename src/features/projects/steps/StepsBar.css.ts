import { style } from '@vanilla-extract/css';
import { screen } from '#ui/theme/states';
import { vars } from '#ui/theme/vars.css';

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s });

// On a phone it leaves room for two buttons beside it, and none for what stands before it.
export const search = style({
  flex: '1 1 12rem',
  minWidth: '10rem',
  '@media': { [screen.narrow]: { flexBasis: 'calc(100% - 8rem)', minWidth: '8rem' } },
});

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
  gap: vars.space.s,
  width: '100%',
  maxWidth: '60rem',
  '@media': { [screen.narrow]: { gridTemplateColumns: '1fr 1fr' } },
});

export const create = style({ minHeight: vars.control.medium });

export const awaitedRow = style({
  width: '100%',
  height: vars.control.medium,
  '@media': { [screen.narrow]: { height: `calc(2 * ${vars.control.medium} + ${vars.space.s})` } },
});

export const awaited = style({ height: vars.control.medium });

export const selection = style({
  position: 'sticky',
  bottom: vars.space.m,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  padding: vars.space.s,
  borderRadius: vars.radius.card,
  background: vars.surface.overlay,
  boxShadow: vars.elevation,
});
