import { style } from '@vanilla-extract/css';
import { screen, when } from '../theme/states';
import { vars } from '../theme/vars.css';

export const field = style({ display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 0 });

export const row = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  minHeight: '1.5rem',
  padding: '2px 0',
  fontSize: vars.size.m,
  lineHeight: '1.25rem',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { [when.disabled]: { opacity: 0.5, cursor: 'default' }, '&[data-readonly]': { cursor: 'default' } },
  '@media': { [screen.coarse]: { minHeight: '2.75rem', padding: '12px 0' } },
});

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '1.125rem',
  height: '1.125rem',
  marginTop: '1px',
  border: `1px solid ${vars.border.control}`,
  borderRadius: '5px',
  background: vars.surface.raised,
  color: 'transparent',
  selectors: {
    '[data-hovered] > &': { borderColor: vars.text.secondary },
    '[data-invalid] > &': { borderColor: vars.critical.softInk },
    '[data-selected] > &': { borderColor: vars.accent.fill, background: vars.accent.fill, color: vars.accent.ink },
    '[data-indeterminate] > &': { borderColor: vars.accent.fill, background: vars.accent.fill, color: vars.accent.ink },
    '[data-readonly] > &': { borderColor: vars.border.control, background: 'none' },
    '[data-readonly]:is([data-selected], [data-indeterminate]) > &': { color: vars.text.primary },
    '[data-focus-visible] > &': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
  },
});
