import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

export const pair = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
});

export const form = style({ display: 'grid', gap: vars.space.l });

export const select = style({
  inlineSize: '100%',
  alignSelf: 'stretch',
  border: 0,
  outline: 0,
  background: 'none',
  color: 'inherit',
});
export const option = style({ background: vars.surface.raised, color: vars.text.primary });

/** Only programs that fill in every field find it. */
export const trap = style({
  position: 'absolute',
  insetInlineStart: '-200vw',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
});

export const consent = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.s,
  alignItems: 'start',
  fontSize: vars.size.m,
  lineHeight: 1.5,
});
export const tick = style({ inlineSize: '1.25rem', blockSize: '1.25rem', margin: 0 });

export const order = style({ display: 'grid', gap: vars.space.m, listStyle: 'decimal', paddingInlineStart: '1.25rem' });

export const result = style({
  padding: vars.space.l,
  borderRadius: vars.radius.card,
  background: vars.positive.soft,
  color: vars.positive.softInk,
  fontSize: vars.size.l,
  selectors: {
    '&[data-kind="failed"]': { background: vars.critical.soft, color: vars.critical.softInk },
  },
});
