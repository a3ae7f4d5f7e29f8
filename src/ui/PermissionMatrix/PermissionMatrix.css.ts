import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/vars.css';

/** Position and size variables, set by the component. */
export const top = createVar();
export const start = createVar();
export const width = createVar();
export const height = createVar();

const edge = `1px solid ${vars.border.hairline}`;
const ring = { outline: `2px solid ${vars.focus}`, outlineOffset: -2 } as const;

export const frame = style({
  overflow: 'auto',
  overscrollBehavior: 'contain',
  maxBlockSize: 'min(72dvh, 60rem)',
  border: edge,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  outline: 0,
  fontSize: vars.size.s,
});

/** As wide as all columns together, and at least as the frame. */
const across = { inlineSize: width, minInlineSize: '100%' } as const;
const whole = { position: 'relative', ...across } as const;

export const head = style({
  ...whole,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  blockSize: '5rem',
  borderBlockEnd: edge,
  background: vars.surface.raised,
});

export const body = style({ ...whole, blockSize: height });

export const line = style({
  position: 'absolute',
  insetBlockStart: top,
  insetInlineStart: 0,
  ...across,
  blockSize: '2.75rem',
  borderBlockEnd: edge,
  background: vars.surface.raised,
  '@media': { '(hover: hover)': { ':hover': { background: vars.surface.sunken } } },
});

export const group = style({
  position: 'absolute',
  insetBlockStart: top,
  insetInlineStart: 0,
  ...across,
  blockSize: '2rem',
  borderBlockEnd: edge,
  background: vars.surface.sunken,
});

const stays = { position: 'sticky', insetInlineStart: 0, zIndex: 2 } as const;

export const groupName = style({
  ...stays,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  blockSize: '100%',
  paddingInline: vars.space.m,
  color: vars.text.secondary,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
});

/** The sticky first column. */
export const name = style({
  ...stays,
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  inlineSize: '18rem',
  blockSize: '100%',
  paddingInlineStart: vars.space.m,
  paddingInlineEnd: vars.space.s,
  borderInlineEnd: edge,
  background: 'inherit',
  textAlign: 'start',
});

export const corner = style([name, { zIndex: 4, color: vars.text.secondary, fontWeight: vars.weight.medium }]);

export const words = style({ display: 'grid', minInlineSize: 0, lineHeight: '1.125rem' });

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const label = style({ ...cut, fontWeight: vars.weight.medium });
export const under = style({ ...cut, color: vars.text.secondary, fontSize: vars.size.xs });
export const code = style([under, { fontFamily: vars.font.mono }]);

export const role = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: start,
  boxSizing: 'border-box',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '2px',
  inlineSize: '8rem',
  padding: '6px',
  textAlign: 'center',
});

export const roleName = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
  lineHeight: '1.125rem',
  fontWeight: vars.weight.medium,
});

export const note = style({ color: vars.text.secondary, fontSize: vars.size.xs });

/** Button that opens the menu of a role or a permission. */
export const press = style({
  maxInlineSize: '100%',
  minInlineSize: 0,
  padding: '4px 6px',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  textAlign: 'inherit',
  cursor: 'pointer',
  outline: 0,
  selectors: { '&:focus-visible': ring },
  '@media': { '(hover: hover)': { ':hover': { background: vars.neutral.soft } } },
});

export const cell = recipe({
  base: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: start,
    inlineSize: '8rem',
    selectors: { '&:has(:focus-visible)': ring },
  },
  variants: {
    change: { given: { background: vars.positive.soft }, taken: { background: vars.critical.soft } },
    mayPress: { true: { cursor: 'pointer' } },
  },
});

export const hit = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  cursor: 'inherit',
});

const mark = (shape: string, background: string) =>
  ({
    content: '',
    position: 'absolute',
    inset: '2px',
    background,
    clipPath: shape,
  }) as const;
const tick = 'polygon(8% 50%, 20% 37%, 40% 57%, 79% 14%, 92% 26%, 40% 83%)';

export const box = style({
  position: 'relative',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  margin: 0,
  border: `1px solid ${vars.border.control}`,
  borderRadius: '5px',
  background: vars.surface.raised,
  appearance: 'none',
  cursor: 'inherit',
  outline: 0,
  selectors: {
    '&:checked': { borderColor: vars.accent.fill, background: vars.accent.fill },
    '&:checked::before': mark(tick, vars.accent.ink),
    // A read-only permission is a checkmark without a box.
    '&[aria-disabled]': { borderColor: 'transparent', background: 'none' },
    '&[aria-disabled]:checked::before': mark(tick, vars.text.secondary),
  },
});

const sign = {
  position: 'absolute',
  insetBlockStart: '4px',
  insetInlineEnd: '1.25rem',
  fontSize: vars.size.s,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
} as const;

/** Plus or minus beside the box for a pending change. */
export const change = recipe({
  base: sign,
  variants: { kind: { given: { color: vars.positive.softInk }, taken: { color: vars.critical.softInk } } },
});

/** Marker of a warning. */
export const warning = style({
  position: 'absolute',
  insetBlockEnd: '4px',
  insetInlineEnd: '1.25rem',
  display: 'grid',
  color: vars.warning.softInk,
});

export const nothing = style({ padding: vars.space.xl, color: vars.text.secondary, textAlign: 'center' });
