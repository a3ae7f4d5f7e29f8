import { style } from '@vanilla-extract/css';
import { screen } from '#ui/theme/states';
import { vars } from '#ui/theme/vars.css';

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: '1.75rem',
  '@media': { [screen.coarse]: { minBlockSize: '2.75rem' } },
  borderRadius: vars.radius.control,
  color: vars.text.primary,
  fontSize: vars.size.l,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
});

export const mark = style({ inlineSize: '1.5rem', blockSize: '1.5rem', flexShrink: 0 });
