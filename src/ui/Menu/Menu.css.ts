import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import * as floating from '../Popover/Popover.css';
import { when } from '../theme/states';
import { vars } from '../theme/vars.css';

export const item = recipe({
  base: floating.item,
  variants: {
    tone: {
      neutral: {},
      critical: {
        color: vars.critical.softInk,
        selectors: {
          [when.focused]: { background: vars.critical.soft },
          [when.hovered]: { background: vars.critical.soft },
        },
      },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export const icon = style({ display: 'grid', opacity: 0.8 });

export const shortcut = style({ color: vars.text.secondary, fontFamily: 'inherit', fontSize: vars.size.xs });

export const section = style({ selectors: { '& + &': { marginTop: '4px' } } });

export const header = style({
  padding: '6px 8px 2px',
  color: vars.text.secondary,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
});

export const separator = style({ height: 1, margin: '4px -4px', border: 0, background: vars.border.hairline });
