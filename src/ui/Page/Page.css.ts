import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/vars.css';

export const page = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.l,
    width: '100%',
    minWidth: 0,
    marginInline: 'auto',
    padding: `clamp(16px, 2.5vw, 28px) clamp(16px, 3vw, 32px) ${vars.space['2xl']}`,
    '@media': { print: { padding: 0 } },
  },
  variants: {
    width: { text: { maxWidth: vars.width.text }, page: { maxWidth: vars.width.page }, full: {} },
  },
  defaultVariants: { width: 'page' },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space.m} ${vars.space.l}`,
});

export const words = style({
  flex: '1 1 18rem',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
});

export const title = style({
  fontSize: vars.size.xl,
  fontWeight: vars.weight.strong,
  lineHeight: 1.3,
  letterSpacing: '-0.014em',
  overflowWrap: 'break-word',
});

export const description = style({
  color: vars.text.secondary,
  fontSize: vars.size.m,
  maxWidth: '46rem',
  textWrap: 'pretty',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  '@media': { print: { display: 'none' } },
});
