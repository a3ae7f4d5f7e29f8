import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { scrim as modalScrim } from '../Modal/Modal.css';
import { screen, when } from '../theme/states';
import { vars } from '../theme/vars.css';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css';

export const beside = recipe({
  base: {
    position: 'sticky',
    top: 0,
    flexShrink: 0,
    height: '100dvh',
    borderInlineEnd: `1px solid ${vars.border.hairline}`,
    background: vars.surface.sunken,
    '@media': { [screen.drawer]: { display: 'none' }, print: { display: 'none' } },
  },
  variants: { isExpanded: { true: { width: vars.width.sidebar }, false: { width: vars.width.icons } } },
});

export const scrim = style([modalScrim]);

export const drawer = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: `min(${vars.width.drawer}, calc(100vw - 32px))`,
  background: vars.surface.raised,
  boxShadow: vars.elevation,
  outline: 0,
  transition: `transform ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: {
    [when.entering]: { transform: 'translateX(-100%)' },
    [when.exiting]: { transform: 'translateX(-100%)' },
    '[dir="rtl"] &[data-entering]': { transform: 'translateX(100%)' },
    '[dir="rtl"] &[data-exiting]': { transform: 'translateX(100%)' },
  },
});

export const drawerDialog = style({ height: '100%', outline: 0 });

export const close = style({ marginInlineStart: 'auto', marginInlineEnd: '-8px' });

export const content = style({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 });

export const brand = recipe({
  base: { display: 'flex', alignItems: 'center', flexShrink: 0, height: vars.width.header },
  variants: { hasWords: { true: { paddingInline: '16px' }, false: { justifyContent: 'center' } } },
});

export const nav = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '8px 6px',
  selectors: { '[data-viewing] &': { paddingBottom: '6rem' } },
});

export const list = style({ display: 'flex', flexDirection: 'column', gap: '1px' });

export const children = style([list, { marginBlock: '1px', paddingInlineStart: '1.625rem' }]);

export const place = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '2rem',
    borderRadius: vars.radius.control,
    color: vars.text.secondary,
    fontSize: vars.size.m,
    fontWeight: vars.weight.medium,
    lineHeight: '1.25rem',
    textDecoration: 'none',
    selectors: {
      [when.hovered]: { background: vars.neutral.soft, color: vars.text.primary },
      [when.pressed]: { background: vars.neutral.soft, color: vars.text.primary },
      [when.current]: { background: vars.accent.soft, color: vars.accent.softInk },
      [when.focusVisible]: { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
    },
    '@media': { [screen.coarse]: { minHeight: '2.75rem' } },
  },
  variants: { hasWords: { true: { padding: '6px 10px' }, false: { justifyContent: 'center' } } },
});

export const words = recipe({
  base: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  variants: { hasWords: { true: {}, false: hidden } },
});

// Beside the words, or at the corner of the icon.
export const waiting = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    minWidth: '1.125rem',
    height: '1.125rem',
    paddingInline: '4px',
    borderRadius: '999px',
    background: vars.accent.soft,
    color: vars.accent.softInk,
    fontSize: '0.6875rem',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.weight.strong,
    lineHeight: 1,
    // Where one is, its own ground would not be seen.
    selectors: { '[aria-current] > &': { background: vars.accent.fill, color: vars.accent.ink } },
  },
  variants: {
    hasWords: {
      true: { marginInlineStart: 'auto', flexShrink: 0 },
      false: { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, minWidth: '1rem', height: '1rem' },
    },
  },
});

export const footer = recipe({
  base: { flexShrink: 0, borderTop: `1px solid ${vars.border.hairline}`, padding: '8px 6px' },
  variants: { hasWords: { true: {}, false: { display: 'grid', justifyItems: 'center' } } },
});
