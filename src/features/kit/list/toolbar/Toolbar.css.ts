import { globalStyle, style } from '@vanilla-extract/css';
import { offPaper } from '#ui/theme/off-paper.css';
import { vars } from '#ui/theme/vars.css';

const middling = '(min-width: 34rem) and (max-width: 70rem)';
const tight = '(max-width: 56rem)';
const tightest = '(max-width: 34rem)';
const narrow = '(max-width: 47.99rem)';
const tiny = '(max-width: 22.49rem)';

/** Visible to screen readers only. */
const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

/** A container query, because a sidebar or panel may narrow the toolbar. */
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

/** Expands over the active filters without a layout shift; on a phone it fills the line while focused. */
export const magnifier = style({
  flexShrink: 0,
  selectors: { '&:focus-within, &:has(:not([data-empty]) > * > input)': { flex: '0 1 16rem', minWidth: '8rem' } },
  '@media': { [narrow]: { selectors: { '&:focus-within': { flex: '1 1 0' } } } },
});

export const lead = style({
  // Messages below the input overlay the list.
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

// An error needs the full width below.
globalStyle(`${bar}:has([data-refused])`, { flexWrap: 'wrap' });
globalStyle(`${bar}:has([data-refused]) > ${lead}`, { flexBasis: '100%' });

/** Active filters scroll horizontally, so that the toolbar stays on one line. */
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

/** Labels that are hidden visually where the line has no room. */
export const words = style({
  '@container': { [tight]: hidden },
});

/** Visible if the search field beside it has room. */
export const seenIfRoom = style({ '@media': { [tiny]: hidden } });

export const choices = style({ inlineSize: '18rem', maxInlineSize: '100%' });

export const shown = style({ display: 'flex', alignItems: 'center', gap: vars.space.s });
