import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { covered } from '../theme/covered.css';
import { screen } from '../theme/states';
import { vars } from '../theme/vars.css';

const above = createVar();
const bandHeight = '2.75rem';

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
    isTight: {
      true: {
        gap: '4px',
        paddingTop: '4px',
        vars: { [above]: fallbackVar(covered, '0px') },
      },
    },
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

/** Its parts stand on the page itself, so that the first of them can stay in sight to the page's end. */
export const split = style({ display: 'contents' });

const edge = keyframes({ to: { boxShadow: `0 1px 0 ${vars.border.hairline}` } });

export const band = style({
  position: 'sticky',
  top: above,
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minHeight: bandHeight,
  background: vars.surface.page,
  '@supports': {
    // What slides under it needs an edge; nothing does before the page is scrolled.
    '(animation-timeline: scroll())': {
      animation: `${edge} linear both`,
      animationTimeline: 'scroll()',
      animationRange: '0 2rem',
    },
  },
  '@media': { print: { position: 'static' } },
});

export const name = style({ display: 'flex', alignItems: 'center', gap: vars.space.s, minWidth: 0 });

/** The way here, where there is room beside the name. */
export const way = style({ flexShrink: 0, '@media': { [screen.narrow]: { display: 'none' } } });

export const lineTitle = style({
  minWidth: 0,
  overflow: 'hidden',
  fontSize: vars.size.xl,
  fontWeight: vars.weight.strong,
  lineHeight: 1.4,
  letterSpacing: '-0.014em',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [screen.narrow]: { fontSize: vars.size.l }, print: { whiteSpace: 'normal' } },
});

/** The tabs, and at the end of their line the facts; where there is no room, the facts come first. */
export const below = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  gap: `0 ${vars.space.l}`,
  boxShadow: `inset 0 -1px 0 ${vars.border.hairline}`,
});

export const parts = style({ flex: '1 1 20rem', minWidth: 0 });

export const facts = style({ minWidth: 0, color: vars.text.secondary, fontSize: vars.size.m });

export const content = style({
  minWidth: 0,
  paddingTop: '4px',
  vars: { [covered]: `calc(${above} + ${bandHeight})` },
});
