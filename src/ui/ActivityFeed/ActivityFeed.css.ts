import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const feed = style({ display: 'grid', minWidth: 0, margin: 0, padding: 0, listStyle: 'none' });

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  columnGap: vars.space.s,
  paddingBlockEnd: vars.space.m,
  overflowWrap: 'anywhere',
  selectors: {
    // The line from one entry to the next.
    'li:not(:last-child) > &::before': {
      content: '',
      position: 'absolute',
      insetBlock: '1.75rem 0.25rem',
      insetInlineStart: 'calc(0.75rem - 0.5px)',
      inlineSize: '1px',
      background: vars.border.hairline,
    },
    'li:last-child > &': { paddingBlockEnd: 0 },
  },
});

export const day = style({
  paddingBlockEnd: vars.space.s,
  color: vars.text.secondary,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
  selectors: { 'li:not(:first-child) > &': { paddingBlockStart: vars.space.s } },
});

export const words = style({ minWidth: 0, fontSize: vars.size.s, lineHeight: '1.25rem', paddingBlockStart: '2px' });

export const when = style({ color: vars.text.secondary, fontSize: vars.size.xs, fontVariantNumeric: 'tabular-nums' });
