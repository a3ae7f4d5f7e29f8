import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/vars.css';
import { wide } from '../site.css';

export const hero = style({
  display: 'grid',
  gap: vars.space['2xl'],
  paddingBlock: 'clamp(2.5rem, 6vw, 5rem)',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: '4rem', alignItems: 'center' } },
});

/** The cloth, with the product lying on it. */
export const stage = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '100%',
  margin: 0,
  padding: `${vars.space.l} ${vars.space.m} 0`,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.border.hairline}`,
  background: vars.surface.sunken,
  '@media': { [wide]: { padding: `${vars.space['2xl']} 0 0 ${vars.space['2xl']}` } },
});

export const window = style({
  position: 'relative',
  overflow: 'hidden',
  maxBlockSize: '30rem',
  padding: vars.space.l,
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
  background: vars.surface.raised,
  boxShadow: vars.elevation,
  '@media': { [wide]: { borderStartEndRadius: 0 } },
});

export const services = style({
  display: 'grid',
  inlineSize: '100%',
  gap: 1,
  overflow: 'hidden',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
});

export const service = style({
  display: 'grid',
  gap: vars.space.s,
  alignContent: 'start',
  blockSize: '100%',
  padding: 'clamp(20px, 2.4vw, 28px)',
  // A line around each, so that a last row that is not full stays empty.
  boxShadow: `0 0 0 1px ${vars.border.hairline}`,
  background: vars.surface.page,
  color: vars.text.primary,
  textDecoration: 'none',
  ':hover': { background: vars.surface.raised },
  ':focus-visible': { outlineOffset: -3 },
});

export const arrow = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.m,
  alignItems: 'center',
});
export const arrowIcon = style({
  color: vars.text.secondary,
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { 'a:hover &': { transform: 'translateX(3px)', color: vars.accent.softInk } },
});

export const scene = recipe({
  base: { display: 'grid', gap: vars.space.xl, alignItems: 'center' },
  variants: {
    shape: {
      beside: { '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: '4rem' } } },
      turned: { '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: '4rem' } } },
      below: {},
    },
  },
});

export const said = recipe({
  base: { display: 'grid', gap: vars.space.m, maxInlineSize: '40rem' },
  variants: { shape: { beside: {}, turned: { '@media': { [wide]: { order: 1 } } }, below: {} } },
});

export const piece = style({ minInlineSize: 0, margin: 0 });

export const scenes = style({ display: 'grid', gap: 'clamp(3rem, 7vw, 6rem)' });

export const areas = style({
  display: 'grid',
  inlineSize: '100%',
  gap: vars.space.xl,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
});
