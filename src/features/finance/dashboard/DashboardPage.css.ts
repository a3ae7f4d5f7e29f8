import { globalStyle, style } from '@vanilla-extract/css';
import { offPaper } from '#ui/theme/off-paper.css';
import { vars } from '#ui/theme/vars.css';

const wide = '(min-width: 64rem)';

export const tools = style([
  offPaper,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: vars.space.m,
  },
]);

/** Two of them beside each other on a phone. */
export const period = style({ flex: '1 1 9rem', maxWidth: '16rem' });

export const onScreen = style([offPaper, { display: 'flex', gap: vars.space.s }]);

export const onScreenOnly = offPaper;

export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s,
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.m },
    // Letters twice as large need the whole line.
    '(max-width: 20rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const pair = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const sheet = style({ breakInside: 'avoid' });

/** What amounts stand in, blurred: the page keeps its shape, and nobody reads over a shoulder. */
export const hidden = style({});
const hide = { filter: 'blur(0.5em)', userSelect: 'none' } as const;
globalStyle(`${hidden} :is([data-amount], svg text, td, figure div[aria-hidden])`, hide);

export const tableFrame = style({ overflowX: 'auto', minWidth: 0 });

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.size.s });

export const cell = style({
  padding: `${vars.space.s} ${vars.space.s}`,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:first-child': { paddingInlineStart: 0, textAlign: 'start', whiteSpace: 'normal', minWidth: '9rem' },
    '&:last-child': { paddingInlineEnd: 0 },
    'thead &': { color: vars.text.secondary, fontWeight: vars.weight.medium },
    'tbody th&': { fontWeight: vars.weight.regular },
  },
});

export const note = style({ color: vars.text.secondary, fontSize: vars.size.s });

export const trend = style({ display: 'inline-block', width: '6rem', verticalAlign: 'middle' });
