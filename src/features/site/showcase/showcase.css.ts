import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/vars.css';

export const card = style({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 });

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  overflow: 'clip',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  alignItems: 'start',
  padding: `${vars.space.m} ${vars.space.l}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
});

export const words = style({ display: 'grid', gap: '2px', minInlineSize: 0 });

export const name = recipe({
  base: { overflowWrap: 'anywhere', fontWeight: vars.weight.medium },
  variants: { isDone: { true: { color: vars.text.secondary, textDecoration: 'line-through' } } },
});

export const facts = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.m}`,
});

/** A project in a window: its steps are a table where there is room for one. */
export const project = style({ containerType: 'inline-size' });

const table = '(min-width: 600px)';
export const onNarrow = style({ '@container': { [table]: { display: 'none' } } });
export const onWide = style({ display: 'none', '@container': { [table]: { display: 'block' } } });
