import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: `2.5rem minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: vars.space.m,
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.border.hairline}`,
  background: vars.surface.sunken,
  color: vars.text.secondary,
});

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.size.m,
  fontWeight: 500,
});

export const acts = style({ display: 'flex', alignItems: 'center' });
