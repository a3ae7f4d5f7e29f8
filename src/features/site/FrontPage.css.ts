import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

const beside = '(min-width: 960px)';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  maxInlineSize: '80rem',
  marginInline: 'auto',
  padding: vars.space.l,
});

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 'clamp(4rem, 9vw, 7rem)',
  paddingBlockEnd: vars.space['2xl'],
});

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'center',
  '@media': {
    [beside]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gap: vars.space['2xl'],
      minBlockSize: 'min(44rem, calc(100dvh - 7rem))',
    },
  },
});

/** Larger than any title inside of the product: it is read once, from afar. */
export const title = style({
  margin: 0,
  fontSize: 'clamp(2rem, 1.4rem + 2.6vw, 3.5rem)',
  fontWeight: vars.weight.strong,
  lineHeight: 1.08,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
});

export const lead = style({
  margin: 0,
  maxInlineSize: '34rem',
  color: vars.text.secondary,
  fontSize: 'clamp(1rem, 0.95rem + 0.25vw, 1.125rem)',
  lineHeight: 1.6,
  textWrap: 'pretty',
});

/** The cloth, with the product lying on it. */
export const stage = style({
  position: 'relative',
  overflow: 'hidden',
  padding: `${vars.space.l} ${vars.space.m} 0`,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.border.hairline}`,
  background: vars.surface.sunken,
  '@media': { [beside]: { padding: `${vars.space['2xl']} 0 0 ${vars.space['2xl']}` } },
});

/** As high as what comes into it, before it has come. */
export const window = style({
  position: 'relative',
  blockSize: '30rem',
  overflow: 'hidden',
  padding: vars.space.l,
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
  background: vars.surface.raised,
  boxShadow: vars.elevation,
  '@media': { [beside]: { blockSize: '27rem', borderStartEndRadius: 0 } },
});

export const opening = style({ display: 'grid', justifyItems: 'start', gap: vars.space.l });
