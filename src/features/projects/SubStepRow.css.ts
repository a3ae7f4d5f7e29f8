import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: vars.space.m,
  paddingBlock: vars.space.xs,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
});

export const doneBy = style({
  color: vars.text.secondary,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    // Under the words of the sub-step, beside the box.
    '(max-width: 767.98px)': { gridRow: 2, gridColumn: '1 / -1', paddingInlineStart: '1.625rem' },
  },
});

export const acts = style({ gridColumn: 3 });
