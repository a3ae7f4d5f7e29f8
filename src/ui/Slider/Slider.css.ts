import { style } from '@vanilla-extract/css';
import { screen, when } from '../theme/states';
import { vars } from '../theme/vars.css';

export const slider = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  minWidth: 0,
  width: '100%',
  selectors: { [when.disabled]: { opacity: 0.5 } },
});

export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s,
  fontSize: vars.size.s,
  lineHeight: 1.4,
});

export const value = style({ color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });

/** Room for half a thumb at each end, so that it stays within the field. */
export const room = style({ paddingInline: '0.625rem' });

export const track = style({
  position: 'relative',
  height: vars.control.s,
  cursor: 'pointer',
  selectors: { [when.disabled]: { cursor: 'default' } },
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: '-0.625rem',
    top: 'calc(50% - 3px)',
    height: '6px',
    borderRadius: '3px',
    background: vars.surface.sunken,
    boxShadow: `inset 0 0 0 1px ${vars.border.control}`,
  },
});

/** React Aria sets its length and the track's height; the bar is drawn inside. */
export const fill = style({
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: 'calc(50% - 3px)',
    height: '6px',
    borderRadius: '3px',
    background: vars.accent.fill,
  },
});

/** With one thumb the bar starts at the start of the track. */
export const fillFromStart = style([fill, { '::before': { insetInlineStart: '-0.625rem' } }]);

export const thumb = style({
  top: '50%',
  width: '1.25rem',
  height: '1.25rem',
  border: `2px solid ${vars.accent.fill}`,
  borderRadius: '50%',
  background: vars.surface.overlay,
  selectors: {
    '&[data-dragging]': { background: vars.accent.fill },
    [when.focusVisible]: { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
  },
  '@media': { [screen.coarse]: { width: '1.5rem', height: '1.5rem' } },
});
