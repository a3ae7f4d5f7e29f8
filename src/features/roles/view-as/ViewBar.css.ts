import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

/** Around whatever is shown, so that no page is taken for one's own. */
export const frame = style({
  position: 'fixed',
  inset: 0,
  zIndex: 150,
  border: `3px solid ${vars.warning.fill}`,
  pointerEvents: 'none',
});

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 151,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  padding: `${vars.space.s} ${vars.space.l} max(${vars.space.s}, env(safe-area-inset-bottom))`,
  background: vars.warning.soft,
  color: vars.warning.softInk,
  borderTop: `3px solid ${vars.warning.fill}`,
  // Seen over a dialog too, and no more of the page than the rest of it.
  selectors: { '[aria-hidden="true"] &': { pointerEvents: 'none' } },
  '@media': { print: { position: 'static' } },
});

export const words = style({ flex: 1, minWidth: 0 });

export const name = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const note = style({ fontSize: vars.size.s });

export const time = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
