import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { covered } from '../theme/covered.css';
import { offPaper } from '../theme/off-paper.css';
import { screen } from '../theme/states';
import { vars } from '../theme/vars.css';

const above = createVar();
const bandHeight = '3.25rem';
/** Where name, facts, tabs and acts have room in one line. */
const wide = '(min-width: 80rem)';

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
        '@media': { [screen.narrow]: { paddingTop: 0 } },
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
  '@media': { [screen.narrow]: { alignItems: 'center', columnGap: vars.space.s } },
});

export const words = style({
  flex: '1 1 18rem',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  // A short name leaves the acts their room beside it.
  '@media': { [screen.narrow]: { flexBasis: 'auto' } },
});

const titleHeight = 1.3;

/** Two lines of a title, with nothing beside them: however long it turns out to be, what stands below stays. */
export const lateWords = style([
  words,
  { '@media': { [screen.narrow]: { flexBasis: '100%', minHeight: `calc(2 * ${titleHeight} * ${vars.size.xl})` } } },
]);

export const title = style({
  fontSize: vars.size.xl,
  fontWeight: vars.weight.strong,
  lineHeight: titleHeight,
  letterSpacing: '-0.014em',
  overflowWrap: 'break-word',
});

export const description = style({
  color: vars.text.secondary,
  fontSize: vars.size.m,
  maxWidth: '46rem',
  textWrap: 'pretty',
});

export const actions = style([
  offPaper,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.s,
    order: 2,
  },
]);

const edge = keyframes({ to: { boxShadow: `0 1px 0 ${vars.border.hairline}` } });

const staysInSight = {
  position: 'sticky',
  top: above,
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minHeight: bandHeight,
  background: vars.surface.page,
} as const;

/** What slides under it needs an edge; nothing does before the page is scrolled. */
const edgeOnScroll = {
  '(animation-timeline: scroll())': {
    animation: `${edge} linear both`,
    animationTimeline: 'scroll()',
    animationRange: '0 2rem',
  },
} as const;

/** One line where all has room; else its parts stand on the page itself, so that the first of them can stay in sight. */
export const split = style({
  display: 'contents',
  '@media': {
    [wide]: { ...staysInSight, boxShadow: `inset 0 -1px 0 ${vars.border.hairline}` },
    print: { display: 'contents' },
  },
});

export const band = style({
  ...staysInSight,
  justifyContent: 'space-between',
  '@supports': edgeOnScroll,
  '@media': { [wide]: { display: 'contents' }, print: { position: 'static' } },
});

export const name = style({ flex: '1 1 0', minWidth: 0, paddingBottom: '3px' });

export const nameLine = style({ display: 'flex', alignItems: 'center', gap: '10px', minWidth: 0 });

/** The way here, where there is room beside the name. */
export const way = style({ flexShrink: 0, '@media': { [screen.narrow]: { display: 'none' } } });

/** A name that is written where it stands clips itself, and what is said of it has room below. */
export const lineName = style({
  flex: '1 1 auto',
  minWidth: 0,
  fontSize: vars.size.xl,
  fontWeight: vars.weight.strong,
  lineHeight: 1.3,
  letterSpacing: '-0.014em',
  '@media': { [screen.narrow]: { fontSize: vars.size.l } },
});

export const lineTitle = style([
  lineName,
  {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': { print: { whiteSpace: 'normal' } },
  },
]);

/** One line of facts, the most telling first: what has no room is not shown, and nothing is cut in half. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 6px',
  height: '1.375rem',
  overflow: 'hidden',
  color: vars.text.secondary,
  fontSize: vars.size.s,
  '@media': { print: { height: 'auto' } },
});

/** The tabs: beside the name where there is room, else a line of their own that scrolls away. */
export const parts = style({
  minWidth: 0,
  boxShadow: `inset 0 -1px 0 ${vars.border.hairline}`,
  marginTop: '-4px',
  '@media': { [wide]: { order: 1, alignSelf: 'flex-end', marginTop: 0, boxShadow: 'none' } },
});

export const content = style({
  minWidth: 0,
  paddingTop: '4px',
  vars: { [covered]: `calc(${above} + ${bandHeight})` },
});
