import { style } from '@vanilla-extract/css';
import { inside } from '../Field/Field.css';
import { overlay as modalOverlay } from '../Modal/Modal.css';
import { item as floatingItem } from '../Popover/Popover.css';
import { screen, when } from '../theme/states';
import { vars } from '../theme/vars.css';

export const overlay = style([
  modalOverlay({ size: 'sm' }),
  {
    alignItems: 'start',
    paddingTop: 'min(6rem, 12dvh)',
    '@media': { [screen.narrow]: { padding: vars.space.s } },
  },
]);

export const modal = style({
  display: 'flex',
  width: '100%',
  maxWidth: '40rem',
  maxHeight: 'min(32rem, 80dvh)',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.surface.overlay,
  color: vars.text.primary,
  boxShadow: vars.elevation,
  outline: 0,
  transition: `opacity ${vars.motion.quick} ${vars.motion.ease}, transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    [when.entering]: { opacity: 0, transform: 'translateY(-8px)' },
    [when.exiting]: { opacity: 0 },
  },
});

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  flexShrink: 0,
  minHeight: '3.25rem',
  paddingInline: '16px 8px',
  borderBottom: `1px solid ${vars.border.hairline}`,
  color: vars.text.secondary,
});

export const input = style({
  flex: 1,
  minWidth: 0,
  padding: '8px 0',
  border: 0,
  outline: 0,
  background: 'none',
  color: vars.text.primary,
  font: 'inherit',
  fontSize: vars.size.l,
  '@media': { [screen.coarse]: { paddingBlock: '11px' } },
  ':focus-visible': { outline: 0 },
  '::-webkit-search-cancel-button': { display: 'none' },
});

export const close = style([inside]);

export const list = style({ flex: 1, minHeight: 0, overflow: 'auto', padding: '4px 6px 6px', outline: 0 });

export const item = style([
  floatingItem,
  {
    minHeight: '2.25rem',
    scrollMargin: '8px',
    '@media': { [screen.coarse]: { minHeight: '2.75rem' } },
    // The input keeps the focus; the background marks the active item.
    selectors: { [when.focusVisible]: { outline: 0, background: vars.accent.soft } },
  },
]);

export const label = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.m,
  padding: '20px 10px',
  color: vars.text.secondary,
  fontSize: vars.size.m,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
