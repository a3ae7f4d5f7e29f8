import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/vars.css';

const columnsOf = (minWidth: string) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minWidth}), 1fr))`,
});

export const columns = recipe({
  base: { display: 'grid', alignItems: 'start', width: '100%', minWidth: 0 },
  variants: {
    space: {
      s: { gap: vars.space.s },
      m: { gap: vars.space.m },
      l: { gap: vars.space.l },
      xl: { gap: vars.space.xl },
    },
    minWidth: { s: columnsOf('12rem'), m: columnsOf('18rem'), l: columnsOf('26rem') },
  },
  defaultVariants: { space: 'm', minWidth: 'm' },
});
