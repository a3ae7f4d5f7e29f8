import { globalStyle, style } from '@vanilla-extract/css';
import { offPaper } from '../theme/off-paper.css';
import { vars } from '../theme/vars.css';

const width = 'min(clamp(24rem, 32vw, 34rem), 100vw)';

export const panel = style([
  offPaper,
  {
    position: 'fixed',
    zIndex: 6,
    insetBlock: `${vars.width.header} 0`,
    insetInlineEnd: 0,
    display: 'flex',
    flexDirection: 'column',
    width,
    borderInlineStart: `1px solid ${vars.border.hairline}`,
    background: vars.surface.raised,
    color: vars.text.primary,
    outline: 0,
  },
]);

// The page shrinks to make room for the panel.
globalStyle(`main:has(${panel}, [data-side-panel-room])`, {
  '@media': { '(min-width: 60rem)': { paddingInlineEnd: width } },
});

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.s,
  padding: '14px 12px 8px 20px',
});

export const title = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: `calc((${vars.control.s} - 1.35em) / 2)`,
  fontSize: vars.size.l,
  fontWeight: vars.weight.strong,
  lineHeight: 1.35,
  letterSpacing: '-0.006em',
  overflowWrap: 'break-word',
});

export const body = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: '4px 20px 32px',
  fontSize: vars.size.m,
  ':focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: '-2px' },
});
