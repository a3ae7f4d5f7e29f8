import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { screen, when } from '../theme/states';
import { vars } from '../theme/vars.css';

export const day = createVar();
export const days = createVar();
export const from = createVar();
export const length = createVar();
export const done = createVar();

const name = createVar();

export const timeline = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minWidth: 0,
  vars: { [name]: '14rem' },
  '@media': { [screen.narrow]: { vars: { [name]: '7.5rem' } } },
});

export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s, justifyContent: 'space-between' });

export const frame = style({
  position: 'relative',
  minWidth: 0,
  maxHeight: 'min(70dvh, 44rem)',
  overflow: 'auto',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
});

export const plane = style({ position: 'relative', width: `calc(${name} + ${day} * ${days})`, minWidth: '100%' });

const line = { display: 'grid', gridTemplateColumns: `${name} minmax(0, 1fr)` } as const;

export const head = style({
  ...line,
  position: 'sticky',
  top: 0,
  zIndex: 3,
  borderBottom: `1px solid ${vars.border.hairline}`,
  background: vars.surface.raised,
  color: vars.text.secondary,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
});

export const row = style({
  ...line,
  minHeight: '2.5rem',
  '@media': { [screen.coarse]: { minHeight: '2.75rem' } },
  borderBottom: `1px solid ${vars.border.hairline}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});

export const title = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 2,
  marginBottom: -1,
  padding: '8px 12px',
  borderBottom: `1px solid ${vars.border.hairline}`,
  borderInlineEnd: `1px solid ${vars.border.hairline}`,
  background: vars.surface.raised,
  fontSize: vars.size.s,
  lineHeight: '1.25rem',
  overflowWrap: 'anywhere',
});

export const track = style({ position: 'relative', minWidth: 0 });

const span = {
  position: 'absolute',
  insetInlineStart: `calc(${day} * ${from})`,
  width: `calc(${day} * ${length})`,
} as const;

export const mark = style({
  ...span,
  insetBlock: 0,
  padding: '8px 6px',
  overflow: 'hidden',
  borderInlineStart: `1px solid ${vars.border.hairline}`,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-tight]': { paddingInline: 0, textAlign: 'center' } },
});

/** Background layer: weekends and the line of today. */
export const behind = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: name,
  insetInlineEnd: 0,
  pointerEvents: 'none',
});

export const weekend = style({ ...span, insetBlock: 0, background: vars.surface.sunken });

/** At the head of a holiday, with its name on hover. */
export const holiday = style({ ...span, insetBlock: 0, boxShadow: `inset 0 -3px 0 ${vars.warning.fill}` });

export const today = style({
  ...span,
  zIndex: 1,
  insetBlock: 0,
  width: 0,
  borderInlineStart: `2px solid ${vars.accent.fill}`,
});

export const todayWord = style({
  position: 'sticky',
  top: '2.25rem',
  display: 'inline-block',
  marginInlineStart: -1,
  padding: '0 6px',
  borderStartEndRadius: '4px',
  borderEndEndRadius: '4px',
  background: vars.accent.fill,
  color: vars.accent.ink,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
  lineHeight: '1.125rem',
  whiteSpace: 'nowrap',
});

const [soft, softInk, fill] = [createVar(), createVar(), createVar()];
const tone = (tint: { soft: string; softInk: string; fill: string }) => ({
  vars: { [soft]: tint.soft, [softInk]: tint.softInk, [fill]: tint.fill },
});

export const item = recipe({
  base: {
    ...span,
    zIndex: 1,
    top: '6px',
    display: 'flex',
    alignItems: 'center',
    minWidth: '1.5rem',
    height: '1.75rem',
    padding: 0,
    border: `1px solid ${fill}`,
    borderRadius: '6px',
    background: `linear-gradient(${fill}, ${fill}) bottom left / ${done} 4px no-repeat, ${soft}`,
    color: softInk,
    fontSize: vars.size.xs,
    fontWeight: vars.weight.medium,
    cursor: 'pointer',
    outline: 0,
    '@media': {
      [screen.coarse]: { top: '8px', '::after': { content: '', position: 'absolute', inset: '-9px -10px' } },
    },
    selectors: {
      '[dir="rtl"] &': { backgroundPosition: 'bottom right' },
      [when.hovered]: { borderColor: softInk },
      [when.focusVisible]: { outline: `2px solid ${vars.focus}`, outlineOffset: 2, zIndex: 2 },
    },
  },
  variants: {
    tone: {
      accent: tone(vars.accent),
      neutral: tone(vars.neutral),
      positive: tone(vars.positive),
      warning: tone(vars.warning),
      critical: tone(vars.critical),
      info: tone(vars.info),
    },
  },
  defaultVariants: { tone: 'accent' },
});

export const dates = style({
  minWidth: 0,
  padding: '0 8px 2px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

/** Arrows between bars, above the rows and below the bars. */
export const links = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
});
export const link = style({ fill: 'none', stroke: vars.text.secondary, strokeWidth: 1.5 });
export const linkTip = style({ fill: vars.text.secondary });

export const nothing = style({ padding: vars.space.xl, color: vars.text.secondary, textAlign: 'center' });
