import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

const chosen = {
  background: vars.accent.soft,
  color: vars.accent.softInk,
  borderColor: `color-mix(in oklab, ${vars.accent.softInk} 55%, transparent)`,
};

/** Doubled specificity, so that it overrides the weight whichever stylesheet comes first. */
export const toggle = style({
  selectors: {
    '&&[data-selected]': chosen,
    '&&[data-selected][data-hovered]': { borderColor: vars.accent.softInk },
  },
});
