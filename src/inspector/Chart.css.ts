import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../ui/theme/vars.css';

export const frame = style({
  position: 'relative',
  blockSize: '100%',
  minBlockSize: '12rem',
  overflow: 'hidden',
  backgroundColor: vars.surface.sunken,
  backgroundImage: `radial-gradient(circle at 1px 1px, ${vars.border.hairline} 1px, transparent 1.5px)`,
  // What changes in here moves nothing outside.
  contain: 'strict',
});

export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  fontFamily: vars.font.sans,
  direction: 'ltr',
  ':active': { cursor: 'grabbing' },
});

export const body = styleVariants({
  leaf: { fill: vars.surface.raised, stroke: vars.border.control, strokeWidth: 1 },
  open: { fill: vars.surface.page, stroke: vars.border.control, strokeWidth: 1 },
  region: { fill: vars.surface.page, stroke: vars.border.control, strokeWidth: 1, strokeDasharray: '5 4' },
  activeLeaf: {
    fill: vars.accent.soft,
    stroke: vars.accent.fill,
    strokeWidth: 2,
  },
  activeOpen: { fill: vars.surface.page, stroke: vars.accent.fill, strokeWidth: 1.5 },
  activeRegion: { fill: vars.surface.page, stroke: vars.accent.fill, strokeWidth: 1.5, strokeDasharray: '5 4' },
});

/** Rings that fade outwards: a blurred shadow would be computed anew with each change near it. */
export const glow = style({ fill: 'none', stroke: vars.accent.fill, pointerEvents: 'none' });

export const missed = style({ stroke: vars.critical.fill, strokeWidth: 2, strokeDasharray: '3 3' });
export const covered = style({ stroke: vars.positive.fill });

export const head = styleVariants({
  idle: { fill: vars.surface.raised },
  active: { fill: vars.accent.soft },
});

export const inner = style({ fill: 'none', stroke: vars.border.control, strokeWidth: 1 });

export const title = styleVariants({
  idle: { fill: vars.text.primary, fontSize: 13, fontWeight: 600 },
  active: { fill: vars.accent.softInk, fontSize: 13, fontWeight: 600 },
});

export const row = style({ fill: vars.text.primary, fontSize: 11 });
export const rowKind = style({ fill: vars.text.secondary, fontSize: 11 });
export const description = style({ fill: vars.text.secondary, fontSize: 11, fontStyle: 'italic' });
export const tagBox = style({ fill: vars.neutral.soft });
export const tagText = style({ fill: vars.neutral.softInk, fontSize: 11 });
export const live = style({ fill: vars.accent.fill });
export const unseen = style({ fill: 'none' });
export const dot = style({ fill: vars.text.secondary });

export const path = styleVariants({
  idle: { fill: 'none', stroke: vars.border.control, strokeWidth: 1.25 },
  near: { fill: 'none', stroke: vars.accent.fill, strokeWidth: 1.5 },
  lit: { fill: 'none', stroke: vars.warning.fill, strokeWidth: 2.5 },
  first: { fill: 'none', stroke: vars.text.secondary, strokeWidth: 1.25 },
  default: { fill: 'none', stroke: vars.text.secondary, strokeWidth: 1.25, strokeDasharray: '4 4' },
});
export const arrow = styleVariants({
  idle: { fill: vars.border.control },
  near: { fill: vars.accent.fill },
  lit: { fill: vars.warning.fill },
  first: { fill: vars.text.secondary },
  default: { fill: vars.text.secondary },
});

export const plate = styleVariants({
  idle: { fill: vars.surface.overlay, stroke: vars.border.hairline, strokeWidth: 1 },
  near: { fill: vars.surface.overlay, stroke: vars.accent.fill, strokeWidth: 1 },
  lit: { fill: vars.surface.overlay, stroke: vars.warning.fill, strokeWidth: 2 },
});

export const pressable = style({ cursor: 'pointer', outline: 'none' });
export const partBack = style({ fill: 'transparent' });
globalStyle(`${pressable} ${partBack}`, { fill: vars.accent.soft });
globalStyle(`${pressable}:hover ${partBack}`, { stroke: vars.accent.fill, strokeWidth: 2 });
globalStyle(`${pressable}:focus-visible ${partBack}`, {
  stroke: vars.focus,
  strokeWidth: 3,
});
export const litBack = style({ fill: vars.warning.soft });
export const timer = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  borderRadius: 6,
  background: vars.warning.fill,
  opacity: 0.3,
  transformOrigin: '0 0',
  willChange: 'transform',
  pointerEvents: 'none',
});
export const rule = style({ stroke: vars.border.hairline, strokeWidth: 1 });

const label = (fill: string) => ({ fill, fontSize: 12, fontWeight: 500 });
export const event = styleVariants({
  event: label(vars.text.primary),
  any: label(vars.text.primary),
  route: label(vars.text.primary),
  after: label(vars.warning.softInk),
  always: label(vars.text.secondary),
  done: label(vars.positive.softInk),
  'state done': label(vars.positive.softInk),
  snapshot: label(vars.info.softInk),
  error: label(vars.critical.softInk),
});
export const icon = styleVariants({
  event: { color: vars.accent.softInk },
  any: { color: vars.accent.softInk },
  route: { color: vars.accent.softInk },
  after: { color: vars.warning.softInk },
  always: { color: vars.text.secondary },
  done: { color: vars.positive.softInk },
  'state done': { color: vars.positive.softInk },
  snapshot: { color: vars.info.softInk },
  error: { color: vars.critical.softInk },
  forbidden: { color: vars.text.secondary },
});
export const guard = style({ fill: vars.text.secondary, fontSize: 11 });
export const barring = style({ fill: vars.critical.softInk, fontSize: 11, fontWeight: 600 });
export const action = style({ fill: vars.text.secondary, fontSize: 11, fontStyle: 'italic' });

export const controls = style({
  position: 'absolute',
  insetInlineStart: vars.space.m,
  insetBlockEnd: vars.space.m,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  padding: vars.space.xs,
  paddingInlineEnd: vars.space.s,
  borderRadius: vars.radius.control,
  background: vars.surface.overlay,
  border: `1px solid ${vars.border.hairline}`,
});

export const minimap = style({
  position: 'absolute',
  insetInlineEnd: vars.space.m,
  insetBlockEnd: vars.space.m,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.control,
  background: vars.surface.overlay,
});
export const minimapState = style({
  fill: vars.neutral.soft,
  stroke: vars.border.control,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});
export const minimapActive = style({ fill: vars.accent.fill });
export const minimapView = style({
  fill: 'none',
  stroke: vars.focus,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
});
