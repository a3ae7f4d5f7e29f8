import { recipe } from '@vanilla-extract/recipes';
import { screen, when } from '../theme/states';
import { vars } from '../theme/vars.css';

const away = { transform: 'translateX(100%)' };
const awayBack = { transform: 'translateX(-100%)' };

export const drawer = recipe({
  base: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    display: 'flex',
    width: '100%',
    borderInlineStart: `1px solid ${vars.border.hairline}`,
    background: vars.surface.overlay,
    color: vars.text.primary,
    boxShadow: vars.elevation,
    outline: 0,
    transition: `transform ${vars.motion.calm} ${vars.motion.ease}`,
    selectors: {
      [when.entering]: away,
      [when.exiting]: away,
      '[dir="rtl"] &[data-entering]': awayBack,
      '[dir="rtl"] &[data-exiting]': awayBack,
    },
    // On a phone the drawer covers the page.
    '@media': { [screen.narrow]: { maxWidth: 'none', borderInlineStart: 0 } },
  },
  variants: {
    size: {
      s: { maxWidth: 'min(24rem, 100vw)' },
      m: { maxWidth: 'min(32rem, 100vw)' },
      l: { maxWidth: 'min(48rem, 100vw)' },
    },
  },
});
