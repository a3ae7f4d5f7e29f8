import { style } from '@vanilla-extract/css';
import { offPaper } from '#ui/theme/off-paper.css';
import { vars } from '#ui/theme/vars.css';

export const acts = style([offPaper, { display: 'flex', gap: vars.space.s }]);

export const step = style({ breakInside: 'avoid' });

export const tick = style({
  display: 'inline-block',
  flex: 'none',
  width: '0.9rem',
  height: '0.9rem',
  border: `1px solid ${vars.border.control}`,
  borderRadius: '3px',
  lineHeight: '0.8rem',
  textAlign: 'center',
});
