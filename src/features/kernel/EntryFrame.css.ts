import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

export const frame = style({
  minBlockSize: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const main = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  padding: vars.space.l,
});

export const form = style({
  inlineSize: '100%',
  maxInlineSize: '22rem',
  placeSelf: 'center',
  paddingBlock: vars.space.xl,
  // Aligned to the end so that a message above the form grows upwards and the pressed button keeps its position.
  selectors: { '&:has(form)': { alignSelf: 'end', paddingBlockEnd: '20dvh' } },
});

export const side = style({
  display: 'none',
  position: 'relative',
  overflow: 'hidden',
  borderInlineStart: `1px solid ${vars.border.hairline}`,
  background: vars.surface.sunken,
  '@media': { '(min-width: 1024px)': { display: 'block' } },
});
