import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

export const tags = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: '4px',
  color: vars.text.secondary,
  fontSize: vars.size.s,
  // On a phone and beside the panel the name needs all there is; the panel shows them.
  '@container': { '(max-width: 64rem)': { display: 'none' } },
});
