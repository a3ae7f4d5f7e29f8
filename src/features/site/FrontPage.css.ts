import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

export const frame = style({
  minBlockSize: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  padding: vars.space.l,
  gap: vars.space.xl,
  maxInlineSize: '72rem',
  marginInline: 'auto',
});

export const main = style({ display: 'grid', gridTemplateRows: '1fr auto', gap: vars.space['2xl'] });

export const hero = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'center',
  '@media': { '(min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const cloth = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.border.hairline}`,
  background: vars.surface.sunken,
});
