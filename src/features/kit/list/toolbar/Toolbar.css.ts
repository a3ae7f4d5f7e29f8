import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.css';

const tight = '(max-width: 56rem)';
const tightest = '(max-width: 34rem)';
const narrow = '(max-width: 47.99rem)';

/** What the line goes by is the room it has, beside a sidebar or a panel. */
export const place = style({ containerType: 'inline-size', '@media': { print: { display: 'none' } } });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minWidth: 0,
  '@container': { [tightest]: { flexWrap: 'wrap' } },
  '@media': { print: { display: 'none' } },
});

export const search = style({
  flex: '0 1 18rem',
  minWidth: '8rem',
  '@media': { [narrow]: { flex: '1 1 8rem' } },
});

/** Filters that are set: what has no room is reached by scrolling, so that the line stays one. */
export const chips = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  flex: '1 1 0',
  minWidth: 0,
  padding: '3px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@container': { [tightest]: { order: 1, flexBasis: '100%', selectors: { '&:empty': { display: 'none' } } } },
});

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  flexShrink: 0,
  marginInlineStart: 'auto',
});

/** Words that a line without room for them leaves to whoever listens. */
export const words = style({
  '@container': {
    [tight]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const choices = style({ inlineSize: '18rem', maxInlineSize: '100%' });

export const shown = style({ display: 'flex', alignItems: 'center', gap: vars.space.s });
