import { style } from '@vanilla-extract/css';
import { when } from '../theme/states';
import { vars } from '../theme/vars.css';

export const disclosure = style({ minWidth: 0 });

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space.s });

export const heading = style({ flex: 1, minWidth: 0, fontSize: vars.size.m, fontWeight: vars.weight.medium });

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  width: '100%',
  minHeight: vars.control.medium,
  padding: '4px 8px 4px 6px',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    [when.hovered]: { background: vars.neutral.soft },
    [when.focusVisible]: { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
    [when.disabled]: { opacity: 0.5, cursor: 'default' },
  },
});

export const chevron = style({
  display: 'grid',
  color: vars.text.secondary,
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { [`${disclosure}[data-expanded] > ${row} &`]: { transform: 'rotate(90deg)' } },
});

export const title = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const aside = style({ display: 'flex', alignItems: 'center', gap: vars.space.s });

export const panel = style({ minWidth: 0 });

export const inner = style({ padding: '4px 8px 12px 28px' });
