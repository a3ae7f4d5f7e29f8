import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.l,
  padding: `${vars.space['2xl']} ${vars.space.l}`,
  textAlign: 'center',
});

// `anywhere`, since a description may contain an e-mail address wider than a phone with enlarged text.
export const words = style({ maxWidth: '30rem', minWidth: 0, overflowWrap: 'anywhere' });

export const title = style({
  fontSize: vars.size.l,
  fontWeight: vars.weight.strong,
  lineHeight: 1.35,
  letterSpacing: '-0.006em',
  textWrap: 'balance',
});

export const description = style({
  marginTop: vars.space.xs,
  color: vars.text.secondary,
  fontSize: vars.size.m,
  lineHeight: 1.5,
  textWrap: 'pretty',
});

export const action = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.s });
