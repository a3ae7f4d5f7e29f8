import { style } from '@vanilla-extract/css';
import { when } from '../theme/states';
import { vars } from '../theme/vars.css';

export const disclosure = style({ minWidth: 0 });

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: vars.space.s });

export const heading = style({ flex: '1 1 10rem', minWidth: 0, fontSize: vars.size.m, fontWeight: vars.weight.medium });

export const trigger = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  width: '100%',
  // A single line is as high as a control; in a wrapped title the chevron aligns with the first line.
  paddingBlock: `calc((${vars.control.m} - 1lh) / 2)`,
  paddingInline: '6px 8px',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
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
  alignItems: 'center',
  height: '1lh',
  color: vars.text.secondary,
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '[dir="rtl"] &': { transform: 'rotate(180deg)' },
    [`${disclosure}[data-expanded] > ${row} &`]: { transform: 'rotate(90deg)' },
  },
});

export const title = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const aside = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: vars.control.m,
});

export const panel = style({ minWidth: 0 });

export const inner = style({ paddingBlock: '4px 12px', paddingInline: '28px 8px' });
