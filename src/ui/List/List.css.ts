import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/vars.css';

export const list = recipe({
  base: { display: 'flex', flexDirection: 'column', minWidth: 0, margin: 0, padding: 0, listStyle: 'none' },
  variants: {
    frame: {
      none: {},
      card: {
        overflow: 'hidden',
        border: `1px solid ${vars.border.hairline}`,
        borderRadius: vars.radius.card,
        background: vars.surface.raised,
      },
    },
    density: { comfortable: {}, compact: {} },
  },
  defaultVariants: { frame: 'none', density: 'comfortable' },
});

export const item = recipe({
  base: {
    minWidth: 0,
    borderBottom: `1px solid ${vars.border.hairline}`,
    fontSize: vars.size.m,
    overflowWrap: 'anywhere',
    selectors: { '&:last-child': { borderBottom: 0 } },
  },
  variants: {
    frame: { none: {}, card: { paddingInline: '16px' } },
    density: { comfortable: { paddingBlock: '10px' }, compact: { paddingBlock: '5px', fontSize: vars.size.s } },
  },
  defaultVariants: { frame: 'none', density: 'comfortable' },
});

export const nothing = style({ padding: vars.space.l, color: vars.text.secondary, textAlign: 'center' });
