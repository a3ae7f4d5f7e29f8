import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { coveredFoot } from '../theme/covered.css';
import { screen, when } from '../theme/states';
import { vars } from '../theme/vars.css';

const ink = createVar();
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const region = style({
  position: 'fixed',
  zIndex: 200,
  bottom: `calc(max(16px, env(safe-area-inset-bottom)) + ${fallbackVar(coveredFoot, '0px')})`,
  insetInlineEnd: '16px',
  width: 'min(26rem, calc(100vw - 32px))',
  borderRadius: vars.radius.card,
  outline: 0,
  selectors: {
    [when.focusVisible]: { outline: `2px solid ${vars.focus}`, outlineOffset: 3 },
    // Above the bar of view-as mode.
    '[data-viewing] &': { bottom: '6rem' },
  },
  '@media': { [screen.narrow]: { insetInline: '12px', width: 'auto' }, print: { display: 'none' } },
});

const tone = (of: { softInk: string }) => ({ vars: { [ink]: of.softInk } });

export const toast = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s,
    padding: '8px 8px 8px 14px',
    borderRadius: vars.radius.card,
    background: vars.surface.overlay,
    color: vars.text.primary,
    boxShadow: vars.elevation,
    outline: 0,
    animation: `${arrive} ${vars.motion.calm} ${vars.motion.ease}`,
    selectors: { [when.focusVisible]: { outline: `2px solid ${vars.focus}`, outlineOffset: 2 } },
  },
  variants: {
    variant: {
      default: tone(vars.neutral),
      destructive: tone(vars.critical),
      warning: tone(vars.warning),
      success: tone(vars.positive),
      info: tone(vars.info),
    },
  },
});

export const icon = style({ display: 'grid', alignItems: 'center', height: '1.75rem', color: ink });

export const content = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', padding: '4px 0' });

export const title = style({ fontSize: vars.size.m, fontWeight: vars.weight.medium, lineHeight: '1.25rem' });

export const description = style({ color: vars.text.secondary, fontSize: vars.size.s, lineHeight: 1.45 });
