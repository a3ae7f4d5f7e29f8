import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/vars.css';

const beside = '(min-width: 960px)';

export const scene = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xl,
    alignItems: 'center',
  },
  variants: {
    shape: {
      beside: {
        '@media': {
          [beside]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: vars.space['2xl'] },
        },
      },
      turned: {
        '@media': {
          [beside]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: vars.space['2xl'] },
        },
      },
      below: {},
    },
  },
});

export const said = recipe({
  base: { display: 'grid', gap: vars.space.m, maxInlineSize: '40rem' },
  variants: { shape: { beside: {}, turned: { '@media': { [beside]: { order: 1 } } }, below: {} } },
});

export const title = style({
  margin: 0,
  fontSize: 'clamp(1.375rem, 1.1rem + 1.1vw, 2rem)',
  fontWeight: vars.weight.strong,
  lineHeight: 1.2,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
});

export const piece = style({ minInlineSize: 0 });

export const end = style({
  position: 'relative',
  overflow: 'hidden',
  padding: vars.space.l,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.border.hairline}`,
  background: vars.surface.sunken,
  '@media': { [beside]: { padding: vars.space['2xl'] } },
});

export const endWords = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.l,
  padding: vars.space.xl,
  borderRadius: vars.radius.card,
  background: vars.surface.page,
  boxShadow: vars.elevation,
  '@media': { [beside]: { maxInlineSize: '34rem' } },
});
