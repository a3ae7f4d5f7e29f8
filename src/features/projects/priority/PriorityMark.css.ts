import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/vars.css';

export const mark = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    color: vars.text.secondary,
    fontSize: vars.size.s,
    whiteSpace: 'nowrap',
  },
  variants: { isUrgent: { true: { color: vars.critical.softInk, fontWeight: vars.weight.medium } } },
});
