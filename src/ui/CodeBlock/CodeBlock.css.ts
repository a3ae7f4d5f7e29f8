import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const block = style({
  position: 'relative',
  minWidth: 0,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.control,
  background: vars.surface.sunken,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  padding: '3px 3px 3px 12px',
  borderBottom: `1px solid ${vars.border.hairline}`,
  color: vars.text.secondary,
  fontSize: vars.size.s,
});

export const title = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

// Paper does not scroll.
export const lines = style({
  margin: 0,
  font: 'inherit',
  width: 'max-content',
  '@media': { print: { width: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } },
});

export const text = style({
  maxHeight: '24rem',
  padding: vars.space.m,
  overflow: 'auto',
  fontFamily: vars.font.mono,
  fontSize: vars.size.s,
  lineHeight: 1.6,
  tabSize: 2,
  ':focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
});
