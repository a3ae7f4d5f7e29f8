import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/vars.css';
import { narrowList } from '#ui/VirtualList/VirtualList.css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem 1.75rem minmax(8rem, 1fr) 3.5rem 9.5rem 2.5rem 9rem 2.25rem',
  gridTemplateAreas: '"select turn name progress status who date more"',
  alignItems: 'center',
  columnGap: vars.space.s,
  height: '100%',
  paddingInline: vars.space.s,
  borderBottom: `1px solid ${vars.border.hairline}`,
  background: vars.surface.raised,
  selectors: {
    '&[data-selected]': { background: vars.accent.soft },
    '&:hover:not([data-selected])': { background: vars.neutral.soft },
  },
  '@container': {
    [narrowList]: {
      gridTemplateColumns: '1.75rem minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"select name name more" "turn status who date"',
      columnGap: '2px',
      rowGap: '2px',
      alignContent: 'center',
    },
  },
});

export const select = style({ gridArea: 'select', display: 'grid', placeItems: 'center' });
export const turn = style({ gridArea: 'turn', display: 'grid', placeItems: 'center' });
export const name = style({
  gridArea: 'name',
  overflow: 'hidden',
  color: vars.text.primary,
  fontSize: vars.size.m,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderRadius: '6px',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' },
  },
});
export const progress = style({
  gridArea: 'progress',
  color: vars.text.secondary,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '@container': { [narrowList]: { display: 'none' } },
});
const area = (gridArea: string) => style({ gridArea, minWidth: 0, display: 'flex' });
export const status = area('status');
export const who = area('who');
export const date = area('date');
export const more = style([area('more'), { justifySelf: 'end' }]);

/** A thing in a row that can be pressed: it looks like what it shows until the pointer comes. */
export const cell = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minWidth: '1.75rem',
  minHeight: '1.75rem',
  maxWidth: '100%',
  padding: '2px 6px',
  border: 0,
  borderRadius: '8px',
  background: 'transparent',
  color: vars.text.secondary,
  font: 'inherit',
  fontSize: vars.size.s,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@container': { [narrowList]: { paddingInline: '4px' } },
  selectors: {
    '&:hover:not(:disabled)': { background: vars.neutral.soft, color: vars.text.primary },
    '&:disabled': { cursor: 'default' },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: '-2px' },
  },
});

export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const chevron = recipe({
  base: { display: 'inline-flex', transition: 'rotate 150ms', color: vars.text.secondary },
  variants: { isOpen: { true: { rotate: '90deg' } } },
});

export const empty = style({
  width: '1.5rem',
  height: '1.5rem',
  border: `1px dashed ${vars.border.control}`,
  borderRadius: '50%',
});

export const subRow = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem 1.75rem minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.s,
  height: '100%',
  paddingInline: vars.space.s,
  borderBottom: `1px solid ${vars.border.hairline}`,
  background: vars.surface.sunken,
  fontSize: vars.size.s,
});

export const subName = recipe({
  base: { gridColumn: 3, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  variants: { isDone: { true: { color: vars.text.secondary, textDecoration: 'line-through' } } },
});

export const subTick = style({ gridColumn: 2, display: 'grid', placeItems: 'center' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  height: '100%',
  paddingInline: vars.space.s,
  borderBottom: `1px solid ${vars.border.hairline}`,
  background: vars.surface.sunken,
  fontSize: vars.size.s,
});

export const count = style({ color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });

export const frame = style({
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  overflow: 'clip',
});
