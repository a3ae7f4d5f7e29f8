import { globalStyle, style } from '@vanilla-extract/css';
import { coveredFoot } from '#ui/theme/covered.css';
import { screen } from '#ui/theme/states';
import { vars } from '#ui/theme/vars.css';

export const pill = style({
  position: 'fixed',
  zIndex: 90,
  // Notices have the other corner.
  bottom: 'max(16px, env(safe-area-inset-bottom))',
  insetInlineStart: '64px',
  maxInlineSize: 'min(36rem, calc(100vw - 80px))',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  padding: `${vars.space.xs} ${vars.space.xs} ${vars.space.xs} ${vars.space.m}`,
  borderRadius: vars.radius.card,
  background: vars.surface.overlay,
  boxShadow: vars.elevation,
  '@media': {
    [screen.narrow]: { insetInline: '12px', maxInlineSize: 'none' },
    print: { display: 'none' },
  },
});

// On a phone there is but one corner: notices stand above it.
globalStyle(`:root:has(${pill})`, { '@media': { [screen.narrow]: { vars: { [coveredFoot]: '3.75rem' } } } });

export const final = style({ paddingInlineEnd: vars.space.s });
