import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

const wide = 'screen and (min-width: 40rem)';

export const row = style({
  display: 'grid',
  gap: vars.space.s,
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.m,
  alignItems: 'center',
});

export const acts = style({ display: 'flex', alignItems: 'center', justifyContent: 'end', gap: vars.space.s });

// On a phone the role takes what the acts leave.
export const role = style({ flex: '1 1 auto', '@media': { [wide]: { flex: '0 0 12rem' } } });

// Below the words of the person, past the picture and the gap beside it.
export const reason = style({
  gridColumn: '1 / -1',
  '@media': { [wide]: { paddingInlineStart: `calc(2rem + ${vars.space.m})` } },
});
