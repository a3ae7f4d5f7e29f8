import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';
import { finger, wide } from '../site.css';

export const crumbs = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s, fontSize: vars.size.s });
export const crumb = style([
  finger,
  {
    color: vars.text.secondary,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
    selectors: {
      'li + li > &::before': { content: '"/"', paddingInlineEnd: vars.space.s, color: vars.text.secondary },
    },
  },
]);

/** The steps of the work as a line from top to bottom. */
export const line = style({ display: 'grid', gap: 0, inlineSize: '100%' });
export const stop = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingBlock: '9px',
  paddingInlineStart: '22px',
  fontSize: vars.size.m,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 3,
    insetBlockStart: '15px',
    inlineSize: 9,
    blockSize: 9,
    borderRadius: '50%',
    background: vars.accent.fill,
  },
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 7,
      insetBlock: '24px -15px',
      inlineSize: 1,
      background: vars.border.control,
    },
  },
});
export const duration = style({ color: vars.text.secondary, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

export const example = style({
  display: 'grid',
  gap: vars.space.xl,
  padding: 'clamp(20px, 4vw, 48px)',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.surface.sunken,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gap: '4rem' } },
});

/** Says that a figure was worked out and not measured at a customer's. */
export const label = style({
  padding: '2px 8px',
  borderRadius: vars.radius.control,
  background: vars.warning.soft,
  color: vars.warning.softInk,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
});

export const figures = style({ inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
export const figureHead = style({
  paddingBlock: vars.space.s,
  color: vars.text.secondary,
  fontSize: vars.size.s,
  fontWeight: vars.weight.regular,
  textAlign: 'end',
  selectors: { '&:first-child': { textAlign: 'start' } },
});
export const figureName = style({
  paddingBlock: vars.space.m,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  fontSize: vars.size.m,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
});
export const before = style({
  paddingBlock: vars.space.m,
  paddingInlineStart: vars.space.m,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  color: vars.text.secondary,
  fontSize: vars.size.l,
  textAlign: 'end',
});
export const after = style([
  before,
  { color: vars.text.primary, fontSize: vars.size.xl, fontWeight: vars.weight.strong, letterSpacing: '-0.01em' },
]);

export const checks = style({ display: 'grid', gap: vars.space.m });
export const check = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.m,
  fontSize: vars.size.l,
  lineHeight: 1.5,
});
export const checkIcon = style({ paddingBlockStart: 4, color: vars.positive.softInk });

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
export const tag = style({
  padding: '4px 10px',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  fontSize: vars.size.m,
});

export const question = style({ borderBlockEnd: `1px solid ${vars.border.hairline}` });
export const asked = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.l,
  fontSize: vars.size.l,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  ':hover': { color: vars.accent.softInk },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const plus = style({
  flexShrink: 0,
  color: vars.text.secondary,
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { 'details[open] &': { transform: 'rotate(45deg)' } },
});
export const answer = style({ paddingBlockEnd: vars.space.l });
