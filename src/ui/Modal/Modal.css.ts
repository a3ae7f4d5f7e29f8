import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { screen, when } from '../theme/states';
import { vars } from '../theme/vars.css';

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 100,
  background: vars.scrim,
  transition: `opacity ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { [when.entering]: { opacity: 0 }, [when.exiting]: { opacity: 0 } },
});

const sheet = { alignItems: 'end', padding: 0, paddingTop: vars.space.xl } as const;

export const overlay = recipe({
  base: [scrim, { display: 'grid', placeItems: 'center', padding: vars.space.m }],
  variants: {
    size: {
      sm: {},
      md: { '@media': { [screen.narrow]: sheet } },
      lg: { '@media': { [screen.narrow]: sheet } },
      xl: { '@media': { [screen.narrow]: sheet } },
      full: { '@media': { [screen.narrow]: { padding: 0 } } },
    },
  },
});

// On a phone a larger modal is a bottom sheet of full width.
const asSheet = {
  '@media': {
    [screen.narrow]: {
      maxWidth: 'none',
      maxHeight: 'calc(100dvh - 32px)',
      borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
      selectors: {
        [when.entering]: { transform: 'translateY(24px)' },
        [when.exiting]: { transform: 'translateY(24px)' },
      },
    },
  },
};

export const modal = recipe({
  base: {
    display: 'flex',
    width: '100%',
    maxHeight: 'calc(100dvh - 24px)',
    minHeight: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    background: vars.surface.overlay,
    color: vars.text.primary,
    boxShadow: vars.elevation,
    outline: 0,
    transition: `opacity ${vars.motion.calm} ${vars.motion.ease}, transform ${vars.motion.calm} ${vars.motion.ease}`,
    selectors: {
      [when.entering]: { opacity: 0, transform: 'translateY(8px) scale(0.99)' },
      [when.exiting]: { opacity: 0 },
    },
  },
  variants: {
    size: {
      sm: { maxWidth: '26rem' },
      md: { maxWidth: '34rem', ...asSheet },
      lg: { maxWidth: '48rem', ...asSheet },
      xl: { maxWidth: '68rem', ...asSheet },
      full: {
        height: '100%',
        '@media': { [screen.narrow]: { maxHeight: 'none', height: '100dvh', borderRadius: 0 } },
      },
    },
  },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  outline: 0,
});

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingBlock: '14px 6px',
  paddingInline: '20px 14px',
});

export const title = style({
  flex: 1,
  minWidth: 0,
  // Aligns the first line with the close button.
  paddingBlock: `calc((${vars.control.s} - 1.35em) / 2)`,
  fontSize: vars.size.l,
  fontWeight: vars.weight.strong,
  lineHeight: 1.35,
  letterSpacing: '-0.006em',
  overflowWrap: 'break-word',
});

// The inner edge leaves room for focus rings, which overflow would clip.
export const body = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: '6px 20px 20px',
  fontSize: vars.size.m,
  ':focus-visible': { outlineOffset: '-2px' },
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s,
  padding: '12px 20px',
  paddingBottom: 'max(12px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${vars.border.hairline}`,
});
