import { style } from '@vanilla-extract/css';
import { button } from '#ui/Button/Button.css';
import { screen } from '#ui/theme/states';
import { vars } from '#ui/theme/vars.css';
import { column, finger, fingerSize, wide } from '../site.css';

export const skip = style({
  position: 'absolute',
  insetInlineStart: vars.space.m,
  insetBlockStart: vars.space.s,
  zIndex: 3,
  padding: '8px 12px',
  borderRadius: vars.radius.control,
  background: vars.accent.fill,
  color: vars.accent.ink,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', inlineSize: 1, blockSize: 1, overflow: 'hidden' } },
});

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  background: vars.surface.page,
  '@media': { print: { position: 'static' } },
});

export const bar = style([
  column,
  { display: 'flex', alignItems: 'center', gap: vars.space.l, minBlockSize: '3.75rem' },
]);

/** Confirms that the visitor signed out. */
export const notice = style({
  padding: `${vars.space.m} clamp(20px, 4vw, 48px)`,
  background: vars.positive.soft,
  color: vars.positive.softInk,
  fontSize: vars.size.m,
  textAlign: 'center',
});

export const nav = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space.xs,
  '@media': { [wide]: { display: 'flex' }, print: { display: 'none' } },
});

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
});

export const onWide = style({ display: 'none', '@media': { [wide]: { display: 'inline-flex' } } });

const quiet = button({ tone: 'neutral', weight: 'quiet', size: 's' });

export const item = style([
  quiet,
  {
    minBlockSize: '2.25rem',
    '@media': { [screen.coarse]: fingerSize },
    paddingInline: '10px',
    ':hover': { background: vars.neutral.soft },
    selectors: { '&[aria-current="page"]': { color: vars.accent.softInk } },
  },
]);

export const signUp = style([
  button({ tone: 'accent', weight: 'strong', size: 's' }),
  {
    minBlockSize: '2.25rem',
    paddingInline: '12px',
    ':hover': { background: vars.accent.hover },
    // On a phone it stands in the menu.
    '@media': {
      [screen.coarse]: fingerSize,
      '(max-width: 479.98px)': { selectors: { '[data-bar] > &': { display: 'none' } } },
    },
  },
]);

/** A menu that opens without scripts. */
export const menu = style({ position: 'relative' });

export const menuButton = style([
  item,
  {
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      'details[open] > &': { background: vars.neutral.soft },
    },
  },
]);

export const arrow = style({
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { 'details[open] &': { transform: 'rotate(180deg)' } },
});

export const panel = style({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 8px)',
  insetInlineStart: 0,
  inlineSize: 'min(56rem, calc(100vw - 48px))',
  padding: vars.space.m,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.surface.overlay,
  boxShadow: vars.elevation,
});

export const services = style({
  display: 'grid',
  gap: vars.space.xs,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
});

export const service = style({
  display: 'grid',
  gap: 2,
  padding: '10px 12px',
  borderRadius: vars.radius.control,
  color: vars.text.primary,
  textDecoration: 'none',
  ':hover': { background: vars.neutral.soft },
  selectors: { '&[aria-current="page"]': { background: vars.accent.soft } },
});

export const serviceName = style({ fontSize: vars.size.m, fontWeight: vars.weight.medium });

/** Everything, below the header of a narrow screen. */
export const narrowMenu = style({ '@media': { [wide]: { display: 'none' } } });

export const narrowPanel = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  maxBlockSize: 'calc(100dvh - 3.75rem)',
  overflowY: 'auto',
  padding: 'clamp(16px, 4vw, 32px)',
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  background: vars.surface.page,
  display: 'grid',
  gap: vars.space.l,
});

export const footer = style({
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  background: vars.surface.sunken,
  paddingBlock: 'clamp(2.5rem, 5vw, 4rem)',
});

export const footerColumns = style({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
});

export const footerList = style({ display: 'grid', gap: vars.space.xs, justifyItems: 'start' });

export const footerTitle = style({ fontSize: vars.size.s, fontWeight: vars.weight.strong });

export const footerLink = style([
  finger,
  {
    paddingBlock: 4,
    color: vars.text.secondary,
    fontSize: vars.size.m,
    textDecoration: 'none',
    ':hover': { color: vars.text.primary, textDecoration: 'underline' },
  },
]);

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: '2.75rem',
  color: vars.text.primary,
  fontSize: vars.size.l,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
});
