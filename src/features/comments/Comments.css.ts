import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

export const comments = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Who said it beside what was said. */
export const comment = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.s,
  borderRadius: vars.radius.control,
  scrollMargin: vars.space['2xl'],
  selectors: {
    '&[data-meant]': {
      outline: `1px solid ${vars.border.control}`,
      outlineOffset: vars.space.xs,
      background: vars.accent.soft,
    },
  },
});
