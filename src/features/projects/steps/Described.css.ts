import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/vars.css';

export const text = recipe({
  base: { fontSize: vars.size.m, lineHeight: '1.375rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  variants: { isEmpty: { true: { color: vars.text.secondary } } },
});
