import { style } from '@vanilla-extract/css';
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
    [screen.narrow]: { top: '64px', bottom: 'auto', insetInline: '12px', maxInlineSize: 'none' },
    print: { display: 'none' },
  },
});

export const final = style({ paddingInlineEnd: vars.space.s });
