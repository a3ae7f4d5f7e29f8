import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';
import { wide } from '../site.css';

export const contents = style({
  display: 'grid',
  gap: vars.space.s,
  alignContent: 'start',
  justifyItems: 'start',
  '@media': { [wide]: { position: 'sticky', insetBlockStart: '5.5rem' } },
});

export const sections = style({ display: 'grid', gap: vars.space['2xl'], minInlineSize: 0 });

/** One purpose of processing, as a card: a table with five columns does not fit a phone. */
export const purpose = style({
  display: 'grid',
  gap: vars.space.m,
  inlineSize: '100%',
  padding: vars.space.l,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
});
export const fact = style({
  display: 'grid',
  gap: vars.space.xs,
  '@media': { [wide]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
});
