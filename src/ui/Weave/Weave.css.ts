import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/vars.css';

const thread = { fill: 'none', strokeWidth: 1.25, strokeLinecap: 'round' } as const;

export const warp = style({ ...thread, stroke: vars.accent.fill });
export const weft = style({
  ...thread,
  stroke: `color-mix(in oklab, ${vars.accent.softInk} 72%, ${vars.surface.page})`,
});
export const rare = style({ ...thread, stroke: vars.warning.fill, strokeWidth: 1.5 });
export const torn = style({ ...thread, stroke: vars.critical.softInk, strokeWidth: 1.5 });

export const cloth = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  maskImage: 'linear-gradient(160deg, black 20%, rgb(0 0 0 / 0.55) 60%, rgb(0 0 0 / 0.12))',
});

const comeIn = keyframes({
  '0%': { opacity: 0, transform: 'translateX(-12px)' },
  '18%, 82%': { opacity: 1, transform: 'none' },
  '100%': { opacity: 0, transform: 'none' },
});

const isLoomClass = style({});

export const swatch = recipe({
  base: { width: '8.5rem', maxWidth: '100%', height: 'auto' },
  variants: { isLoom: { true: [isLoomClass], false: {} } },
});

globalStyle(`${isLoomClass} > g:last-child > path`, { animation: `${comeIn} 2.8s ${vars.motion.ease} infinite both` });
for (let row = 1; row < 6; row++) {
  globalStyle(`${isLoomClass} > g:last-child > path:nth-child(${row + 1})`, { animationDelay: `${row * 140}ms` });
}
