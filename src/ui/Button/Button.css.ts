import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { screen, when } from '../theme/states';
import { vars } from '../theme/vars.css';

// A tone sets these variables; a weight uses them.
const [fill, hover, ink, soft, softInk] = [createVar(), createVar(), createVar(), createVar(), createVar()];

const tone = (of: typeof vars.accent) => ({
  vars: { [fill]: of.fill, [hover]: of.hover, [ink]: of.ink, [soft]: of.soft, [softInk]: of.softInk },
});

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    font: 'inherit',
    fontWeight: vars.weight.medium,
    lineHeight: '1.25rem',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    '@media': { [screen.coarse]: { minWidth: '2.75rem' } },
    transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
    selectors: {
      [when.focusVisible]: { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
      [when.pressed]: { transform: 'scale(0.98)' },
      // Keeps the hit area at full size, so that a press released at the edge still counts.
      [`${when.pressed}::after`]: { content: '', position: 'absolute', inset: 'calc(-1.1% - 2px)' },
      [when.disabled]: { opacity: 0.5, cursor: 'default' },
      [when.pending]: { cursor: 'progress', transform: 'none' },
    },
  },
  variants: {
    tone: { accent: tone(vars.accent), neutral: tone(vars.neutral), critical: tone(vars.critical) },
    weight: {
      strong: {
        background: fill,
        color: ink,
        selectors: { [when.hovered]: { background: hover }, [when.pressed]: { background: hover } },
      },
      soft: {
        background: soft,
        color: softInk,
        borderColor: `color-mix(in oklab, ${softInk} 14%, transparent)`,
        selectors: {
          [when.hovered]: { borderColor: `color-mix(in oklab, ${softInk} 36%, transparent)` },
          [when.pressed]: { borderColor: `color-mix(in oklab, ${softInk} 36%, transparent)` },
        },
      },
      quiet: {
        background: 'none',
        color: softInk,
        selectors: { [when.hovered]: { background: soft }, [when.pressed]: { background: soft } },
      },
    },
    size: {
      s: { minHeight: vars.control.s, padding: '3px 8px', fontSize: vars.size.s },
      m: { minHeight: vars.control.m, padding: '7px 12px', fontSize: vars.size.m },
    },
    shape: { text: {}, icon: {} },
    width: { full: { width: '100%' }, auto: {} },
  },
  compoundVariants: [
    { variants: { shape: 'icon', size: 's' }, style: { minWidth: vars.control.s, padding: 0 } },
    { variants: { shape: 'icon', size: 'm' }, style: { minWidth: vars.control.m, padding: 0 } },
  ],
  defaultVariants: { tone: 'accent', weight: 'strong', size: 'm', shape: 'text', width: 'auto' },
});

/** Hidden but in place, so that a pending button keeps its width. */
export const words = recipe({
  base: { display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: '6px', minWidth: 0 },
  variants: { isPending: { true: { opacity: 0 } } },
});

export const waiting = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
