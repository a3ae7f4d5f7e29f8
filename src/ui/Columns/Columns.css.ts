import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/vars.css';

const atLeast = (least: string) => ({ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))` });

export const columns = recipe({
  base: { display: 'grid', alignItems: 'start', width: '100%', minWidth: 0 },
  variants: {
    space: {
      s: { gap: vars.space.s },
      m: { gap: vars.space.m },
      l: { gap: vars.space.l },
      xl: { gap: vars.space.xl },
    },
    least: { small: atLeast('12rem'), medium: atLeast('18rem'), large: atLeast('26rem') },
  },
  defaultVariants: { space: 'm', least: 'medium' },
});
