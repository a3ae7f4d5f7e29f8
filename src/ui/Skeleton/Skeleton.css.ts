import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { appear } from '../theme/appear.css';
import { vars } from '../theme/vars.css';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** The group of placeholders of one element. */
export const awaited = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  animation: `${appear} ${vars.motion.quick} 150ms ${vars.motion.ease} both`,
});

export const skeleton = recipe({
  base: { display: 'block', background: vars.neutral.soft, animation: `${breathe} 1.6s ease-in-out infinite` },
  variants: {
    shape: {
      text: {
        height: '0.75rem',
        marginBlock: '0.25rem',
        borderRadius: '4px',
        selectors: { '&:last-child:not(:first-child)': { width: '62%' } },
      },
      title: { height: '1.25rem', width: '40%', borderRadius: '6px' },
      block: { height: '7rem', borderRadius: vars.radius.card },
    },
  },
});
