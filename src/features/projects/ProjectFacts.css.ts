import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: vars.space.l,
  margin: 0,
});

export const fact = style({ display: 'grid', gap: vars.space.xs, alignContent: 'start' });

export const name = style({ color: vars.text.secondary, fontSize: vars.size.s });

export const value = style({ margin: 0, minInlineSize: 0 });
