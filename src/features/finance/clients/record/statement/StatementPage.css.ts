import { style } from '@vanilla-extract/css';
import { offPaper } from '#ui/theme/off-paper.css';
import { vars } from '#ui/theme/vars.css';

export const onScreen = style([offPaper, { display: 'flex', gap: vars.space.s }]);

export const choices = style([
  offPaper,
  {
    display: 'grid',
    gap: vars.space.m,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  },
]);

export const table = style({ width: '100%', borderCollapse: 'collapse' });

export const cell = style({
  padding: `${vars.space.s} 0`,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.weight.regular,
  selectors: {
    'thead &': { color: vars.text.secondary, fontSize: vars.size.s },
    '& + &': { paddingInlineStart: vars.space.m },
    '&:last-child': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    'tfoot &': { borderBlockEnd: 'none', fontWeight: vars.weight.strong },
  },
});

export const row = style({ breakInside: 'avoid' });
