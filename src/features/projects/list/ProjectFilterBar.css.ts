import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

const narrow = '(max-width: 47.99rem)';

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s });

export const search = style({
  flex: '1 1 14rem',
  minInlineSize: 0,
  maxInlineSize: '24rem',
  '@media': { [narrow]: { maxInlineSize: 'none', flexBasis: '100%' } },
});

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  marginInlineStart: 'auto',
});

// A select takes the whole of its place.
export const choice = style({ inlineSize: '12.5rem' });
