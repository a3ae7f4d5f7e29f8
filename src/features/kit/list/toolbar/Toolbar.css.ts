import { globalStyle, style } from '@vanilla-extract/css';
import { offPaper } from '#ui/theme/off-paper.css';
import { vars } from '#ui/theme/vars.css';

const middling = '(min-width: 34rem) and (max-width: 70rem)';
const tight = '(max-width: 56rem)';
const tightest = '(max-width: 34rem)';
const narrow = '(max-width: 47.99rem)';
const tiny = '(max-width: 22.49rem)';

/** Left to whoever listens. */
const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

/** What the line goes by is the room it has, beside a sidebar or a panel. */
export const place = style([offPaper, { containerType: 'inline-size' }]);

export const bar = style([
  offPaper,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minWidth: 0,
    '@container': { [tightest]: { flexWrap: 'wrap' } },
  },
]);

export const search = style({
  flex: '0 1 22rem',
  minWidth: '8rem',
  '@container': { [middling]: { flexBasis: '18rem' } },
  '@media': { [narrow]: { flex: '1 1 8rem' } },
});

/** Opens towards the filters that are set, and moves nothing else; on a phone it takes the line while it is written in. */
export const magnifier = style({
  flexShrink: 0,
  selectors: { '&:focus-within, &:has(:not([data-empty]) > * > input)': { flex: '0 1 16rem', minWidth: '8rem' } },
  '@media': { [narrow]: { selectors: { '&:focus-within': { flex: '1 1 0' } } } },
});

export const lead = style({
  // What is said below it lies over the list.
  position: 'relative',
  zIndex: 4,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.m,
  flex: '0 1 28rem',
  minWidth: 0,
  '@media': {
    [narrow]: { flex: '1 1 0', selectors: { [`&:has(+ ${magnifier}:focus-within)`]: { display: 'none' } } },
  },
});

// What was refused has the whole width below.
globalStyle(`${bar}:has([data-refused])`, { flexWrap: 'wrap' });
globalStyle(`${bar}:has([data-refused]) > ${lead}`, { flexBasis: '100%' });

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

globalStyle(`${chips} > *`, { flexShrink: 0 });

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  flexShrink: 0,
  marginInlineStart: 'auto',
});

/** Words that a line without room for them leaves to whoever listens. */
export const words = style({
  '@container': { [tight]: hidden },
});

/** Seen where the search beside it has room. */
export const seenIfRoom = style({ '@media': { [tiny]: hidden } });

export const choices = style({ inlineSize: '18rem', maxInlineSize: '100%' });

export const shown = style({ display: 'flex', alignItems: 'center', gap: vars.space.s });
