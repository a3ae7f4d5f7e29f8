import { style } from '@vanilla-extract/css';
import { when } from '../theme/states';
import { vars } from '../theme/vars.css';

export const zone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${vars.space.xs} ${vars.space.s}`,
  padding: vars.space.l,
  border: `1px dashed ${vars.border.control}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  color: vars.text.secondary,
  fontSize: vars.size.m,
  textAlign: 'center',
  selectors: {
    '&[data-drop-target]': { borderStyle: 'solid', borderColor: vars.focus, background: vars.accent.soft },
    '&[data-wrong]': { borderColor: vars.critical.softInk },
    [when.focusVisible]: { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
    [when.disabled]: { opacity: 0.5 },
  },
});

export const refused = style({ display: 'flex', flexDirection: 'column', gap: '2px' });

export const list = style({ display: 'flex', flexDirection: 'column', gap: '4px' });

export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minWidth: 0,
  paddingBlock: '3px',
  paddingInline: '11px 3px',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.control,
  fontSize: vars.size.m,
});

export const fileIcon = style({ color: vars.text.secondary });

export const name = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const size = style({
  flexShrink: 0,
  color: vars.text.secondary,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  unicodeBidi: 'plaintext',
});
