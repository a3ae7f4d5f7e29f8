import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/vars.css';

export const deadline = recipe({
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    columnGap: vars.space.s,
    fontSize: vars.size.s,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  variants: {
    isStacked: { true: { flexDirection: 'column' }, false: { alignItems: 'center' } },
    isTight: { true: { flexWrap: 'nowrap', columnGap: '6px' } },
    isMarked: { true: { color: vars.critical.softInk, fontWeight: vars.weight.medium } },
  },
});

export const nearness = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: vars.space.xs },
  variants: {
    isTight: { true: { '@container': { '(max-width: 62rem)': { display: 'none' } } } },
    isLate: {
      true: { color: vars.critical.softInk, fontWeight: vars.weight.medium },
      false: { color: vars.text.secondary },
    },
  },
});
