import { style } from '@vanilla-extract/css';
import { offPaper } from '../theme/off-paper.css';
import { vars } from '../theme/vars.css';

export const header = style([
  offPaper,
  {
    position: 'sticky',
    top: 0,
    zIndex: 10,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.s,
    minHeight: vars.width.header,
    padding: '0 clamp(8px, 1.5vw, 16px)',
    borderBottom: `1px solid ${vars.border.hairline}`,
    background: vars.surface.page,
  },
]);

/** Where it would be cut to nothing, what is at hand takes a line of its own. */
export const start = style({ display: 'flex', alignItems: 'center', gap: vars.space.s, flex: '1 1 7rem', minWidth: 0 });

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px',
  marginInlineStart: 'auto',
});
