import { createVar, style } from '@vanilla-extract/css';
import { screen, when } from '../theme/states';
import { vars } from '../theme/vars.css';

export const share = createVar();

export const split = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, calc(${share} * 1%)) auto minmax(0, 1fr)`,
  minWidth: 0,
  height: '100%',
  '@media': {
    [screen.narrow]: { display: 'flex', flexDirection: 'column', gap: vars.space.m, height: 'auto' },
  },
});

export const pane = style({
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  '@media': { [screen.narrow]: { overflow: 'visible' } },
});

/** A visible hairline with a wider press target. */
export const separator = style({
  position: 'relative',
  width: '1.5rem',
  cursor: 'col-resize',
  touchAction: 'none',
  outline: 0,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 'calc(50% - 0.5px)',
    width: 1,
    background: vars.border.hairline,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 'calc(50% - 2px)',
    top: 'calc(50% - 1rem)',
    width: 4,
    height: '2rem',
    borderRadius: 2,
    background: vars.border.control,
  },
  selectors: {
    [`${when.hovered}::before`]: { background: vars.border.control },
    '&[data-dragging]::before': { background: vars.focus },
    '&[data-dragging]::after': { background: vars.focus },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -2, borderRadius: '6px' },
  },
  '@media': { [screen.narrow]: { display: 'none' } },
});
