import { style } from '@vanilla-extract/css';
import { row as checkboxRow } from '../Checkbox/Checkbox.css';
import { when } from '../theme/states';
import { vars } from '../theme/vars.css';

export const row = style([checkboxRow, { gap: '10px', selectors: { [when.disabled]: { opacity: 0.5 } } }]);

export const track = style({
  flexShrink: 0,
  width: '2rem',
  height: '1.25rem',
  padding: '2px',
  border: `1px solid ${vars.border.control}`,
  borderRadius: '999px',
  background: vars.surface.sunken,
  selectors: {
    '[data-selected] > &': { borderColor: vars.accent.fill, background: vars.accent.fill },
    '[data-readonly] > &': { borderColor: vars.border.control, background: 'none' },
    '[data-focus-visible] > &': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
  },
});

export const thumb = style({
  display: 'block',
  width: '0.875rem',
  height: '0.875rem',
  borderRadius: '50%',
  background: vars.border.control,
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '[data-selected] &': { background: vars.accent.ink, transform: 'translateX(0.75rem)' },
    '[data-readonly][data-selected] &': { background: vars.text.primary },
    '[dir="rtl"] [data-selected] &': { transform: 'translateX(-0.75rem)' },
  },
});
