import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

/** What was said, block below block. */
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minWidth: 0,
  color: vars.text.primary,
  fontSize: vars.size.m,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

export const paragraph = style({ margin: 0 });

export const heading = style({ margin: 0, fontWeight: vars.weight.strong });

export const quote = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  margin: 0,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.border.control}`,
  color: vars.text.secondary,
});

export const list = style({ margin: 0, paddingInlineStart: vars.space.l });
globalStyle(`${list} p`, { display: 'inline' });

export const task = style({ listStyle: 'none', textIndent: `calc(-1 * ${vars.space.l})` });

export const code = style({
  padding: '1px 4px',
  borderRadius: '4px',
  background: vars.neutral.soft,
  fontFamily: vars.font.mono,
  fontSize: '0.92em',
});

export const block = style({
  overflowX: 'auto',
  margin: 0,
  padding: vars.space.m,
  borderRadius: vars.radius.control,
  background: vars.surface.sunken,
  fontFamily: vars.font.mono,
  fontSize: vars.size.s,
  lineHeight: 1.5,
  overflowWrap: 'normal',
});

export const sideways = style({ overflowX: 'auto' });

export const table = style({ borderCollapse: 'collapse', fontSize: vars.size.s });

export const cell = style({
  padding: '4px 8px',
  border: `1px solid ${vars.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
});

export const line = style({ width: '100%', margin: 0, border: 0, borderTop: `1px solid ${vars.border.hairline}` });

export const mention = style({
  padding: '1px 4px',
  borderRadius: '4px',
  background: vars.accent.soft,
  color: vars.accent.softInk,
  fontWeight: vars.weight.medium,
});
