import { globalStyle, style } from '@vanilla-extract/css';
import { button } from '#ui/Button/Button.css';
import { screen } from '#ui/theme/states';
import { vars } from '#ui/theme/vars.css';

export const wide = '(min-width: 960px)';

// Links and buttons of the header say how they are displayed, and some of them are hidden.
globalStyle('[hidden]', { display: 'none !important' });

// On paper nothing can be opened: answers are printed with their questions.
globalStyle('details:not([data-menu])::details-content', { '@media': { print: { contentVisibility: 'visible' } } });

/** As wide as the site's text, header and footer stand. */
export const column = style({
  inlineSize: '100%',
  maxInlineSize: '76rem',
  marginInline: 'auto',
  paddingInline: 'clamp(20px, 4vw, 48px)',
});

export const main = style({ display: 'block', ':focus-visible': { outline: 'none' } });

/** A section of a page. */
export const section = style({
  paddingBlock: 'clamp(3rem, 7vw, 6rem)',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
});

export const eyebrow = style({
  color: vars.accent.softInk,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  letterSpacing: '0.01em',
});

/** Larger than any title inside of the product: it is read once, from afar. */
export const title = style({
  fontSize: 'clamp(2.125rem, 1.4rem + 3vw, 3.75rem)',
  fontWeight: vars.weight.strong,
  lineHeight: 1.06,
  letterSpacing: '-0.03em',
  textWrap: 'balance',
});

export const heading = style({
  fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)',
  fontWeight: vars.weight.strong,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
});

export const pointTitle = style({ fontSize: vars.size.l, fontWeight: vars.weight.strong, lineHeight: 1.35 });

export const lead = style({
  maxInlineSize: '38rem',
  color: vars.text.secondary,
  fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)',
  lineHeight: 1.6,
  textWrap: 'pretty',
});

export const text = style({ maxInlineSize: '40rem', fontSize: vars.size.l, lineHeight: 1.6, textWrap: 'pretty' });
export const quiet = style([text, { color: vars.text.secondary }]);
export const small = style({ color: vars.text.secondary, fontSize: vars.size.s, lineHeight: 1.5 });

export const stack = style({ display: 'grid', gap: vars.space.m, alignContent: 'start', justifyItems: 'start' });
export const opening = style({ display: 'grid', gap: vars.space.l, alignContent: 'start', justifyItems: 'start' });

/** A title on the left and its content on the right; stacked on narrow screens. */
export const beside = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', gap: '4rem' } },
});

export const columns = style({
  display: 'grid',
  inlineSize: '100%',
  gap: vars.space.xl,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m });

const large = { minBlockSize: '2.75rem', paddingInline: '18px', fontSize: vars.size.l } as const;

export const act = style([
  button({ tone: 'accent', weight: 'strong' }),
  { ...large, ':hover': { background: vars.accent.hover } },
]);
export const otherAct = style([
  button({ tone: 'neutral', weight: 'soft' }),
  { ...large, ':hover': { borderColor: vars.border.control } },
]);

export const link = style({
  color: vars.accent.softInk,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  ':hover': { textDecorationThickness: 2 },
});

/** As large as a finger. */
export const fingerSize = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  minInlineSize: '2.75rem',
} as const;

/** Room for a finger, where one is used. */
export const finger = style({
  '@media': { [screen.coarse]: fingerSize },
});

/** A link that stands by itself. */
export const standingLink = style([link, finger]);

/** A raised sheet. */
export const sheet = style({
  padding: 'clamp(20px, 3vw, 32px)',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
});

export const hero = style({
  display: 'grid',
  gap: vars.space['2xl'],
  paddingBlock: 'clamp(2.5rem, 6vw, 5.5rem) clamp(3rem, 7vw, 6rem)',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', gap: '4rem', alignItems: 'end' } },
});

export const sign = style({
  display: 'grid',
  gap: vars.space.s,
  alignContent: 'start',
  paddingBlockStart: vars.space.l,
  borderBlockStart: `2px solid ${vars.accent.fill}`,
});

export const rows = style({ display: 'grid' });

export const row = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlock: vars.space.l,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` },
  },
});

export const steps = style({
  display: 'grid',
  inlineSize: '100%',
  gap: vars.space.xl,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  counterReset: 'step',
});

export const step = style({
  display: 'grid',
  gap: vars.space.s,
  alignContent: 'start',
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    color: vars.accent.softInk,
    fontFamily: vars.font.mono,
    fontSize: vars.size.s,
    fontWeight: vars.weight.medium,
  },
});
