import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/vars.css';

// A row is as wide as its list lets it be, on a page of its own or beside something else.
const roomy = '(min-width: 46rem)';

export const list = style({
  containerType: 'inline-size',
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
  '@container': {
    [roomy]: { gridTemplateColumns: 'auto minmax(0, 1fr) 9rem 14rem', alignItems: 'center' },
  },
});

export const tick = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '1.5rem',
  minHeight: '1.5rem',
  '@container': { [roomy]: { gridRow: 1 } },
});

export const words = style({ display: 'grid', gap: '2px', minWidth: 0 });

export const name = recipe({
  base: { overflowWrap: 'anywhere', fontWeight: vars.weight.medium },
  variants: { isDone: { true: { color: vars.text.secondary, textDecoration: 'line-through' } } },
});

export const about = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.m });

export const facts = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.m}`,
  '@container': { [roomy]: { display: 'contents' } },
});
