import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: vars.space.m,
  margin: '16px 0',
  padding: 0,
  listStyle: 'none',
});

export const swatch = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  margin: 0,
  fontSize: vars.size.xs,
});

export const halves = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  height: '3.5rem',
  overflow: 'hidden',
  border: '1px solid #8a90a0',
  borderRadius: vars.radius.control,
});

export const table = style({ width: '100%', fontSize: vars.size.xs, fontVariantNumeric: 'tabular-nums' });

export const sample = style({
  display: 'inline-block',
  minWidth: '4.5rem',
  padding: '2px 8px',
  borderRadius: '6px',
  fontWeight: vars.weight.strong,
});

export const specimen = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.l,
  padding: '10px 0',
  borderBottom: '1px solid #8a90a055',
  fontFamily: vars.font.sans,
});

export const specimenName = style({ width: '7rem', flexShrink: 0, fontSize: vars.size.xs });

export const paragraph = style({
  maxWidth: vars.width.text,
  color: vars.text.primary,
  fontFamily: vars.font.sans,
  fontSize: vars.size.m,
  lineHeight: 1.5,
});

export const ruler = style({ display: 'flex', alignItems: 'center', gap: vars.space.l, padding: '6px 0' });

export const bar = style({ height: '1rem', borderRadius: '3px', background: vars.accent.fill });

export const cornered = style({
  display: 'grid',
  placeItems: 'center',
  width: '9rem',
  height: '5rem',
  border: `2px solid ${vars.accent.fill}`,
});

globalStyle(`${specimen} p`, { margin: 0 });
globalStyle(`${table} :is(th, td)`, { padding: '3px 12px 3px 0', textAlign: 'start' });
globalStyle(`:is(${table}, ${swatches}) code`, { fontFamily: vars.font.mono });

export const chip = style({ display: 'block', minWidth: '2.5rem', height: '1.5rem', borderRadius: '4px' });

export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
  gap: vars.space.m,
  margin: '16px 0',
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size.xs,
});

export const iconCell = style({ display: 'flex', alignItems: 'center', gap: vars.space.s, margin: 0 });

export const stage = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.l,
  padding: '10px 0',
  borderBottom: '1px solid #8a90a055',
});

const slide = keyframes({ from: { transform: 'translateX(0)' }, to: { transform: 'translateX(8rem)' } });

export const mover = style({
  width: '2rem',
  height: '2rem',
  borderRadius: vars.radius.control,
  background: vars.accent.fill,
  animation: `${slide} 1s ${vars.motion.ease} infinite alternate`,
});

export const moverQuick = style([mover, { animationDuration: vars.motion.quick, animationDelay: '1s' }]);
export const moverCalm = style([mover, { animationDuration: vars.motion.calm, animationDelay: '1s' }]);
