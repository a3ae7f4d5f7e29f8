import { style } from '@vanilla-extract/css';
import { screen } from '#ui/theme/states';
import { vars } from '#ui/theme/vars.css';

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  gap: vars.space.m,
});

// A figure alone is smaller than a touch target.
export const figure = style({ '@media': { [screen.coarse]: { display: 'inline-block', minInlineSize: '2.75rem' } } });
