import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/vars.css';

// Side by side while their words have room, else below each other; what shows between them is the ground.
export const stats = style({
  display: 'flex',
  flexFlow: 'wrap',
  gap: '1px',
  margin: 0,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  background: vars.border.hairline,
});

export const stat = style({
  display: 'grid',
  flex: '5rem',
  alignContent: 'space-between',
  gap: vars.space.xs,
  padding: vars.space.l,
  background: vars.surface.raised,
});

export const name = style({ color: vars.text.secondary, fontSize: vars.size.s });

export const figure = recipe({
  base: { margin: 0, fontSize: vars.size['2xl'], fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' },
  variants: { isAlarming: { true: { color: vars.critical.softInk } } },
});

export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 1024px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const column = style({ display: 'grid', gap: vars.space.xl, gridTemplateColumns: 'minmax(0, 1fr)' });

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
