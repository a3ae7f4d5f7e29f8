import { style } from '@vanilla-extract/css';
import { screen } from '../ui/theme/states';
import { vars } from '../ui/theme/vars.css';

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100dvh',
  background: vars.surface.page,
  color: vars.text.primary,
  '@media': { [screen.drawer]: { blockSize: 'auto', gridTemplateRows: 'auto auto' } },
});
export const beside = style([page, { blockSize: '100%', minBlockSize: '32rem' }]);

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.s,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
});
/** Too wide for a phone: it scrolls by itself. */
export const strip = style({ maxInlineSize: '100%', overflowX: 'auto' });
export const grow = style({ flex: '1 1 auto' });

export const pick = style({ flex: '0 1 17rem', minInlineSize: '10rem' });

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 25rem',
  minBlockSize: 0,
  '@media': { '(max-width: 63.99rem)': { gridTemplateColumns: 'minmax(0, 1fr)', overflow: 'auto' } },
});
export const narrowParts = style({
  display: 'grid',
  gridTemplateRows: 'minmax(18rem, 1.4fr) minmax(14rem, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
});
export const stage = style({
  display: 'grid',
  gridTemplateRows: 'minmax(20rem, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
});
export const canvas = style({ position: 'relative', minBlockSize: 0, overflow: 'hidden' });
export const whole = style({ blockSize: '100%' });
export const scroll = style({ blockSize: '100%', overflow: 'auto', padding: vars.space.m });
export const notice = style({
  position: 'absolute',
  insetInline: vars.space.m,
  insetBlockStart: vars.space.m,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  padding: `${vars.space.xs} ${vars.space.m}`,
  borderRadius: vars.radius.control,
  background: vars.warning.soft,
  color: vars.warning.softInk,
  fontSize: vars.size.s,
});

export const transport = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  padding: `${vars.space.s} ${vars.space.m}`,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  background: vars.surface.page,
});
export const clock = style({
  fontFamily: vars.font.mono,
  fontSize: vars.size.m,
  fontVariantNumeric: 'tabular-nums',
  minInlineSize: '7.5rem',
});
export const travel = style({ flex: '1 1 12rem', minInlineSize: '8rem' });

export const side = style({
  borderInlineStart: `1px solid ${vars.border.hairline}`,
  overflow: 'auto',
  padding: vars.space.m,
  background: vars.surface.page,
  minBlockSize: 0,
  minInlineSize: 0,
});
export const group = style({ display: 'grid', gap: vars.space.s, marginBlockEnd: vars.space.l });
export const eventRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });
export const barring = style({ fontSize: vars.size.s, color: vars.text.secondary });
export const values = style({
  margin: 0,
  padding: vars.space.s,
  borderRadius: vars.radius.control,
  background: vars.surface.sunken,
  fontFamily: vars.font.mono,
  fontSize: vars.size.xs,
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const log = style({ listStyle: 'none', margin: 0, padding: 0 });
export const logItem = style({ paddingBlockEnd: '1px' });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.s,
  inlineSize: '100%',
  padding: `${vars.space.xs} ${vars.space.s}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: vars.size.s,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.neutral.soft },
  ':focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
  selectors: {
    '&[aria-current]': { background: vars.accent.soft },
    '&[data-within]': {
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
      boxShadow: `inset 3px 0 ${vars.accent.fill}`,
    },
  },
});
export const range = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});
export const when = style({ fontFamily: vars.font.mono, fontSize: vars.size.xs, color: vars.text.secondary });
export const what = style({ display: 'grid', overflowWrap: 'anywhere' });
export const quiet = style({ color: vars.text.secondary, fontSize: vars.size.xs });
export const reached = style({ color: vars.accent.softInk, fontSize: vars.size.xs });
export const fault = style({
  margin: 0,
  fontFamily: vars.font.mono,
  fontSize: vars.size.xs,
  color: vars.critical.softInk,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const change = style({ fontFamily: vars.font.mono, fontSize: vars.size.xs, color: vars.text.secondary });

export const sequence = style({ display: 'block', fontFamily: vars.font.sans, direction: 'ltr' });
export const lifeline = style({ stroke: vars.border.control, strokeWidth: 1, strokeDasharray: '3 4' });
export const lifelineHead = style({ fill: vars.surface.raised, stroke: vars.border.control });
export const sequenceText = style({ fill: vars.text.primary, fontSize: 12 });
export const sequenceTime = style({ fill: vars.text.secondary, fontSize: 11 });
export const message = style({ stroke: vars.accent.softInk, strokeWidth: 1.5, fill: 'none' });
export const messageHead = style({ fill: vars.accent.softInk });

export const tabs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(28rem, 100%), 1fr))',
  minBlockSize: 0,
});
export const tabPane = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(22rem, 1fr) auto',
  borderInlineEnd: `1px solid ${vars.border.hairline}`,
  minBlockSize: 0,
});
