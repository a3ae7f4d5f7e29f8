import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.s,
  '@media': { print: { display: 'none' } },
});

const unseen = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

/** On a phone, or where the line stands beside others, the plus says it to whoever sees. */
export const words = style({
  '@media': { '(max-width: 479.99px)': unseen },
  '@container': { '(max-width: 26rem)': unseen },
});
